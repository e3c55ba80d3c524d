import { afterEach, describe, expect, it } from 'vitest';
import { SilenceDetector } from './silence-detector.ts';

let detector: SilenceDetector;

afterEach(() => detector.stop());

/** Resolves with how often was asked when nothing was heard any more. */
const silence = async (answersAsked: (count: number) => boolean): Promise<number> =>
  new Promise((resolve) => {
    let asked = 0;
    detector = new SilenceDetector({
      everyMs: 5,
      mostMissed: 3,
      ask: () => {
        asked++;
        if (answersAsked(asked)) detector.heard();
      },
      onSilence: () => resolve(asked),
    });
    detector.start();
  });

describe('a silence detector', () => {
  it('takes whoever never answers for dead after so many questions', async () => {
    expect(await silence(() => false)).toBe(3);
  });

  it('does not as long as there are answers, however late', async () => {
    expect(await silence((count) => count % 3 === 0 && count < 20)).toBe(21);
  });

  it('asks nothing once it is stopped', async () => {
    let asked = 0;
    detector = new SilenceDetector({ everyMs: 1, mostMissed: 1, ask: () => asked++, onSilence: () => asked++ });
    detector.start();
    detector.stop();
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
    expect(asked).toBe(0);
  });
});
