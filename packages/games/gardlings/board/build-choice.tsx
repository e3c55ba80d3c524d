import type { VNode } from 'preact';
import { BagContents, Odds } from './bag.tsx';
import { saySlots, sayTile } from './describe.ts';
import { useRemembered } from './memory.ts';
import { useOfferWords } from './offers.tsx';
import { movableIn } from './places.ts';
import { buildersIn } from './status.ts';
import { Icon } from './symbols.tsx';
import { useTable } from './table.ts';
import { TilePicture } from './tile.tsx';

/** Building: draw, lay, stop, and what may come between. */
export function BuildChoice(): VNode {
  const { legal, building, me, view } = useTable();
  const mine = view.seats[me as number] as (typeof view.seats)[number];
  if (mine.status !== 'building') return <Finished />;
  if (legal.includes('alarm')) return <AlarmDecision />;
  return building.held === undefined ? <DrawOrStop /> : <HeldTile />;
}

function Move({ move, label, of, isMain, shortcut }: MoveProps): VNode | null {
  const { legal, commit, isBusy } = useTable();
  if (!legal.includes(move)) return null;
  return (
    <button
      type="button"
      class="gl-button"
      data-main={isMain === true}
      data-move={move}
      aria-keyshortcuts={shortcut}
      aria-disabled={isBusy}
      onClick={() => commit(move)}
    >
      {of !== undefined && <Icon of={of} />}
      {label}
    </button>
  );
}

interface MoveProps {
  readonly move: string;
  readonly label: string;
  readonly of?: string;
  readonly isMain?: boolean;
  readonly shortcut?: string;
}

function DrawOrStop(): VNode {
  const { labels, view, me } = useTable();
  const bag = view.seats[me as number]?.bag ?? [];
  const [hasOdds, setOdds] = useRemembered('odds', true);
  return (
    <>
      <div class="gl-row">
        <h2 class="gl-unseen">{labels.yourBuilding}</h2>
        <span data-fly={`bag-${me}`}>
          <Move move="draw" label={labels.draw(bag.length)} of="bag" shortcut="D" isMain />
        </span>
        <Move move="stop" label={labels.stop} shortcut="S" />
        <UnicornButtons />
        <label class="gl-switch">
          <input type="checkbox" checked={hasOdds} onChange={(event) => setOdds(event.currentTarget.checked)} />
          {labels.showOdds}
        </label>
      </div>
      {hasOdds && <Odds />}
      <details class="gl-more">
        <summary>{labels.bag(bag.length)}</summary>
        <BagContents tiles={bag} />
      </details>
    </>
  );
}

/** Unicorns can be moved at any time while one builds. */
function UnicornButtons(): VNode | null {
  const { legal, labels, building, names } = useTable();
  const unicorns = [...movableIn(legal)].filter((id) => id !== building.held?.from?.id);
  if (unicorns.length === 0) return null;
  return (
    <>
      {unicorns.map((id) => (
        <button key={id} type="button" class="gl-button" onClick={() => building.pickUp(id)}>
          <Icon of="unicorn" />
          {labels.moveUnicorn(unicorns.length > 1 ? sayTile({ labels, names }, id) : undefined)}
        </button>
      ))}
    </>
  );
}

function HeldTile(): VNode {
  const table = useTable();
  const { labels, building, commit } = table;
  const { held, offers, chosen, previewOf, r, turn } = building;
  if (held === undefined) return <p />;
  const words = `${sayTile(table, held.id)}: ${saySlots(table, { id: held.id, x: 0, y: 0, r })}`;
  return (
    <>
      <div class="gl-row gl-holding">
        <button
          type="button"
          class="gl-hand"
          data-fly="hand"
          data-drag={held.id}
          aria-keyshortcuts="R"
          aria-label={`${words}. ${labels.turn}`}
          title={labels.turn}
          onClick={turn}
        >
          <TilePicture key={held.id} id={held.id} r={r} />
          <TurnMark />
        </button>
        <div class="gl-asked">
          <h2>{offers.length === 0 ? labels.fitsNowhere : labels.layTile(sayTile(table, held.id))}</h2>
          <p class="gl-quiet">{labels.ways(offers.length)}</p>
          <div class="gl-row">
            {chosen !== undefined && (
              <button type="button" class="gl-button" data-main onClick={() => commit(chosen.move)}>
                {labels.layHere}
                <b>{labels.plusGems(previewOf(chosen).completes)}</b>
                <Icon of="gem" />
              </button>
            )}
            <Move move="aside" label={labels.aside} isMain />
            <Move move="look" label={labels.look} of="eye" shortcut="E" />
            {held.from !== undefined && (
              <button type="button" class="gl-button" onClick={() => building.pickUp(undefined)}>
                {labels.putBack}
              </button>
            )}
            <UnicornButtons />
          </div>
        </div>
      </div>
      {offers.length > 0 && <PlaceList />}
    </>
  );
}

function TurnMark(): VNode {
  return (
    <svg class="gl-turn-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M5 12a7 7 0 1 1 3 5.700M5 12l-3-3m3 3l3-3" />
    </svg>
  );
}

/** All places in words, those with most gems first. */
function PlaceList(): VNode {
  const { building, labels, commit } = useTable();
  const say = useOfferWords();
  const { offers, previewOf, chosen, choose } = building;
  const sorted = offers.toSorted(
    (one, other) => previewOf(other).completes - previewOf(one).completes || one.r - other.r,
  );
  return (
    <details class="gl-more">
      <summary>{labels.placesInWords(offers.length)}</summary>
      <ol class="gl-places">
        {sorted.map((offer) => (
          <li key={offer.move}>
            <button
              type="button"
              data-chosen={offer.move === chosen?.move}
              onFocus={() => choose(offer)}
              onClick={() => commit(offer.move)}
            >
              {say(offer)}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** A drawn alarm that Second look could still avoid. */
function AlarmDecision(): VNode {
  const table = useTable();
  const { labels, view, me, rules } = table;
  const hand = view.seats[me as number]?.hand ?? '';
  const { loses } = rules.preview('alarm') as { loses: number };
  const [hasOdds] = useRemembered('odds', true);
  return (
    <div class="gl-row gl-holding">
      <div class="gl-hand" data-fly="hand">
        <TilePicture id={hand} r={0} />
      </div>
      <div class="gl-asked">
        <h2>{labels.alarmComes(sayTile(table, hand))}</h2>
        <div class="gl-row">
          <Move move="look" label={labels.look} of="eye" shortcut="E" isMain />
          <Move move="alarm" label={labels.acceptAlarm(loses)} of="gnome" />
        </div>
        {hasOdds && <Odds />}
      </div>
    </div>
  );
}

/** Stopped, or had to; nobody waits idly: who still builds is said. */
function Finished(): VNode {
  const table = useTable();
  const { labels, view, me, nameOf } = table;
  const mine = view.seats[me as number] as (typeof view.seats)[number];
  const title = (): string => {
    if (mine.alarm) return labels.ended.alarm(sayTile(table, mine.aside ?? ''));
    if (mine.aside !== null) return labels.ended.aside(sayTile(table, mine.aside));
    return mine.status === 'stopped' ? labels.ended.stopped(mine.gems) : labels.ended.empty;
  };
  return (
    <div class="gl-row">
      {mine.alarm && <Icon of="gnome" class="gl-large" />}
      <div class="gl-asked">
        <h2>{title()}</h2>
        <p class="gl-quiet">{labels.stillBuilding(buildersIn({ view }).map(nameOf))}</p>
      </div>
      <Move move="resume" label={labels.resume} shortcut="S" />
    </div>
  );
}
