import { type Signal, useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { type MyGame, type GameResult, resultOf } from '../../client/my-game.ts';
import type { MyGames } from '../../client/my-games.ts';
import { games as allGames } from '../../games/catalog.ts';
import { makeNameOf } from '../../games/names.ts';
import { Select } from '../../parts/select.tsx';
import { words, wordsOf } from '../../words/words.ts';
import { GameRow } from './game-row.tsx';

/** What the reader wants to see; empty: all. */
interface Wish {
  readonly game: string;
  readonly place: '' | MyGame['place'];
  readonly result: '' | GameResult;
  readonly text: string;
  readonly isHidden: boolean;
}

const ALL: Wish = { game: '', place: '', result: '', text: '', isHidden: false };

/** So many are drawn at once. */
const STEP = 50;
/** Of so few nobody has to look for one. */
const FEW = 5;

/** Everything that was played to its end, the latest first, to be searched. */
export function FinishedGames({ mine }: { mine: MyGames }): VNode | null {
  const { finished, noneFits, countGames, moreThan, showMore } = words();
  const wish = useSignal(ALL);
  const most = useSignal(STEP);
  const over = mine.games.value.filter(({ status }) => status === 'over').toSorted((a, b) => b.at - a.at);
  const fitting = over.filter((game) => fits(game, wish.value));
  const isNarrowed = JSON.stringify(wish.value) !== JSON.stringify(ALL);
  useWholeList(mine, isNarrowed);
  if (over.length === 0) return null;
  const shown = fitting.slice(0, most.value);
  const goOn = (): void => {
    most.value += STEP;
    if (most.value > fitting.length) void mine.bringMore().catch(() => undefined);
  };
  return (
    <section class="finished" aria-labelledby="finished">
      <header class="finished-head">
        <h2 id="finished">{finished}</h2>
        <p role="status">{(mine.hasMore.value ? moreThan : countGames)(fitting.length)}</p>
      </header>
      {(over.length > FEW || isNarrowed) && <Wishes wish={wish} hasHidden={over.some(({ isHidden }) => isHidden)} />}
      {fitting.length === 0 && <p class="introduction">{noneFits}</p>}
      <ul class="game-list my-game-list">
        {shown.map((game) => (
          <GameRow key={game.table} game={game} mine={mine} />
        ))}
      </ul>
      {(shown.length < fitting.length || mine.hasMore.value) && (
        <button type="button" class="button" onClick={goOn}>
          {showMore}
        </button>
      )}
    </section>
  );
}

/** Whoever looks for something is shown all there is of it, however many pages the server has. */
function useWholeList(mine: MyGames, isNarrowed: boolean): void {
  const { reach, hasMore, games } = mine;
  const isMissing = isNarrowed && reach.value === 'known' && hasMore.value;
  useEffect(() => {
    if (isMissing) void mine.bringMore().catch(() => undefined);
  }, [isMissing, games.value.length]);
}

function fits(game: MyGame, { game: name, place, result, text, isHidden }: Wish): boolean {
  if (game.isHidden && !isHidden) return false;
  if (name !== '' && game.game !== name) return false;
  if (place !== '' && game.place !== place) return false;
  if (result !== '' && resultOf(game) !== result) return false;
  return text.trim() === '' || namesIn(game).includes(text.trim().toLocaleLowerCase());
}

function namesIn({ seats, game }: MyGame): string {
  const nameOf = makeNameOf(seats);
  return [wordsOf(game).title, ...seats.map((_, seat) => nameOf(seat))].join('\n').toLocaleLowerCase();
}

function Wishes({ wish, hasHidden }: { wish: Signal<Wish>; hasHidden: boolean }): VNode {
  const { searchGames, whichGame, everyGame, wherePlayed, everywhere, placeOf, howEnded, everyResult, results } =
    words();
  const set = (part: Partial<Wish>): void => {
    wish.value = { ...wish.peek(), ...part };
  };
  const { game, place, result, text, isHidden } = wish.value;
  return (
    <form class="wishes" role="search" onSubmit={(event) => event.preventDefault()}>
      <div class="field">
        <label for="search-games">{searchGames}</label>
        <input
          id="search-games"
          type="search"
          value={text}
          onInput={(event) => set({ text: (event.target as HTMLInputElement).value })}
        />
      </div>
      <Select
        label={whichGame}
        value={game}
        options={[
          { value: '', label: everyGame },
          ...allGames.map(({ name }) => ({ value: name, label: wordsOf(name).title })),
        ]}
        onChoose={(value) => set({ game: value })}
      />
      <Select
        label={wherePlayed}
        value={place}
        options={[
          { value: '', label: everywhere },
          { value: 'here', label: placeOf.here },
          { value: 'online', label: placeOf.online },
        ]}
        onChoose={(value) => set({ place: value as Wish['place'] })}
      />
      <Select
        label={howEnded}
        value={result}
        options={[
          { value: '', label: everyResult },
          ...(['won', 'lost', 'other'] as const).map((value) => ({ value, label: results[value] })),
        ]}
        onChoose={(value) => set({ result: value as Wish['result'] })}
      />
      {(hasHidden || isHidden) && (
        <label class="check">
          <input type="checkbox" checked={isHidden} onChange={() => set({ isHidden: !isHidden })} />
          {words().showHidden}
        </label>
      )}
    </form>
  );
}
