import { sound } from '../settings/sound.ts';

/** Hertz: D and the A above it. */
const NOTES = [587.33, 880] as const;
const BETWEEN_SECONDS = 0.13;
const RINGING_SECONDS = 0.8;
/** A wooden bar sounds two octaves above itself too, softly. */
const TONES = [
  { times: 1, loudness: 0.1 },
  { times: 4, loudness: 0.02 },
] as const;

let audio: AudioContext | undefined;

/** Two soft notes on a wooden bar. Browsers let a page be heard only after the reader has touched it. */
export function chime(): void {
  if (sound.peek() === 'off' || !navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  void audio.resume();
  for (const [index, pitch] of NOTES.entries()) strike(audio, pitch, audio.currentTime + index * BETWEEN_SECONDS);
}

function strike(on: AudioContext, pitch: number, at: number): void {
  for (const { times, loudness } of TONES) {
    const tone = new OscillatorNode(on, { frequency: pitch * times });
    const hull = new GainNode(on, { gain: 0 });
    hull.gain.setValueAtTime(0, at);
    hull.gain.linearRampToValueAtTime(loudness, at + 0.006);
    hull.gain.exponentialRampToValueAtTime(0.0001, at + RINGING_SECONDS / times);
    tone.connect(hull).connect(on.destination);
    tone.start(at);
    tone.stop(at + RINGING_SECONDS);
  }
}
