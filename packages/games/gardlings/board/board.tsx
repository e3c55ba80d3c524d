import {
  litPlaces,
  makeTable,
  useChoice,
  useExplain,
  useFlights,
  useKeptFocus,
  useKeys,
  useOneTouch,
  useSuggestion,
  useTold,
} from '@potager/boardkit';
import type { BoardModule, BoardProps, JsonObject, Seat } from '@potager/kernel';
import type { VNode } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Event, ScoreLine, View } from '../rules/kinds.ts';
import type { GardlingsWords } from '../words/make-words.ts';
import './board.css';
import './dock.css';
import './garden.css';
import './panels.css';
import './neighbours.css';
import './scenes.css';
import './low.css';
import { useAid } from './aid.ts';
import { useBuilding } from './building.ts';
import { Dock } from './dock.tsx';
import { GardenDialog } from './garden-dialog.tsx';
import { makeGarden } from './garden.ts';
import { useHandDrag } from './hand-drag.ts';
import { flightsOf } from './flights.ts';
import { explainThing } from './explain.ts';
import { useFirstTile } from './first-tile.ts';
import { Header } from './header.tsx';
import { press } from './keys.ts';
import { Market } from './market.tsx';
import { MissionCard } from './mission-card.tsx';
import { Neighbours } from './neighbours.tsx';
import { AlarmScene } from './alarm-scene.tsx';
import { RoundSummary } from './round-summary.tsx';
import { useScrollToStart } from './scroll-to-start.ts';
import { keepResult, makeSoloResult } from './solo-results.ts';
import { SoloHistory } from './solo-history.tsx';
import { speaking } from './spoken-of.ts';
import { useSpokenHand } from './spoken-hand.ts';
import { Site } from './site.tsx';
import { Symbols } from './symbols.tsx';
import { type Table, TableProvider } from './table.ts';
import { GemSheet } from './tally.tsx';
import type { Labels } from './words/labels.ts';

export { EndNote } from './end-note.tsx';
export { ruleAtHand } from './rule-at-hand.ts';
export { showing } from './showing.ts';

export const keysIn: BoardModule['keysIn'] = (given) => (given as Labels).keys;

export const labels: BoardModule['labels'] = {
  en: () => import('./words/en.ts'),
  fr: () => import('./words/fr.ts'),
  de: () => import('./words/de.ts'),
};

/** Tiles and unicorns are shown where they would lie, creatures before they are hired or a pig becomes one. */
export const canShow: BoardModule['canShow'] = (move) => /^(lay |shift |buy |mutate |pig$)/.test(move);

export const canLight: BoardModule['canLight'] = () => true;

/** Gardlings' board: one's own garden, the others' beside it, the market, and what can be done. */
export function Board(props: BoardProps): VNode {
  const { legal, rules } = props;
  const view = props.view as View;
  const root = useRef<HTMLDivElement>(null);
  const [opened, open] = useState<Seat>();
  const { choice, choose, putAway, mayCommit } = useChoice<string | undefined>(props, undefined);
  const base = makeTable<View, Labels, JsonObject>(props, (move) => {
    putAway();
    building.pickUp(undefined);
    // Whoever builds on by hand no longer waits for someone to pass.
    if (move === 'resume' && props.order !== undefined) props.leaveOrder?.(undefined);
  });
  const { me } = base;
  const gardens = useMemo(
    () => view.seats.map(({ garden }, seat) => makeGarden(garden, rules.score(seat) as readonly ScoreLine[])),
    [view],
  );
  const [aid, setAid] = useAid(props.tableId);
  const building = useBuilding({ mine: me === undefined ? undefined : view.seats[me], legal, rules, aid });
  const fresh = useTold(props, ({ events }) => freshIn(events as readonly Event[]));
  const [pointed, point] = useState<BoardProps['pointed']>();
  const unlit = {
    ...base,
    names: (props.words as GardlingsWords).names,
    shown: me ?? 0,
    gardens,
    building,
    setAid,
    choice,
    choose,
    mayCommit,
    fresh,
    acting: actingIn(props),
  };
  const explained = useExplain(root, props, (thing) => explainThing(unlit, thing));
  const spokenOf = litPlaces({ pointed: props.pointed ?? pointed }, explained, speaking);
  const table: Table = { ...unlit, spokenOf, point };
  const { held } = building;
  useKeptFocus(
    root,
    [
      held?.id,
      building.held === undefined ? view.seats[me ?? 0]?.bag.length : '',
      view.phase,
      view.turn,
      view.mutating,
    ].join(),
  );
  useSuggestion(props, (move) => (/^(buy |mutate |pig$)/.test(move) ? choose(move) : building.show(move)));
  useOneTouch(root);
  useKeys(root, (event) => press(event, table));
  useSpokenHand(table);
  useFlights(root, props, flightsOf);
  useFirstTile(table);
  useHandDrag(root, table);
  useScrollToStart(root, table);
  const isAlone = me !== undefined && view.seats.length === 1;
  useEffect(() => {
    if (isAlone && view.phase === 'over') keepResult(makeSoloResult(view, { table: props.tableId, at: Date.now() }));
  }, [isAlone, view.phase]);

  return (
    <TableProvider value={table}>
      <div
        ref={root}
        class="bk-board gl"
        data-phase={view.phase}
        data-hiring={view.phase === 'hire' && view.turn === me}
      >
        <Symbols />
        <div class="gl-frame">
          <div class="gl-ground-plan">
            <Header />
            <Site />
            <RoundSummary />
            <AlarmScene />
          </div>
          <Neighbours onOpen={open} />
          <div class="gl-side">
            <Market />
            <div class="gl-notes">
              <MissionCard />
              <details class="gl-panel" open>
                <summary>{table.labels.gemSheet}</summary>
                <GemSheet seat={table.shown} />
              </details>
              {isAlone && (
                <details class="gl-panel">
                  <summary>{table.labels.soloHistory}</summary>
                  <SoloHistory view={view} tableId={table.tableId} labels={table.labels} names={table.names} />
                </details>
              )}
            </div>
          </div>
          <Dock />
        </div>
        {opened !== undefined && <GardenDialog seat={opened} onClose={() => open(undefined)} />}
      </div>
    </TableProvider>
  );
}

/** Who did what is being shown, while it is. */
const actingIn = ({ skip, happened: { events, isAgain } }: BoardProps): ReadonlySet<Seat> =>
  new Set(
    skip === undefined && isAgain !== true
      ? []
      : events.flatMap(({ seat }) => (typeof seat === 'number' ? [seat] : [])),
  );

const BRINGING: ReadonlySet<Event['key']> = new Set(['drew', 'looked', 'laid', 'shifted']);

/** The tiles that these events have brought into a hand or to a place. */
const freshIn = (events: readonly Event[]): ReadonlySet<string> =>
  new Set(events.flatMap((event) => (BRINGING.has(event.key) && 'tile' in event ? [event.tile ?? ''] : [])));
