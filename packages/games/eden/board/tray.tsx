import { Sheet } from '@potager/boardkit';
import type { VNode } from 'preact';
import { Hand, Market } from './cards.tsx';
import { EndButton, EndFigures } from './end-button.tsx';
import { Ending } from './ending.tsx';
import { isEmpty, isPreparing, movesInView } from './choice.ts';
import { GrabPanel } from './grab-panel.tsx';
import { Icon } from './icon.tsx';
import { ManaCount } from './mana-count.tsx';
import { Mark } from './mark.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import { SealedAnswer } from './sealed-answer.tsx';
import { type Table, useTable } from './table.ts';
import { useThing } from './thing.ts';
import { sayEnding, winnersOf } from './winners.ts';
import type { Labels } from './words/labels.ts';

interface TrayProps {
  readonly onCell: (cell: string, isPointer: boolean) => void;
  readonly onHand: (card: string, isPointer: boolean) => void;
  readonly onMarket: (card: string, isPointer: boolean) => void;
}

/** What is asked of the viewer, what it would bring, and the cards to do it with. */
export function Tray({ onCell, onHand, onMarket }: TrayProps): VNode {
  const table = useTable();
  const { view, labels, isAsked, me, isVerdictTold } = table;
  const thing = useThing();
  const isParty = view.grab !== null && (me === view.turn || me === view.grab.defender);
  const winners = isVerdictTold ? winnersOf(view) : [];
  const hint = hintOf(table);
  const isOver = view.ending !== 'running';
  const mana = me === undefined ? null : (view.mana[me] ?? null);
  return (
    <Sheet label={labels.actions} isAsking={isAsked} help={table.help?.(movesInView(table))}>
      <div class="ed-prompt" tabindex={-1} data-next>
        <h2>{titleOf(table, winners)}</h2>
        {mana !== null && (
          <span {...thing(`mana ${me}`)}>
            <ManaCount mana={mana} />
          </span>
        )}
        {hint !== '' && <p class="ed-soft">{hint}</p>}
        <EndButton />
      </div>
      {isOver && isVerdictTold && <Ending winners={winners} />}
      {view.grab !== null && <GrabPanel onCell={onCell} />}
      {isParty && <SealedAnswer />}
      {me !== undefined && !isOver && <Hand onTouch={onHand} />}
      {!isOver && <Desk />}
      {!isOver && <Market onTouch={onMarket} />}
      {me !== undefined && !isOver && !isParty && <SealedAnswer />}
    </Sheet>
  );
}

/**
 * Where what is in view is told, and before that what should not be missed: a place of one size, so that no card moves
 * under the finger that has touched it.
 */
function Desk(): VNode {
  const { view, choice } = useTable();
  const isLooking = !isPreparing(view, choice) && !isEmpty(choice);
  return (
    <div class="ed-desk">
      {isLooking && (choice.move === 'done' ? <EndFigures /> : <PreviewPanel />)}
      {!isLooking && view.grab === null && <Notes />}
    </div>
  );
}

/** What the viewer should not miss stays in view until they have moved on. */
function Notes(): VNode {
  const { notes, words, nameOf } = useTable();
  return (
    <>
      {notes.map((note) => (
        <p key={note.key} class="ed-note">
          {note.key === 'accepted' ? <Mark seat={note.winner} /> : <Icon name="pile" />}
          {words.event(note, nameOf)}
        </p>
      ))}
    </>
  );
}

function titleOf({ view, labels, nameOf, isAsked }: Table, winners: readonly number[]): string {
  if (view.ending !== 'running' && winners.length === 0) return labels.counting;
  if (view.ending !== 'running') return labels.wins(labels.list(winners.map(nameOf)), winners.length);
  if (view.grab !== null) return labels.grabTitle(nameOf(view.turn), nameOf(view.grab.defender));
  return isAsked ? labels.yourTurn : labels.theirTurn(nameOf(view.turn));
}

/** What can be done now, or while others play what has just happened. */
function hintOf({ view, labels, legal, isAsked, news, notes, words, nameOf }: Table): string {
  if (view.ending !== 'running') return sayEnding(labels, view);
  // Both sides say what they have bid.
  if (view.grab !== null && view.grab.bid !== null) return '';
  if (!isAsked) {
    const isNoted = notes.some((note) => note === news.last);
    return news.last === undefined || isNoted ? '' : words.event(news.last, nameOf);
  }
  const can = (kind: string): boolean => legal.some((move) => move.startsWith(kind));
  if (view.grab !== null) return can('grab ') || can('with ') ? labels.addHint : '';
  const hints = [
    view.placed !== null && can('grab ') && labels.grabHint(view.placed),
    view.watered === 1 && can('water ') && labels.secondHint,
    view.watered + view.cultivated === 0 && (can('water ') || can('culture ')) && labels.playHint,
    ...(can('water ') || can('culture ') || can('grab ') ? [] : endHintsOf(labels, can)),
  ];
  return hints.filter((hint) => hint !== false).join(' ');
}

/** What is left to do where no card can be played. */
function endHintsOf(labels: Labels, can: (kind: string) => boolean): (string | false)[] {
  const canTrade = can('buy ') || can('sell ');
  const canDiscard = can('done ');
  const canDraw = can('draw');
  if (!canTrade && !canDiscard && !canDraw) return [labels.onlyEndHint];
  return [
    canTrade && labels.tradeHint,
    canDiscard && labels.discardHint,
    canDraw && !canTrade && !canDiscard && labels.drawHint,
    labels.endHint,
  ];
}
