import type { SoundName } from '@potager/kernel';
import { INSTRUMENTS, type Instrument } from './instruments.ts';
import { type Note, RECIPES } from './recipes.ts';

/** What cannot be heard any more, of the loudest. */
const SILENCE = 0.0005;

interface Stroke {
  /** Where it is heard. */
  readonly into: AudioNode;
  /** By the context's clock. */
  readonly at: number;
  /** A multiple of every pitch, so that no two sound quite alike. */
  readonly tune: number;
}

/** Lets a sound be heard; returns when nothing is left of it, by the context's clock. */
export function strike(name: SoundName, stroke: Stroke): number {
  const notes = RECIPES[name];
  for (const note of notes) play(note, stroke);
  return stroke.at + Math.max(...notes.map(({ at = 0, ring }) => at + ring));
}

function play(note: Note, stroke: Stroke): void {
  const instrument: Instrument = INSTRUMENTS[note.on];
  if (instrument.kind === 'noise') return hiss(note, instrument, stroke);
  for (const { times, loud, ring } of instrument.tones) {
    const pitch = note.pitch * times * stroke.tune;
    const source = new OscillatorNode(stroke.into.context, { frequency: pitch });
    const seconds = note.ring * ring;
    const begin = stroke.at + (note.at ?? 0);
    if (note.glide !== undefined) {
      source.frequency.setValueAtTime(pitch, begin);
      source.frequency.exponentialRampToValueAtTime(pitch * note.glide, begin + seconds);
    }
    ringOut(source, stroke.into, { begin, seconds, loud: note.loud * loud, attack: instrument.attack });
  }
}

function hiss(note: Note, { width, attack }: { width: number; attack: number }, { into, at, tune }: Stroke): void {
  const { context } = into;
  const source = new AudioBufferSourceNode(context, { buffer: noiseFor(context), loop: true });
  const begin = at + (note.at ?? 0);
  const pitch = note.pitch * tune;
  const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: width });
  if (note.glide !== undefined) {
    band.frequency.setValueAtTime(pitch, begin);
    band.frequency.exponentialRampToValueAtTime(pitch * note.glide, begin + note.ring);
  }
  band.connect(into);
  ringOut(source, band, { begin, seconds: note.ring, loud: note.loud, attack });
}

interface Envelope {
  readonly begin: number;
  readonly seconds: number;
  readonly loud: number;
  readonly attack: number;
}

/** Swells for a moment, then dies away evenly to the ear. */
function ringOut(source: AudioScheduledSourceNode, into: AudioNode, envelope: Envelope): void {
  const { begin, seconds, loud, attack } = envelope;
  const hull = new GainNode(into.context, { gain: 0 });
  const peak = begin + Math.min(attack, seconds / 3);
  hull.gain.setValueAtTime(0, begin);
  hull.gain.linearRampToValueAtTime(loud, peak);
  hull.gain.exponentialRampToValueAtTime(loud * SILENCE, begin + seconds);
  source.connect(hull).connect(into);
  source.start(begin);
  source.stop(begin + seconds);
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Half a second of it is enough to be heard as never the same. */
function noiseFor(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known) return known;
  const made = new AudioBuffer({ length: Math.ceil(context.sampleRate / 2), sampleRate: context.sampleRate });
  const samples = made.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  noises.set(context, made);
  return made;
}
