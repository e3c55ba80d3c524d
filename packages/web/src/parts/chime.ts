import { buzz, canBuzz } from '../settings/buzz.ts';
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
const BUZZ_MS = 40;

let audio: AudioContext | undefined;

/** Safari's, and nobody else's yet: what kind of sound this is. */
type AudioSession = { type: string };

/**
 * Two soft notes on a wooden bar, and where the device has it a short buzz. Browsers let a page be heard and felt only
 * after the reader has touched it.
 */
export function chime(): void {
  if (!navigator.userActivation.hasBeenActive) return;
  if (buzz.peek() === 'on' && canBuzz()) navigator.vibrate(BUZZ_MS);
  if (sound.peek() === 'on') void ring();
}

/**
 * Phones let only a touch wake sound for the first time, and a chime comes while nobody touches anything. So the first
 * touch of a page wakes it, without a sound, and puts it to sleep again: what is awake costs battery.
 */
export function wakeSoundByTouch(): void {
  const wake = async (): Promise<void> => {
    if (sound.peek() === 'off') return;
    const woken = audio ?? makeAudio();
    await woken.resume();
    for (const kind of TOUCHES) removeEventListener(kind, begin);
    await woken.suspend();
  };
  const begin = (): void => void wake();
  for (const kind of TOUCHES) addEventListener(kind, begin);
}

const TOUCHES = ['pointerup', 'keydown'] as const;

function makeAudio(): AudioContext {
  // Whoever listens to music goes on hearing it, and a phone that is to be silent is.
  const { audioSession } = navigator as { audioSession?: AudioSession };
  if (audioSession) audioSession.type = 'ambient';
  audio = new AudioContext();
  return audio;
}

async function ring(): Promise<void> {
  const on = audio ?? makeAudio();
  await on.resume();
  const last = NOTES.map((pitch, index) => strike(on, pitch, on.currentTime + index * BETWEEN_SECONDS)).at(-1);
  last?.addEventListener('ended', () => void on.suspend());
}

/** Returns what sounds longest of it. */
function strike(on: AudioContext, pitch: number, at: number): OscillatorNode | undefined {
  const tones = TONES.map(({ times, loudness }) => {
    const tone = new OscillatorNode(on, { frequency: pitch * times });
    const hull = new GainNode(on, { gain: 0 });
    hull.gain.setValueAtTime(0, at);
    hull.gain.linearRampToValueAtTime(loudness, at + 0.006);
    hull.gain.exponentialRampToValueAtTime(0.0001, at + RINGING_SECONDS / times);
    tone.connect(hull).connect(on.destination);
    tone.start(at);
    tone.stop(at + RINGING_SECONDS);
    return tone;
  });
  return tones[0];
}
