import type { VNode } from 'preact';
import { moveInView, playsInView } from './choice.ts';
import { cultureCardOf } from './culture-card.ts';
import { isCell } from './places.ts';
import { sayCard, sayCell, sayPreview, sayUnfit } from './spoken.ts';
import { useTable } from './table.ts';

/** What is in view before it is done: its figures, and the buttons that do it. */
export function PreviewPanel(): VNode | null {
  const table = useTable();
  const { choice, legal, labels, words, nameOf, choose } = table;
  const plays = playsInView(table);
  const turn = choice.turn ?? 0;
  const move = moveInView(table);
  if (choice.card === undefined && choice.cell === undefined && move === undefined) return null;
  const seen = move === undefined ? undefined : table.preview(move);
  const card = choice.card;
  const isHeld = card !== undefined && table.view.hand.includes(card);
  const sale = isHeld && !isCell(card) && legal.includes(`sell ${card}`) ? `sell ${card}` : undefined;
  const dead = isHeld && legal.includes(`done ${card}`) ? `done ${card}` : undefined;
  const drawn = isHeld && legal.includes(`draw ${card}`) ? `draw ${card}` : undefined;
  const ending = dead === undefined ? undefined : table.preview(dead);
  const canAct = move !== undefined || sale !== undefined || dead !== undefined;
  return (
    <div class="ed-preview">
      {move === undefined && <Looked />}
      {seen !== undefined && <Figures lines={sayPreview(table, seen)} />}
      {ending !== undefined && <Figures lines={sayPreview(table, ending)} />}
      {canAct && (
        <div class="button-row">
          {move !== undefined && <Commit move={move} isMain label={words.move(move, nameOf)} />}
          {plays.length > 1 && (
            <button
              type="button"
              class="button small"
              aria-keyshortcuts="R"
              onClick={() => choose({ ...choice, turn: turn + 1 })}
            >
              {labels.nextPlace} <small>{labels.place((turn % plays.length) + 1, plays.length)}</small>
            </button>
          )}
          {sale !== undefined && <Commit move={sale} label={labels.sell(cultureCardOf(card as string).sells)} />}
          {dead !== undefined && <Commit move={dead} isMain label={words.move(dead, nameOf)} />}
          {drawn !== undefined && <Commit move={drawn} label={words.move(drawn, nameOf)} />}
          <button type="button" class="button small quiet" aria-keyshortcuts="Escape" onClick={() => choose({})}>
            {labels.cancel}
          </button>
        </div>
      )}
    </div>
  );
}

function Looked(): VNode {
  const table = useTable();
  const { choice, labels } = table;
  const { cell, card } = choice;
  if (card !== undefined && isCell(card)) return <p>{sayCard(table, card, false)}</p>;
  if (cell !== undefined) return <p>{sayCell(table, cell)}</p>;
  const { shape, cells } = cultureCardOf(card as string);
  return (
    <p>
      {labels.culture(card as string, labels.shapes[shape], cells.length)}. {sayUnfit(table, card as string)}
    </p>
  );
}

export const Figures = ({ lines }: { lines: readonly string[] }): VNode => (
  <ul class="ed-figures">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

interface CommitProps {
  readonly move: string;
  readonly label: string;
  readonly isMain?: boolean;
}

export function Commit({ move, label, isMain = false }: CommitProps): VNode {
  const { commit, isBusy } = useTable();
  return (
    <button
      type="button"
      class={`button small ${isMain ? 'primary' : ''}`}
      aria-disabled={isBusy}
      onClick={() => commit(move)}
    >
      {label}
    </button>
  );
}
