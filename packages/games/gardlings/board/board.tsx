import { makeTable, useChoice, useKeptFocus, useKeys, useSuggestion, useTold } from '@potager/boardkit';
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
import { useBuilding } from './building.ts';
import { Dock } from './dock.tsx';
import { GardenDialog } from './garden-dialog.tsx';
import { makeGarden } from './garden.ts';
import { useHandDrag } from './hand-drag.ts';
import { useFlights } from './flights.ts';
import { Header } from './header.tsx';
import { press } from './keys.ts';
import { Market } from './market.tsx';
import { MissionCard } from './mission-card.tsx';
import { Neighbours } from './neighbours.tsx';
import { AlarmScene } from './alarm-scene.tsx';
import { RoundSummary } from './round-summary.tsx';
import { useSight } from './sight.ts';
import { keepResult, makeSoloResult } from './solo-results.ts';
import { SoloHistory } from './solo-history.tsx';
import { useSpokenHand } from './spoken-hand.ts';
import { Site } from './site.tsx';
import { Symbols } from './symbols.tsx';
import { type Table, TableProvider } from './table.ts';
import { GemSheet } from './tally.tsx';
import type { Labels } from './words/labels.ts';

export { EndNote } from './end-note.tsx';

export const keysIn: BoardModule['keysIn'] = (given) => (given as Labels).keys;

export const labels: BoardModule['labels'] = {
  en: () => import('./words/en.ts'),
  fr: () => import('./words/fr.ts'),
  de: () => import('./words/de.ts'),
};

/** Tiles and unicorns are shown where they would lie, creatures before they are hired. */
export const canShow: BoardModule['canShow'] = (move) => /^(lay |shift |buy |pig$)/.test(move);

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
  const building = useBuilding({ mine: me === undefined ? undefined : view.seats[me], legal, rules });
  const fresh = useTold(props, ({ events }) => freshIn(events as readonly Event[]));
  const table: Table = {
    ...base,
    names: (props.words as GardlingsWords).names,
    shown: me ?? 0,
    gardens,
    building,
    choice,
    choose,
    mayCommit,
    fresh,
  };
  const { held, chosen } = building;
  useKeptFocus(root, [chosen?.move, held?.id, view.phase, view.turn, view.mutating].join());
  useSuggestion(props, (move) => (/^(buy |pig$)/.test(move) ? choose(move) : building.show(move)));
  useKeys(root, (event) => press(event, table));
  useSpokenHand(table);
  useFlights(root, props);
  useHandDrag(root, table);
  useSight(root, table);
  const isAlone = me !== undefined && view.seats.length === 1;
  useEffect(() => {
    if (isAlone && view.phase === 'over') keepResult(makeSoloResult(view, { table: props.tableId, at: Date.now() }));
  }, [isAlone, view.phase]);

  return (
    <TableProvider value={table}>
      <div ref={root} class="bk-board gl" data-phase={view.phase}>
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

/** The tiles that these events have brought to a place. */
const freshIn = (events: readonly Event[]): ReadonlySet<string> =>
  new Set(events.flatMap((event) => (event.key === 'laid' || event.key === 'shifted' ? [event.tile] : [])));
