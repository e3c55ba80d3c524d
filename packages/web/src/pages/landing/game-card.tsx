import { cards } from '@potager/games/page/cards';
import type { GameEntry } from '@potager/kernel';
import { useSignal } from '@preact/signals';
import type { ComponentType, VNode } from 'preact';
import { hasBoard } from '../../games/catalog.ts';
import { Icon, type IconName } from '../../parts/icon.tsx';
import { Sprig } from '../../parts/sprig.tsx';
import { Choice } from '../../parts/choice.tsx';
import { plannedSeats, rememberPlan } from '../../settings/table-plan.ts';
import { words, wordsOf } from '../../words/words.ts';
import { LessonLink, LessonOffer } from './lesson-offer.tsx';
import { useStart } from './use-start.ts';
import { invite, passAndPlay, playNow, type Start } from './ways-to-play.ts';

/** One game on the shelf, with the ways to play it. */
export function GameCard({ entry }: { entry: GameEntry }): VNode {
  const { title, summary } = wordsOf(entry.name);
  const { players, rules, practise } = words();
  const Picture = cards.get(entry.name)?.Picture as ComponentType | undefined;
  return (
    <li class="game" data-game={entry.name}>
      {Picture && <Picture />}
      <div class="game-text">
        <h3>{title}</h3>
        <p class="players">{players(entry.seats)}</p>
        <p class="summary">{summary}</p>
        <LessonOffer entry={entry} />
        {hasBoard(entry.name) ? <Ways entry={entry} /> : <Growing />}
        <div class="game-links">
          <a class="quiet-link" href={`/rules/${entry.name}`}>
            <Icon name="book" />
            {rules}
            <span class="unseen"> · {title}</span>
          </a>
          <LessonLink entry={entry} />
          {entry.exercises && (
            <a class="quiet-link" href={`/practise/${entry.name}`}>
              <Icon name="check" />
              {practise}
              <span class="unseen"> · {title}</span>
            </a>
          )}
        </div>
      </div>
    </li>
  );
}

function Growing(): VNode {
  const { growing, growingHint } = words();
  return (
    <p class="growing">
      <Sprig />
      {growing}
      <span class="unseen">. {growingHint}.</span>
    </p>
  );
}

function Ways({ entry }: { entry: GameEntry }): VNode {
  const { playBots, playAlone, playFriends, passPlay } = words();
  const { title } = wordsOf(entry.name);
  const { isBusy, go } = useStart(entry);
  const way = (text: string, icon: IconName, start: Start, rank = ''): VNode => (
    <button type="button" class={`button ${rank}`} disabled={isBusy.value} onClick={() => void go(start)}>
      <Icon name={icon} />
      {text}
      <span class="unseen"> · {title}</span>
    </button>
  );
  const isAlone = plannedSeats(entry, entry.seats) === 1;
  return (
    <div class="ways">
      <Plan entry={entry} />
      {way(isAlone ? playAlone : playBots, 'play', playNow, 'primary')}
      {way(playFriends, 'friends', invite)}
      {way(passPlay, 'pass', passAndPlay)}
    </div>
  );
}

/** With how many, and what else can be chosen before a game; remembered for the next. */
function Plan({ entry }: { entry: GameEntry }): VNode {
  const { howMany, planMore } = words();
  const { title } = wordsOf(entry.name);
  const more = useSignal<ComponentType<{ entry: GameEntry }> | undefined>(undefined);
  const bring = async (): Promise<void> => {
    const { PlanOptions, loadPlan } = await import('./plan-options.tsx');
    await loadPlan(entry);
    more.value = PlanOptions;
  };
  const More = more.value;
  return (
    <>
      {entry.seats.length > 1 && (
        <Choice
          label={howMany}
          value={String(plannedSeats(entry, entry.seats))}
          options={entry.seats.map((seats) => ({ value: String(seats), label: String(seats) }))}
          onChoose={(seats) => rememberPlan(entry.name, { seats: Number(seats) })}
        />
      )}
      <details class="plan" onToggle={() => void bring().catch(() => undefined)}>
        <summary>
          {planMore}
          <span class="unseen"> · {title}</span>
        </summary>
        {More && <More entry={entry} />}
      </details>
    </>
  );
}
