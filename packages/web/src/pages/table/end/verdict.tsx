import type { Seat } from '@potager/kernel';
import type { Mirror } from '@potager/table';
import type { VNode } from 'preact';
import { makeNameOf } from '../../../games/names.ts';
import type { Session } from '../../../client/session.ts';
import { endingWords } from '../../../words/ending/words.ts';
import { words } from '../../../words/words.ts';
import type { EndResult } from './count.ts';
import { Garland } from './garland.tsx';
import { fortuneOf, pickFor } from './kind-word.ts';

interface VerdictProps {
  readonly session: Session;
  readonly result: EndResult;
  readonly tell: () => void;
}

/** Whether it is the reader's own victory; before one screen with several, and for who looks on, anybody's. */
export function isOwnVictory(session: Session, winners: readonly Seat[]): boolean {
  const seats = session.mySeats.value;
  return winners.length > 0 && (seats.length === 0 || seats.some((seat) => winners.includes(seat)));
}

/** Who won, in a place that was kept for it; until then, that it is being counted. */
export function Verdict({ session, result, tell }: VerdictProps): VNode {
  const { info } = session.mirror.value as Mirror;
  const { wins, endedBy, whyClosed, counting, skipCount } = words();
  const { winners } = result;
  if (!session.isVerdictTold.value) {
    return (
      <div class="end-verdict">
        <p class="end-counting">{counting}</p>
        <button type="button" class="button small end-skip" onClick={tell}>
          {skipCount}
        </button>
      </div>
    );
  }
  const reason = info.ending?.reason ?? 'abandoned';
  const word = kindWord(session, result);
  return (
    <div class="end-verdict" data-told>
      {winners.length > 0 && <Garland isOwn={isOwnVictory(session, winners)} />}
      <p class="verdict">{winners.length > 0 ? wins(winners.map(makeNameOf(info.seats))) : endedBy[reason]}</p>
      {winners.length > 0 && reason !== 'outcome' && <p>{endedBy[reason]}</p>}
      {info.ending?.why !== undefined && <p>{whyClosed(info.ending.why)}</p>}
      {word !== undefined && <p class="kind-word">{word}</p>}
    </div>
  );
}

/** What is said to the one who reads, where the game was played to its end and they played it. */
export function kindWord(session: Session, result: EndResult): string | undefined {
  const { info } = session.mirror.value as Mirror;
  const [seat, ...others] = session.mySeats.value;
  if (seat === undefined || others.length > 0 || info.ending?.reason !== 'outcome') return undefined;
  const fortune = fortuneOf(seat, result);
  if (fortune === undefined) return undefined;
  const { kindWords } = endingWords();
  const several = (kindWords[fortune.kind] as (fortune: object) => readonly string[])(fortune);
  return pickFor(session.table, several);
}
