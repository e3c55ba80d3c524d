import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Frame, Playback, SPEEDS, type Speed } from './playback.ts';

let speed: Speed;
let playback: Playback;

beforeEach(() => {
  vi.useFakeTimers();
  speed = 'normal';
  playback = new Playback(() => speed);
  playback.jump('before');
});

afterEach(() => {
  vi.useRealTimers();
});

const frame = (name: string, more: Partial<Frame> = {}): Frame => ({
  n: 1,
  part: 0,
  seat: 1,
  events: [{ key: name }],
  view: name,
  showing: 'step',
  isOwn: false,
  ...more,
});

const wait = (share = 1): unknown => vi.advanceTimersByTime(SPEEDS[speed] * share);
const inView = (): unknown => playback.shown.value.view;
const told = (): string[] => playback.shown.value.events.map(({ key }) => key);

describe('what others did', () => {
  it('is shown one after the other, in order, each for its time, until the present is reached', () => {
    playback.add([frame('one'), frame('two')]);
    playback.add([frame('three')]);
    const seen = [inView()];
    for (let n = 0; n < 2; n++) {
      expect(playback.isBehind.value).toBe(true);
      wait();
      seen.push(inView());
    }
    expect(seen).toEqual(['one', 'two', 'three']);
    expect(playback.isBehind.value).toBe(false);
    expect(playback.isPlaying.value).toBe(true);
    wait();
    expect(playback.isPlaying.value).toBe(false);
    expect(inView()).toBe('three');
  });

  it.each(['slow', 'normal', 'fast'] as const)('stays as long as the speed %s says', (chosen) => {
    speed = chosen;
    playback.add([frame('one'), frame('two')]);
    vi.advanceTimersByTime(SPEEDS[chosen] - 1);
    expect(inView()).toBe('one');
    vi.advanceTimersByTime(1);
    expect(inView()).toBe('two');
  });

  it('is shown at once, all of it in one step, where the speed is none or nobody looks', () => {
    speed = 'none';
    playback.add([frame('one'), frame('two')]);
    expect(inView()).toBe('two');
    expect(told()).toEqual(['one', 'two']);
    expect(playback.isPlaying.value).toBe(false);
  });

  it('counts on with every step, so that a board can tell them apart', () => {
    const { n } = playback.shown.value;
    playback.add([frame('one'), frame('one')]);
    wait();
    expect(playback.shown.value.n).toBe(n + 2);
  });

  it('is one glance where several build at once, the next thing that each of them did', () => {
    const glance = (name: string, seat: number): Frame => frame(name, { seat, showing: 'glance' });
    playback.add([glance('a1', 1)]);
    playback.add([glance('b1', 2), glance('c1', 3), glance('a2', 1), glance('b2', 2)]);
    wait(0.4);
    expect(told()).toEqual(['b1', 'c1', 'a2']);
    wait(0.4);
    expect(told()).toEqual(['b2']);
  });
});

describe('the reader', () => {
  it('skips ahead to the next step', () => {
    playback.add([frame('one'), frame('two'), frame('three')]);
    playback.skip();
    expect(inView()).toBe('two');
    wait(0.99);
    expect(inView()).toBe('two');
  });

  it('skips a whole scene', () => {
    const scene = (name: string): Frame => frame(name, { showing: 'scene', seat: undefined });
    playback.add([scene('first'), scene('second'), scene('third'), frame('after')]);
    playback.skip();
    expect(inView()).toBe('after');
  });

  it('holds what is in view, walks on from there, and lets it go on', () => {
    playback.add([frame('one'), frame('two'), frame('three')]);
    playback.pause();
    wait(10);
    expect(inView()).toBe('one');
    playback.next();
    wait(10);
    expect(inView()).toBe('two');
    playback.add([frame('four')]);
    expect(inView()).toBe('two');
    playback.resume();
    expect(inView()).toBe('three');
    wait();
    expect(inView()).toBe('four');
  });

  it('is in the present as soon as they act, whatever was held or still to be shown', () => {
    playback.add([frame('one'), frame('two'), frame('three')]);
    playback.pause();
    playback.toPresent();
    expect(inView()).toBe('three');
    expect(told()).toEqual(['two', 'three']);
    expect(playback.isPlaying.value).toBe(false);
    expect(playback.isPaused.value).toBe(false);
  });

  it('sees at once what they did themselves, as one step, and nothing is held for it', () => {
    playback.add([frame('one'), frame('two')]);
    playback.add([frame('mine', { isOwn: true }), frame('also mine', { isOwn: true })]);
    expect(inView()).toBe('also mine');
    expect(told()).toEqual(['mine', 'also mine']);
    expect(playback.isPlaying.value).toBe(false);
  });

  it('sees what the rules make of their move after it', () => {
    playback.add([frame('mine', { isOwn: true }), frame('rules', { showing: 'scene', seat: undefined })]);
    expect(inView()).toBe('mine');
    wait(0.4);
    expect(inView()).toBe('rules');
  });

  it('jumps to another view, and nothing of before comes after it', () => {
    playback.add([frame('one'), frame('two')]);
    playback.jump('elsewhere');
    wait(5);
    expect(inView()).toBe('elsewhere');
    expect(told()).toEqual([]);
  });

  it('sees steps once more, which are then nothing new, and what happens meanwhile after them', () => {
    playback.replay([frame('one'), frame('two')]);
    expect(playback.shown.value.isAgain).toBe(true);
    playback.add([frame('new')]);
    wait();
    expect([inView(), playback.shown.value.isAgain]).toEqual(['two', true]);
    wait();
    expect([inView(), playback.shown.value.isAgain]).toEqual(['new', false]);
  });

  it.each(['to its end', 'held, step by step', 'until they act'])(
    'is in the present after they have seen it %s',
    (way) => {
      playback.replay([frame('one'), frame('two', { showing: 'scene', seat: undefined })]);
      if (way === 'to its end') wait(2);
      else if (way === 'until they act') playback.toPresent();
      else {
        playback.pause();
        playback.next();
        playback.next();
      }
      expect([inView(), playback.shown.value.isAgain]).toEqual(['two', false]);
      expect([playback.isPlaying.value, playback.isPaused.value]).toEqual([false, false]);
    },
  );
});
