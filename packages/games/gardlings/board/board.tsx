import type { BoardModule, BoardProps, NameOf, Seat } from '@potager/kernel';
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
import { useBuilding } from './building.ts';
import { Dock } from './dock.tsx';
import { GardenDialog } from './garden-dialog.tsx';
import { makeGarden } from './garden.ts';
import { useHandDrag } from './hand-drag.ts';
import { useFlights } from './flights.ts';
import { Header } from './header.tsx';
import { useKeys } from './keys.ts';
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
import { type Table, TableContext } from './table.ts';
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
  const { happened, legal, rules, viewer } = props;
  const view = props.view as View;
  const root = useRef<HTMLDivElement>(null);
  const [opened, open] = useState<Seat>();
  const [wish, setWish] = useState<string>();
  const me = viewer < view.seats.length ? viewer : undefined;
  const mine = me === undefined ? undefined : view.seats[me];
  const gardens = useMemo(
    () => view.seats.map(({ garden }, seat) => makeGarden(garden, rules.score(seat) as readonly ScoreLine[])),
    [view],
  );
  const building = useBuilding({ mine, legal, rules });
  const fresh = useMemo(() => freshIn(happened.events as readonly Event[]), [happened.n]);
  useEffect(() => setWish(undefined), [view.phase, view.turn, view.round]);
  useEffect(() => {
    const { move } = props.suggested ?? {};
    if (move === undefined || !legal.includes(move)) return;
    if (/^(buy |pig$)/.test(move)) setWish(move);
    else building.show(move);
  }, [props.suggested]);

  const nameOf: NameOf = (seat) => props.seats.find((one) => one.seat === seat)?.name ?? '';
  const table: Table = {
    ...props,
    view,
    labels: props.labels as Labels,
    names: (props.words as GardlingsWords).names,
    nameOf,
    me,
    shown: me ?? 0,
    gardens,
    building,
    wish,
    setWish,
    fresh,
    commit(move) {
      if (props.isBusy) return;
      building.pickUp(undefined);
      // Whoever builds on by hand no longer waits for someone to pass.
      if (move === 'resume' && props.order !== undefined) props.leaveOrder?.(undefined);
      props.play(move);
    },
  };
  useKeys(root, table);
  useSpokenHand(table);
  useFlights(root, props);
  useHandDrag(root, table);
  useSight(root, table);
  const isAlone = me !== undefined && view.seats.length === 1;
  useEffect(() => {
    if (isAlone && view.phase === 'over') keepResult(makeSoloResult(view, { table: props.tableId, at: Date.now() }));
  }, [isAlone, view.phase]);

  return (
    <TableContext.Provider value={table}>
      <div ref={root} class="gl" data-phase={view.phase}>
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
          <Dock awaited={props.awaited} />
        </div>
        {opened !== undefined && <GardenDialog seat={opened} onClose={() => open(undefined)} />}
      </div>
    </TableContext.Provider>
  );
}

/** The tiles that these events have brought to a place. */
const freshIn = (events: readonly Event[]): ReadonlySet<string> =>
  new Set(events.flatMap((event) => (event.key === 'laid' || event.key === 'shifted' ? [event.tile] : [])));
