import { cards } from '@potager/games/page/cards';
import type { ComponentType, VNode } from 'preact';
import { nameDay } from '../../exercises/day-words.ts';
import { today } from '../../exercises/day.ts';
import { findExercises } from '../../exercises/exercise.ts';
import { exercisePath, exercisesPath } from '../../exercises/paths.ts';
import { solvedDays, triesOf } from '../../exercises/solved.ts';
import { longestStreak, streakOf } from '../../exercises/streak.ts';
import { games } from '../../games/catalog.ts';
import { Crumbs } from '../../parts/crumbs.tsx';
import '../../styles/practise.css';
import { loadPractiseWords, practiseWords } from '../../words/practise/words.ts';
import { wordsOf } from '../../words/words.ts';
import { SolvedMark } from './solved-mark.tsx';

/** A game that can be practised, and the names of its graded exercises. */
interface Practised {
  readonly game: string;
  readonly names: readonly string[];
}

export async function loadPractise(): Promise<readonly Practised[]> {
  const found = games.map(async ({ name }) => {
    const graded = await (await findExercises(name))?.graded();
    return graded === undefined ? [] : [{ game: name, names: Object.keys(graded.exercises) }];
  });
  const [, ...practised] = await Promise.all([loadPractiseWords(), ...found]);
  return practised.flat();
}

/** All that can be practised: today's exercises, the streak, and how far the reader has come with each game. */
export function PractisePage({ practised }: { practised: readonly Practised[] }): VNode {
  const { exercises, introduction, todaysExercises, todaysHint } = practiseWords();
  return (
    <div class="sheet practise-page">
      <Crumbs />
      <main>
        <h1>{exercises}</h1>
        <p class="introduction">{introduction}</p>
        <section aria-labelledby="today">
          <h2 id="today">{todaysExercises}</h2>
          <p class="practise-hint">{todaysHint}</p>
          <ul class="practise-cards">
            {practised.map(({ game }) => (
              <DailyCard key={game} game={game} />
            ))}
          </ul>
          <Streak />
        </section>
        <section>
          <ul class="exercise-list">
            {practised.map((one) => (
              <Progress key={one.game} {...one} />
            ))}
          </ul>
        </section>
      </main>
    </div>
  );
}

function DailyCard({ game }: { game: string }): VNode {
  const day = today();
  const Picture = cards.get(game)?.Picture as ComponentType | undefined;
  return (
    <li>
      <a class="practise-card" href={exercisePath(game, day)} data-solved={triesOf(game, day) !== undefined}>
        {Picture && <Picture />}
        <span class="practise-card-text">
          <strong>{wordsOf(game).title}</strong>
          <span>{nameDay(day)}</span>
          <SolvedMark tries={triesOf(game, day)} />
        </span>
      </a>
    </li>
  );
}

function Streak(): VNode {
  const { streak, longest } = practiseWords();
  const days = solvedDays.value;
  const now = streakOf(days, today());
  const most = longestStreak(days);
  return (
    <p class="streak">
      <strong>{streak(now, !days.includes(today()))}</strong> {most > now && longest(most)}
    </p>
  );
}

function Progress({ game, names }: Practised): VNode {
  const { exercisesOf, solvedOf } = practiseWords();
  const solved = names.filter((name) => triesOf(game, name) !== undefined).length;
  return (
    <li>
      <a class="exercise-row" href={exercisesPath(game)}>
        <strong>{exercisesOf(wordsOf(game).title)}</strong>
        <span class="exercise-state">{solvedOf(solved, names.length)}</span>
      </a>
    </li>
  );
}
