import { effect, signal } from '@preact/signals';
import type { ComponentType, VNode } from 'preact';
import { Announcer } from './parts/announcer.tsx';
import { Loading } from './parts/loading.tsx';
import { NoticeBar } from './parts/notice-bar.tsx';
import { Toasts } from './parts/toast.tsx';
import { makeTablePath, type Route, route } from './router/route.ts';
import { words } from './words/words.ts';

/** Which page is shown; the last one stays until the next is ready. */
const shown = signal<{ readonly key: string; readonly Page: ComponentType } | undefined>(undefined);
const isBroken = signal(false);

type Bring = (route: Route) => Promise<ComponentType>;

async function bringPage(wanted: Route): Promise<ComponentType> {
  switch (wanted.page) {
    case 'landing': {
      const { Landing } = await import('./pages/landing/landing.tsx');
      return Landing;
    }
    case 'table': {
      const { TablePage } = await import('./pages/table/table-page.tsx');
      return () => <TablePage at={wanted.at} />;
    }
    case 'games': {
      const { GamesPage } = await import('./pages/games/games-page.tsx');
      return GamesPage;
    }
    case 'lobby': {
      const { LobbyPage } = await import('./pages/lobby/lobby-page.tsx');
      return LobbyPage;
    }
    case 'rules': {
      const { RulesPage, loadRules } = await import('./pages/rules/rules-page.tsx');
      return (await loadRules(wanted.game)) ? () => <RulesPage game={wanted.game} /> : Lost;
    }
    case 'summary': {
      const { SummaryPage, loadSummary } = await import('./pages/rules/summary-page.tsx');
      return (await loadSummary(wanted.game)) ? () => <SummaryPage game={wanted.game} /> : Lost;
    }
    case 'lesson': {
      const { LessonPage, loadLesson } = await import('./pages/lesson/lesson-page.tsx');
      const lesson = await loadLesson(wanted.game);
      return lesson === undefined ? Lost : () => <LessonPage game={wanted.game} lesson={lesson} />;
    }
    case 'practise': {
      const { PractisePage, loadPractise } = await import('./pages/practise/practise-page.tsx');
      const practised = await loadPractise();
      return () => <PractisePage practised={practised} />;
    }
    case 'exercises': {
      const { ExercisesPage, loadCollection } = await import('./pages/practise/exercises-page.tsx');
      const collection = await loadCollection(wanted.game);
      return collection === undefined ? Lost : () => <ExercisesPage {...collection} />;
    }
    case 'exercise': {
      const { ExercisePage, loadExercise } = await import('./pages/practise/exercise-page.tsx');
      const exercise = await loadExercise(wanted.game, wanted.exercise);
      return exercise === undefined ? Lost : () => <ExercisePage exercise={exercise} />;
    }
    case 'settings': {
      const { Settings } = await import('./pages/settings/settings.tsx');
      return Settings;
    }
    case 'host': {
      const { bringHostPage } = await import('./pages/host/host-page.tsx');
      return (await bringHostPage()) ?? Lost;
    }
    case 'noMails': {
      const { NoMails } = await import('./pages/no-mails.tsx');
      return NoMails;
    }
    case 'lost':
      return Lost;
  }
}

const keyOf = (wanted: Route): string =>
  wanted.page === 'table' ? makeTablePath(wanted.at) : Object.values(wanted).join(' ');

/** Brings the page of the route; one that was overtaken by another click is not shown. */
async function show(wanted: Route, bring: Bring): Promise<void> {
  try {
    const Page = await bring(wanted);
    if (route.peek() !== wanted) return;
    isBroken.value = false;
    shown.value = { key: keyOf(wanted), Page };
  } catch {
    isBroken.value = true;
  }
}

/** Follows the route from now on; it need not wait for the page's own words, which are loaded beside it. */
export function followRoute(): void {
  effect(() => void show(route.value, bringPage));
}

export function App(): VNode {
  const now = shown.value;
  return (
    <>
      <NoticeBar />
      {isBroken.value && <Broken />}
      {!isBroken.value && (now === undefined ? <Loading /> : <now.Page key={now.key} />)}
      <Announcer />
      <Toasts />
    </>
  );
}

/** A part of the page could not be fetched. */
function Broken(): VNode {
  const { broken, retry } = words();
  return (
    <main class="sheet notice">
      <h1>{broken}</h1>
      <button type="button" class="button primary" onClick={() => location.reload()}>
        {retry}
      </button>
    </main>
  );
}

function Lost(): VNode {
  const { lostPage, toShelf } = words();
  return (
    <main class="sheet notice">
      <h1>{lostPage}</h1>
      <a class="button primary" href="/">
        {toShelf}
      </a>
    </main>
  );
}
