interface Parts {
  readonly everyMs: number;
  /** After so many questions without an answer. */
  readonly mostMissed: number;
  readonly ask: () => void;
  readonly onSilence: () => void;
}

/**
 * Asks again and again whether somebody is still there. Counts questions, not time: a device that slept asks none
 * meanwhile, and takes nobody for dead when it wakes.
 */
export class SilenceDetector {
  private readonly parts: Parts;
  private timer: ReturnType<typeof setInterval> | undefined;
  private missed = 0;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  start(): void {
    this.stop();
    this.timer = setInterval(() => this.beat(), this.parts.everyMs);
  }

  stop(): void {
    clearInterval(this.timer);
    this.missed = 0;
  }

  /** There was an answer, or anything else. */
  heard(): void {
    this.missed = 0;
  }

  private beat(): void {
    const { mostMissed, ask, onSilence } = this.parts;
    if (this.missed >= mostMissed) {
      this.missed = 0;
      onSilence();
      return;
    }
    this.missed++;
    ask();
  }
}
