import {
  litPlaces,
  makeTable,
  useChoice,
  useExplain,
  useFlights,
  useKeptFocus,
  useKeys,
  useSuggestion,
} from '@potager/boardkit';
import type { BoardModule, BoardProps, Seat } from '@potager/kernel';
import type { VNode } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import type { Preview, View } from '../rules/kinds.ts';
import './board.css';
import './clans.css';
import './area-map.css';
import './panels.css';
import './tray.css';
import './control.css';
import './low.css';
import { type Choice, choiceOf, movesAt, plainMove, ployAreas, roofChoice } from './choices.ts';
import { placesFor } from './project-places.ts';
import { explainThing } from './explain.ts';
import { makeSpeaking } from './spoken-of.ts';
import { sayChoice } from './say-choice.ts';
import { Clans } from './clans.tsx';
import { AreaMap } from './area-map.tsx';
import { flightsOf } from './flights.ts';
import { useHappenings } from './happenings.ts';
import { Missions } from './missions.tsx';
import { makePlan, type Plot } from './plan.ts';
import { Projects } from './projects.tsx';
import { Symbols } from './symbols.tsx';
import { type Table, TableProvider } from './table.ts';
import { Territories } from './territories.tsx';
import { Tracks } from './tracks.tsx';
import { Tray } from './tray.tsx';
import type { Labels } from './words/labels.ts';

export { ruleAtHand } from './rule-at-hand.ts';
export { showing } from './showing.ts';

export const labels: BoardModule['labels'] = {
  en: () => import('./words/en.ts'),
  fr: () => import('./words/fr.ts'),
  de: () => import('./words/de.ts'),
};

export const canShow: BoardModule['canShow'] = (move) => choiceOf(move) !== undefined;

export const canLight: BoardModule['canLight'] = (pointed) =>
  !('line' in pointed) || pointed.line['key'] !== 'missionsHidden';

/** Garden Nation's board: the garden, the cards, everyone's figures, and a tray with what can be done. */
export function Board(props: BoardProps): VNode {
  const { legal } = props;
  const view = props.view as View;
  const root = useRef<HTMLDivElement>(null);
  const plan = useMemo(() => makePlan(view.board), [JSON.stringify(view.board)]);
  const happenings = useHappenings(props);
  const { choice, choose, putAway, mayCommit } = useChoice<Choice>(props, {});
  const kit = makeTable<View, Labels, Preview>(props, putAway);
  const lit = ployAreas(legal, choice) ?? projectAreas(view, choice, kit.me);
  const unlit: Table = {
    ...kit,
    ...happenings,
    isShowing: props.skip !== undefined || props.happened.isAgain === true,
    plan,
    choice,
    choose,
    mayCommit,
    lit: lit && new Set(lit),
    spokenOf: NOTHING,
  };
  const explained = useExplain(root, props, (thing) => explainThing(unlit, thing));
  const table: Table = { ...unlit, spokenOf: litPlaces(props, explained, makeSpeaking(view, plan)) };
  useFlights(root, props, flightsOf);
  useKeptFocus(root, legal.join());
  useSuggestion(props, (move) => choose(choiceOf(move) ?? {}));
  useKeys(root, ({ key }) => {
    if (key !== 'Escape' || Object.keys(choice).length === 0) return false;
    putAway();
    return true;
  });

  /** The first touch shows, the second does; where there is something to choose, the tray gets the focus. */
  const touch = (area: string, isPointer: boolean): void => {
    const moves = movesAt(legal, view, plan.plots.get(area) as Plot);
    const roof = choice.ploy === 'roof' ? roofChoice(legal, choice, area) : undefined;
    if (roof !== undefined) {
      if (roof.move === undefined || roof.move !== choice.move) return choose(roof);
      if (mayCommit(isPointer)) table.commit(roof.move);
      return;
    }
    if (choice.area !== area) {
      choose({ area, move: plainMove(moves) });
      props.announce(sayChoice(table, area, plainMove(moves)));
      return;
    }
    if (!mayCommit(isPointer)) return;
    if (choice.move !== undefined) table.commit(choice.move);
    else root.current?.querySelector<HTMLElement>('[data-option], .gn-rule')?.focus();
  };

  return (
    <TableProvider value={table}>
      <div ref={root} class="bk-board gn">
        <Symbols />
        <div class="gn-frame">
          <Clans />
          <AreaMap onTouch={touch} onLeave={putAway} />
          <Projects />
          <div class="gn-side">
            <Missions />
            <Territories />
            <Tracks />
          </div>
          <Tray />
        </div>
      </div>
    </TableProvider>
  );
}

const NOTHING: ReadonlySet<string> = new Set();

/** Where the project in view could be completed by whoever looks. */
const projectAreas = (view: View, { project }: Choice, me: Seat | undefined): readonly string[] | undefined =>
  project === undefined || me === undefined ? undefined : placesFor(view, me, project);
