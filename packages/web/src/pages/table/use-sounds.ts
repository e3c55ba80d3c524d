import { playSound } from '@potager/boardkit/sound';
import { type Json, soundsOf } from '@potager/kernel';
import { useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Session } from '../../client/session.ts';

/** What happens at the table is heard when it is shown: the one place that plays a game's sounds. */
export function useSounds(session: Session): void {
  const before = useRef<Json>(null);
  useSignalEffect(() => {
    const { events, view: after } = session.playback.shown.value;
    const view = before.current;
    before.current = after;
    if (session.loaded === undefined || view === null || events.length === 0) return;
    const { game, sounds } = session.loaded;
    for (const name of soundsOf(sounds, { game, view, events })) playSound(name);
  });
}
