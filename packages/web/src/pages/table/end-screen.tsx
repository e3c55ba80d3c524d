import type { GameRecord } from '@potager/kernel';
import { type Mirror, winnersOf } from '@potager/table';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { makeNameOf } from '../../games/names.ts';
import type { LoadedGame } from '../../games/catalog.ts';
import { localClient } from '../../client/host-clients.ts';
import { fetchRecord, rematchOnline } from '../../client/online.ts';
import { sitOnline } from '../../client/sit-online.ts';
import type { Session } from '../../client/session.ts';
import { copyText } from '../../parts/copy-text.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Icon } from '../../parts/icon.tsx';
import { saveFile } from '../../parts/save-file.ts';
import { toast } from '../../parts/toast.tsx';
import { makeTablePath, navigate, type TableAt } from '../../router/route.ts';
import { words } from '../../words/words.ts';
import { EndNote } from './end-note.tsx';
import { ScoreSheet } from './score-sheet.tsx';

interface EndScreenProps {
  readonly session: Session;
  readonly place: TableAt['place'];
  readonly onClose: () => void;
}

/** Who won and why, and what to do next. */
export function EndScreen({ session, place, onClose }: EndScreenProps): VNode {
  const { info } = session.mirror.value as Mirror;
  const { gameOver, wins, endedBy, whyClosed, takebacks } = words();
  const nameOf = makeNameOf(info.seats);
  const winners = winnersOf(info);
  const reason = info.ending?.reason ?? 'abandoned';
  return (
    <Dialog title={gameOver} onClose={onClose} class="wide end-screen">
      <p class="verdict" aria-live="polite">
        {winners.length > 0 ? wins(winners.map(nameOf)) : endedBy[reason]}
      </p>
      {winners.length > 0 && reason !== 'outcome' && <p>{endedBy[reason]}</p>}
      {info.ending?.why !== undefined && <p>{whyClosed(info.ending.why)}</p>}
      <EndNote session={session} />
      <ScoreSheet session={session} isCountingUp winners={winners} />
      {info.takebacks > 0 && <p class="small-print">{takebacks(info.takebacks)}</p>}
      <EndButtons session={session} place={place} onClose={onClose} />
      <Fairness session={session} place={place} />
    </Dialog>
  );
}

async function bringRecord(place: TableAt['place'], table: string): Promise<GameRecord> {
  if (place === 'online') return fetchRecord(table);
  return (await localClient()).run<'record'>({ kind: 'record', table });
}

function EndButtons({ session, place, onClose }: EndScreenProps): VNode {
  const { info } = session.mirror.value as Mirror;
  const { rematch, toRematch, download, share, lookAtBoard, noServer, toShelf, copied } = words();
  const go = async (): Promise<void> => {
    const table =
      info.rematch ??
      (place === 'online'
        ? await rematchOnline(session.table)
        : await (await localClient()).run<'rematch'>({ kind: 'rematch', table: session.table }));
    const [seat] = session.mySeats.peek();
    if (place === 'online' && seat !== undefined) await sitOnline(table, seat);
    navigate(makeTablePath({ place, table }));
  };
  const save = async (): Promise<void> => {
    const record = await bringRecord(place, session.table);
    saveFile(`${record.game}-${session.table}.json`, JSON.stringify(record));
  };
  const send = async (): Promise<void> => {
    if ('share' in navigator) await navigator.share({ url: location.href, title: 'Potager' });
    else {
      await copyText(location.href);
      toast({ text: copied });
    }
  };
  const attempt = (work: () => Promise<void>) => (): void =>
    void work().catch((error: unknown) => {
      if ((error as Error).name !== 'AbortError') toast({ text: noServer });
    });
  const isPlayer = session.mySeats.value.length > 0;
  return (
    <div class="button-row">
      {(isPlayer || info.rematch !== undefined) && (
        <button type="button" class="button primary" onClick={attempt(go)}>
          <Icon name="again" />
          {info.rematch === undefined ? rematch : toRematch}
        </button>
      )}
      <button type="button" class="button" onClick={onClose}>
        <Icon name="eye" />
        {lookAtBoard}
      </button>
      <button type="button" class="button" onClick={attempt(save)}>
        <Icon name="download" />
        {download}
      </button>
      {place === 'online' && (
        <button type="button" class="button" onClick={attempt(send)}>
          <Icon name="share" />
          {share}
        </button>
      )}
      <a class="button" href="/">
        {toShelf}
      </a>
    </div>
  );
}

/** Lets the reader derive every shuffle anew from what host and players had put in. */
function Fairness({ session, place }: { session: Session; place: TableAt['place'] }): VNode {
  const { fairness, fairnessHint, check, fair, unfair } = words();
  const verdict = useSignal<string | undefined>(undefined);
  const verify = async (): Promise<void> => {
    const [{ countFairDraws }, record] = await Promise.all([
      import('./fairness.ts'),
      bringRecord(place, session.table),
    ]);
    const draws = countFairDraws((session.loaded as LoadedGame).game, record);
    verdict.value = draws === undefined ? unfair : fair(draws);
  };
  return (
    <details class="fairness">
      <summary>{fairness}</summary>
      <p>{fairnessHint}</p>
      <dl>
        <div>
          <dt>SHA-256</dt>
          <dd>{(session.mirror.value as Mirror).info.commitment}</dd>
        </div>
      </dl>
      <button type="button" class="button small" onClick={() => void verify().catch(() => (verdict.value = unfair))}>
        <Icon name="check" />
        {check}
      </button>
      <p role="status">{verdict.value}</p>
    </details>
  );
}
