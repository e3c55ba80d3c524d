import { type GradedExercises, GRADES } from '@potager/kernel';
import type { VNode } from 'preact';
import { nameDay, nameWeekday } from '../../exercises/day-words.ts';
import { dayAfter, today } from '../../exercises/day.ts';
import { exerciseWordsOf, loadExerciseWords } from '../../exercises/exercise-words.ts';
import { findExercises } from '../../exercises/exercise.ts';
import { exercisePath } from '../../exercises/paths.ts';
import { triesOf } from '../../exercises/solved.ts';
import { Icon } from '../../parts/icon.tsx';
import '../../styles/practise.css';
import { loadPractiseWords, practiseWords } from '../../words/practise/words.ts';
import { words, wordsOf } from '../../words/words.ts';
import { SolvedMark } from './solved-mark.tsx';

interface Collection {
  readonly game: string;
  readonly graded: GradedExercises;
}

/** A game's exercises; undefined where it has none. */
export async function loadCollection(game: string): Promise<Collection | undefined> {
  const found = await findExercises(game);
  if (found === undefined) return undefined;
  const [graded] = await Promise.all([found.graded(), loadPractiseWords(), loadExerciseWords(game)]);
  return { game, graded };
}

/** So many days back an exercise can be made up for from here. */
const DAYS_BACK = 7;

/** All exercises of a game, from first steps to fine points, and those of the days. */
export function ExercisesPage({ game, graded }: Collection): VNode {
  const { exercisesOf, exercises, grades, exerciseOf } = practiseWords();
  const now = today();
  return (
    <div class="sheet practise-page">
      <nav class="crumbs" aria-label="Potager">
        <a class="quiet-link" href="/practise">
          <Icon name="back" />
          {exercises}
        </a>
        <a class="quiet-link" href={`/rules/${game}`}>
          <Icon name="book" />
          {words().rules}
        </a>
      </nav>
      <main>
        <h1>{exercisesOf(wordsOf(game).title)}</h1>
        <a class="exercise-row exercise-today" href={exercisePath(game, now)}>
          <strong>{exerciseOf(nameDay(now))}</strong>
          <SolvedMark tries={triesOf(game, now)} />
        </a>
        {GRADES.map((grade) => (
          <section key={grade} aria-labelledby={grade}>
            <h2 id={grade}>{grades[grade]}</h2>
            <ul class="exercise-list">
              {Object.entries(graded.exercises)
                .filter(([, spot]) => spot.grade === grade)
                .map(([name]) => (
                  <li key={name}>
                    <a class="exercise-row" href={exercisePath(game, name)}>
                      <strong>{exerciseWordsOf(game, name).title}</strong>
                      <SolvedMark tries={triesOf(game, name)} />
                    </a>
                  </li>
                ))}
            </ul>
          </section>
        ))}
        <EarlierDays game={game} />
      </main>
    </div>
  );
}

function EarlierDays({ game }: { game: string }): VNode {
  const { earlierDays, solvedBy, notSolved } = practiseWords();
  const days = Array.from({ length: DAYS_BACK }, (_, n) => dayAfter(today(), -1 - n));
  return (
    <section aria-labelledby="earlier">
      <h2 id="earlier">{earlierDays}</h2>
      <ul class="exercise-days">
        {days.map((day) => {
          const tries = triesOf(game, day);
          return (
            <li key={day}>
              <a class="button small" href={exercisePath(game, day)} data-solved={tries !== undefined}>
                {tries !== undefined && <Icon name="check" />}
                {nameWeekday(day)}
                <span class="unseen">, {tries === undefined ? notSolved : solvedBy(tries)}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
