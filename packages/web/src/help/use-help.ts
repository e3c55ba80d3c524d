import { hasReasons } from '@potager/games/page/reasons';
import { type BoardProps, SPECTATOR } from '@potager/kernel';
import type { Mirror } from '@potager/table';
import { useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Session } from '../client/session.ts';
import { makeNameOf } from '../games/names.ts';
import type { ViewRules } from '../pages/table/view-rules.ts';
import { noteBegun, wantsHelp } from '../settings/help-lines.ts';
import { language } from '../settings/language.ts';
import { withColon } from '../words/with-colon.ts';
import { words, wordsOf } from '../words/words.ts';
import { needReasons, reasonsOf } from './reasons.ts';
import { makeSentence, sumUp } from './say-help.ts';

/** Where nothing is chosen yet, so few moves can all be spoken of, in so many letters. */
const FEW = 3;
const FEW_ROOM = 155;

/** Says what moves are good for. */
type MoveHelp = (rules: ViewRules, legal: readonly string[]) => NonNullable<BoardProps['help']>;

/** What the board's line of help says at this table; undefined where the reader wants none, or the game has none. */
export function useHelp(session: Session): MoveHelp | undefined {
  const { info } = session.mirror.value as Mirror;
  const { game, table, status, seats } = info;
  const isWanted =
    hasReasons(game) && session.viewer.value !== SPECTATOR && status !== 'over' && wantsHelp(game, table);
  useEffect(() => {
    // Where it cannot be fetched, the line stays empty.
    if (isWanted) needReasons(game).catch(() => undefined);
  }, [game, isWanted]);
  if (!isWanted) return undefined;
  const reasons = reasonsOf(game);
  const said = wordsOf(game);
  const nameOf = makeNameOf(seats);
  return (rules, legal) => (moves) => {
    if (reasons === undefined || legal.length === 0) return '';
    const sayAll = (move: string): string[] =>
      rules.reasons(reasons.reasonsFor, move).map((reason) => reasons.say(reason, nameOf));
    const [only] = moves;
    if (only !== undefined && moves.length === 1) return sumUp(language.value, sayAll(only));
    const open = moves.length > 0 ? moves : legal;
    if (open.length > FEW) return words().helpEmpty;
    const all = open
      .map((move) => makeSentence(language.value, withColon(said.move(move, nameOf), sayAll(move)[0] ?? '')))
      .join(' ');
    return all.length > FEW_ROOM ? words().helpEmpty : all;
  };
}

/** A game counts as begun with the reader's first move in it. */
export function useBegun(session: Session): void {
  useSignalEffect(() => {
    const mirror = session.mirror.value;
    const seats = session.mySeats.value;
    if (mirror === undefined) return;
    const hasMoved = mirror.log.some((entry) => entry.kind === 'moved' && seats.includes(entry.seat));
    if (hasMoved) noteBegun(mirror.info.game, mirror.info.table);
  });
}
