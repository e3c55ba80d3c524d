import { type BoardModule, type BoardProps, includes, type NameOf, NOBODY } from '@potager/kernel';
import type { RefObject, VNode } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { View } from '../rules/kinds.ts';
import './board.css';
import './clans.css';
import './area-map.css';
import './panels.css';
import './tray.css';
import { type Choice, choiceOf, movesAt, plainMove } from './choices.ts';
import { sayChoice } from './say-choice.ts';
import { Clans } from './clans.tsx';
import { useFocusKeeping } from './focus.ts';
import { AreaMap } from './area-map.tsx';
import { useHappenings } from './happenings.ts';
import { Missions } from './missions.tsx';
import { makePlan, type Plot } from './plan.ts';
import { Projects } from './projects.tsx';
import { Symbols } from './symbols.tsx';
import { type Table, TableContext } from './table.ts';
import { Territories } from './territories.tsx';
import { Tracks } from './tracks.tsx';
import { Tray } from './tray.tsx';
import type { Labels } from './words/labels.ts';

export const labels: BoardModule['labels'] = {
  en: () => import('./words/en.ts'),
  fr: () => import('./words/fr.ts'),
  de: () => import('./words/de.ts'),
};

export const canShow: BoardModule['canShow'] = (move) => choiceOf(move) !== undefined;

/** A second tap sooner than this is a double tap, which never commits. */
const DOUBLE_TAP_MS = 380;

/** Garden Nation's board: the garden, the cards, everyone's figures, and a tray with what can be done. */
export function Board(props: BoardProps): VNode {
  const { happened, legal, play } = props;
  const view = props.view as View;
  const [choice, setChoice] = useState<Choice>({});
  const chosenAt = useRef(0);
  const root = useRef<HTMLDivElement>(null);
  const plan = useMemo(() => makePlan(view.board), [JSON.stringify(view.board)]);
  const happenings = useHappenings(props);
  const choose = useCallback((next: Choice) => {
    chosenAt.current = performance.now();
    setChoice(next);
  }, []);
  const isAsked = includes(props.awaited, props.viewer) && legal.length > 0;
  useEscape(root, () => choose({}));
  useFocusKeeping(root, { n: happened.n, isAsked, isInTray: view.phase !== 'action' });
  // What was in view may no longer be possible once something has happened.
  useLayoutEffect(() => setChoice({}), [happened.n, legal.join()]);
  useEffect(() => {
    const { move } = props.suggested ?? {};
    if (move !== undefined && legal.includes(move)) choose(choiceOf(move) ?? {});
  }, [props.suggested]);

  const nameOf: NameOf = (seat) => props.seats.find((one) => one.seat === seat)?.name ?? '';
  const commit = (move: string): void => {
    if (props.isBusy) return;
    setChoice({});
    play(move);
  };
  const table: Table = {
    ...props,
    ...happenings,
    view,
    labels: props.labels as Labels,
    plan,
    nameOf,
    isAsked,
    isOver: props.awaited === NOBODY,
    me: props.viewer < view.seats ? props.viewer : undefined,
    choice,
    choose,
    commit,
    preview: (move) => props.rules.preview(move),
    why: (move) => props.rules.why(move),
  };

  /** The first touch shows, the second does; where there is something to choose, the tray gets the focus. */
  const touch = (area: string): void => {
    const moves = movesAt(legal, view, plan.plots.get(area) as Plot);
    if (choice.area !== area) {
      choose({ area, move: plainMove(moves) });
      props.announce(sayChoice(table, area, plainMove(moves)));
      return;
    }
    if (performance.now() - chosenAt.current < DOUBLE_TAP_MS) return;
    if (choice.move !== undefined) commit(choice.move);
    else root.current?.querySelector<HTMLElement>('[data-option], .gn-rule')?.focus();
  };

  return (
    <TableContext.Provider value={table}>
      <div ref={root} class="gn">
        <Symbols />
        <div class="gn-frame">
          <Clans />
          <AreaMap onTouch={touch} onLeave={() => choose({})} />
          <Projects />
          <div class="gn-side">
            <Missions />
            <Territories />
            <Tracks />
          </div>
          <Tray />
        </div>
      </div>
    </TableContext.Provider>
  );
}

/** Escape anywhere on the board takes what is in view back. */
function useEscape(root: RefObject<HTMLElement | null>, leave: () => void): void {
  useEffect(() => {
    const ending = new AbortController();
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') leave();
    };
    root.current?.addEventListener('keydown', press, { signal: ending.signal });
    return () => ending.abort();
  }, []);
}
