import type { SoundName } from '@potager/kernel';
import { SoundQueue } from './sound-queue.ts';
import type * as Strike from './strike.ts';

/**
 * The one way to be heard. Sounds are made while they are played, by a few kB that are loaded when the first is wanted;
 * nothing is told by a sound alone.
 */

/** What is awake costs battery, but waking takes a moment: so long after the last sound it sleeps again. */
const SLEEP_MS = 8000;
/** How far two of a kind may be apart in pitch, up or down. */
const VARIATION = 0.012;
const TOUCHES = ['pointerup', 'keydown'] as const;

/** Safari's, and nobody else's yet: what kind of sound this is. */
type AudioSession = { type: string };

interface Speaker {
  readonly audio: AudioContext;
  readonly volume: GainNode;
}

let loudness = 0;
let speaker: Speaker | undefined;
let sleeping: ReturnType<typeof setTimeout> | undefined;
const queue = new SoundQueue();

const loadStrike = async (): Promise<typeof Strike> => import('./strike.ts');

/** From 0, where nothing is heard, to 1. */
export function setLoudness(wanted: number): void {
  loudness = wanted;
  if (speaker) speaker.volume.gain.value = wanted;
}

/**
 * Lets a sound be heard, unless the reader wants none, has not touched the page yet (browsers demand that), or is
 * elsewhere: who looks away hears only what calls them.
 */
export function playSound(name: SoundName): void {
  if (loudness === 0 || !navigator.userActivation.hasBeenActive) return;
  if (document.hidden && name !== 'turn') return;
  // A device without a loudspeaker is no fault of the game's.
  void play(name, performance.now()).catch(() => undefined);
}

async function play(name: SoundName, asked: number): Promise<void> {
  const at = queue.place(name, asked / 1000);
  if (at === undefined) return;
  const { audio, volume } = speaker ?? makeSpeaker();
  const [{ strike }] = await Promise.all([loadStrike(), audio.resume()]);
  const late = (performance.now() - asked) / 1000;
  const wait = Math.max(0, at - asked / 1000 - late);
  const tune = 1 + (Math.random() * 2 - 1) * VARIATION;
  const end = strike(name, { into: volume, at: audio.currentTime + wait, tune });
  clearTimeout(sleeping);
  sleeping = setTimeout(() => void audio.suspend(), (end - audio.currentTime) * 1000 + SLEEP_MS);
}

/**
 * Phones let only a touch wake sound for the first time, and many sounds come while nobody touches anything. So the
 * first touch of a page wakes it, without a sound, and puts it to sleep again.
 */
export function wakeSoundByTouch(): void {
  const wake = async (): Promise<void> => {
    if (loudness === 0) return;
    const { audio } = speaker ?? makeSpeaker();
    await Promise.all([audio.resume(), loadStrike()]);
    for (const kind of TOUCHES) removeEventListener(kind, begin);
    if (sleeping === undefined) await audio.suspend();
  };
  const begin = (): void => void wake().catch(() => undefined);
  for (const kind of TOUCHES) addEventListener(kind, begin);
}

function makeSpeaker(): Speaker {
  // Whoever listens to music goes on hearing it, and a phone that is to be silent is.
  const { audioSession } = navigator as { audioSession?: AudioSession };
  if (audioSession) audioSession.type = 'ambient';
  const audio = new AudioContext();
  const volume = new GainNode(audio, { gain: loudness });
  // Several at once are held below what a loudspeaker can give.
  const limiter = new DynamicsCompressorNode(audio, { threshold: -9, knee: 6, ratio: 12, attack: 0.002, release: 0.1 });
  volume.connect(limiter).connect(audio.destination);
  speaker = { audio, volume };
  return speaker;
}
