import { SOUND_NAMES, type SoundName } from '@potager/kernel';
import { describe, expect, it } from 'vitest';
import { SoundQueue } from './sound-queue.ts';

const placeAll = (names: readonly SoundName[], now = 0): (number | undefined)[] => {
  const queue = new SoundQueue();
  return names.map((name) => queue.place(name, now));
};

describe('sounds', () => {
  it('are heard at once where nothing else is', () => {
    expect(placeAll(['draw'], 7)).toEqual([7]);
  });

  it('that come together are heard one after the other', () => {
    const [build, walk, complete] = placeAll(['build', 'walk', 'complete']) as number[];
    expect(build).toBe(0);
    expect(walk! - build!).toBeGreaterThan(0.05);
    expect(complete! - walk!).toBeGreaterThan(0.05);
  });

  it('do not pile up: of twenty at once four are heard, within a third of a second', () => {
    const others = SOUND_NAMES.filter((name) => !['turn', 'victory', 'rest'].includes(name));
    const heard = placeAll(others).filter((at) => at !== undefined);
    expect(heard).toHaveLength(4);
    expect(Math.max(...heard)).toBeLessThan(1 / 3);
  });

  it('that are the same are heard once', () => {
    expect(placeAll(['coin', 'coin', 'coin']).filter((at) => at !== undefined)).toHaveLength(1);
  });

  it('are all heard where they come in time', () => {
    const queue = new SoundQueue();
    expect([0, 0.2, 0.4, 0.6].map((now) => queue.place('draw', now))).toEqual([0, 0.2, 0.4, 0.6]);
  });

  it('that call somebody are never lost', () => {
    const others = SOUND_NAMES.filter((name) => !['turn', 'victory', 'rest'].includes(name));
    expect(placeAll([...others, 'turn']).at(-1)).toBeGreaterThan(0);
  });
});
