import { Sheet } from '@potager/boardkit';
import type { VNode } from 'preact';
import { Hand, Market } from './cards.tsx';
import { EndButton, EndFigures } from './end-button.tsx';
import { Ending } from './ending.tsx';
import { GrabPanel, otherOf } from './grab-panel.tsx';
import { Icon } from './icon.tsx';
import { ManaCount } from './mana-count.tsx';
import { Mark } from './mark.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import { SealedAnswer } from './sealed-answer.tsx';
import { type Table, useTable } from './table.ts';
import { sayEnding, winnersOf } from './winners.ts';
import type { Labels } from './words/labels.ts';

interface TrayProps {
  readonly onHand: (card: string, isPointer: boolean) => void;
  readonly onMarket: (card: string, isPointer: boolean) => void;
}

/** What is asked of the viewer, what it would bring, and the cards to do it with. */
export function Tray({ onHand, onMarket }: TrayProps): VNode {
  const table = useTable();
  const { view, labels, isAsked, choice, me } = table;
  const isParty = view.grab !== null && (me === view.turn || me === view.grab.defender);
  const winners = winnersOf(view);
  const isChoosing = choice.card !== undefined || choice.cell !== undefined || choice.move !== undefined;
  const mana = me === undefined ? null : (view.mana[me] ?? null);
  return (
    <Sheet label={labels.actions} isAsking={isAsked}>
      <div class="ed-prompt" tabindex={-1} data-next data-choosing={isChoosing}>
        <h2>{titleOf(table, winners)}</h2>
        {mana !== null && <ManaCount mana={mana} />}
        <p class="ed-soft">{hintOf(table)}</p>
        <EndButton />
      </div>
      {view.ending !== 'running' && <Ending winners={winners} />}
      {choice.move === 'done' ? <EndFigures /> : <PreviewPanel />}
      {view.grab !== null && <GrabPanel grab={view.grab} />}
      {view.grab === null && view.ending === 'running' && <Notes />}
      {isParty && <SealedAnswer />}
      {me !== undefined && view.ending === 'running' && <Hand onTouch={onHand} />}
      {view.ending === 'running' && <Market onTouch={onMarket} />}
      {me !== undefined && view.ending === 'running' && !isParty && <SealedAnswer />}
    </Sheet>
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
  if (view.ending !== 'running') return labels.wins(labels.list(winners.map(nameOf)), winners.length);
  if (view.grab !== null) return labels.grabTitle(nameOf(view.turn), nameOf(view.grab.defender));
  return isAsked ? labels.yourTurn : labels.theirTurn(nameOf(view.turn));
}

/** What can be done now, or while others play what has just happened. */
function hintOf({ view, labels, legal, isAsked, news, notes, words, nameOf }: Table): string {
  if (view.ending !== 'running') return sayEnding(labels, view);
  if (view.grab !== null && view.grab.bid !== null) {
    return labels.standing(nameOf(otherOf(view.turn, view.grab.defender, view.actor)), view.grab.bid);
  }
  if (!isAsked) {
    const isNoted = notes.some((note) => note === news.last);
    return news.last === undefined || isNoted ? '' : words.event(news.last, nameOf);
  }
  if (view.grab !== null) return labels.addHint;
  const can = (kind: string): boolean => legal.some((move) => move.startsWith(kind));
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
  if (!canTrade && !canDiscard) return [labels.onlyEndHint];
  return [canTrade && labels.tradeHint, canDiscard && labels.discardHint, labels.endHint];
}
