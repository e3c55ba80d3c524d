import { includes, type Seat } from '@potager/kernel';
import { winnersOf } from '@potager/table';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { isPlayedByBot, isUntold, type MyGame, resultOf } from '../../client/my-game.ts';
import type { MyGames } from '../../client/my-games.ts';
import { makeNameOf } from '../../games/names.ts';
import { Icon } from '../../parts/icon.tsx';
import { SeatMark } from '../../parts/seat-mark.tsx';
import { makeTablePath } from '../../router/route.ts';
import { words, wordsOf } from '../../words/words.ts';
import { withColon } from '../../words/with-colon.ts';
import { SeatClock } from '../table/seat-clock.tsx';
import { RowDialog } from './row-dialog.tsx';

interface RowProps {
  readonly game: MyGame;
  readonly mine: MyGames;
}

/** One of the reader's games: whose turn it is since when, or how it ended, and who plays. */
export function GameRow({ game, mine }: RowProps): VNode {
  const { moreOf, deleteGame, placeOf } = words();
  const isAsking = useSignal(false);
  const { title } = wordsOf(game.game);
  const isHere = game.place === 'here';
  return (
    <li class="my-game" data-mine={game.isMyTurn} data-hidden={game.isHidden} data-result={doneAs(game)}>
      <a href={makeTablePath(game)}>
        <strong>{title}</strong>
        <State game={game} />
        <Players game={game} />
        <span class="my-game-when">
          {game.status === 'over' ? <Day at={game.at} /> : <Since at={game.since} />}
          {!isHere && ` · ${placeOf.online}`}
        </span>
      </a>
      <button
        type="button"
        class="icon-button"
        aria-label={isHere ? withColon(deleteGame, title) : moreOf(title)}
        onClick={() => (isAsking.value = true)}
      >
        <Icon name={isHere ? 'trash' : 'more'} />
      </button>
      {isAsking.value && <RowDialog game={game} mine={mine} onClose={() => (isAsking.value = false)} />}
    </li>
  );
}

const doneAs = (game: MyGame): string | undefined => (game.status === 'over' ? resultOf(game) : undefined);

function State({ game }: { game: MyGame }): VNode {
  const { paused, yourTurn, turnOf, waitingFor, botPlaysOn } = words();
  const { status, seats, awaited, isMyTurn } = game;
  const nameOf = makeNameOf(seats);
  if (status === 'over') return <Ending game={game} />;
  if (status === 'paused') return <span class="my-game-state">{paused}</span>;
  if (status === 'waiting') {
    return <span class="my-game-state">{waitingFor(seats.filter(({ kind }) => kind === 'open').length)}</span>;
  }
  if (isPlayedByBot(game)) return <span class="my-game-state">{botPlaysOn}</span>;
  const others = seats.flatMap((_, seat) => (includes(awaited, seat) ? [nameOf(seat)] : []));
  return (
    <span class="my-game-state">
      {isMyTurn ? yourTurn : turnOf(others)} <Clock game={game} />
    </span>
  );
}

/** Of whoever is awaited: the reader, where that is so. */
function Clock({ game: { clock, mySeats, awaited, isMyTurn, seats } }: { game: MyGame }): VNode | null {
  if (clock === undefined) return null;
  const isMeant = (seat: Seat): boolean => includes(awaited, seat) && (!isMyTurn || mySeats.includes(seat));
  const seat = seats.findIndex((_, place) => isMeant(place));
  return seat < 0 ? null : <SeatClock face={clock.face} seat={seat} readAt={clock.readAt} />;
}

function Ending({ game }: { game: MyGame }): VNode {
  const { results, wonBy, noWinner, notCounted } = words();
  if (isUntold(game)) return <span class="my-game-state">{notCounted}</span>;
  const winners = winnersOf(game);
  const result = resultOf(game);
  const nameOf = makeNameOf(game.seats);
  if (result === 'won') return <span class="my-game-state">{results.won}</span>;
  if (winners.length > 0) return <span class="my-game-state">{wonBy(winners.map(nameOf))}</span>;
  return <span class="my-game-state">{result === 'lost' ? results.lost : noWinner}</span>;
}

function Players({ game }: { game: MyGame }): VNode {
  const { seats, ending } = game;
  const nameOf = makeNameOf(seats);
  const isTold = !isUntold(game);
  const winners = isTold ? winnersOf(game) : [];
  const scores = isTold ? ending?.outcome?.scores : undefined;
  return (
    <span class="my-game-players">
      {seats.map((_, seat) => (
        <span key={seat} class="my-game-player" data-winner={winners.includes(seat)}>
          <SeatMark seat={seat} />
          <bdi>{nameOf(seat)}</bdi>
          {scores?.[seat] !== undefined && <b>{scores[seat]}</b>}
        </span>
      ))}
    </span>
  );
}

const TICK_MS = 30_000;

function Since({ at }: { at: number }): VNode {
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => (now.value = Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return <time dateTime={new Date(at).toISOString()}>{words().ago(at, Math.max(now.value, at))}</time>;
}

const Day = ({ at }: { at: number }): VNode => <time dateTime={new Date(at).toISOString()}>{words().day(at)}</time>;
