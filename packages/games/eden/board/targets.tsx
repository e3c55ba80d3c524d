import { isByPointer } from '@potager/boardkit';
import type { VNode } from 'preact';
import { additionsOf } from './auction.ts';
import { useTable } from './table.ts';
import { useThing } from './thing.ts';

interface TargetsProps {
  readonly onCell: (cell: string, isPointer: boolean) => void;
}

/**
 * What an attack takes along before it is opened, and what it leaves out: a tile that could be added stands here as
 * well as on the land, so that none is forgotten.
 */
export function Targets({ onCell }: TargetsProps): VNode {
  const { view, labels, legal, why } = useTable();
  const { targets, supports, tooDear } = additionsOf(view, legal, why);
  const support = view.grab?.support ?? null;
  return (
    <div class="ed-targets">
      <Chips
        title={labels.attacked}
        chosen={view.grab?.targets ?? []}
        open={targets}
        closed={tooDear}
        onCell={onCell}
      />
      {(support !== null || supports.length > 0) && (
        <Chips
          title={labels.supported}
          chosen={support === null ? [] : [support]}
          open={supports}
          closed={[]}
          onCell={onCell}
        />
      )}
      {targets.length > 0 && <p class="ed-left-out">{labels.leftOut(labels.list(targets))}</p>}
    </div>
  );
}

interface ChipsProps extends TargetsProps {
  readonly title: string;
  readonly chosen: readonly string[];
  /** What a touch would add. */
  readonly open: readonly string[];
  /** What cannot be paid for: a touch says why. */
  readonly closed: readonly string[];
}

function Chips({ title, chosen, open, closed, onCell }: ChipsProps): VNode {
  const { view, labels, choice } = useTable();
  const thing = useThing();
  const worth = (cell: string): string => labels.points(view.tiles[cell]?.level ?? 0);
  return (
    <div class="ed-chips" role="group" aria-label={title}>
      <span class="ed-chips-title">{title}</span>
      {chosen.map((cell) => (
        <span key={cell} class="ed-chip" {...thing(`cell ${cell}`)} data-state="chosen">
          {cell} <small>{worth(cell)}</small>
        </span>
      ))}
      {[...open, ...closed].map((cell) => (
        <button
          key={cell}
          type="button"
          class="ed-chip"
          {...thing(`cell ${cell}`)}
          data-state={open.includes(cell) ? 'open' : 'closed'}
          aria-pressed={choice.cell === cell}
          aria-label={labels.addTile(cell, worth(cell))}
          onClick={(event) => onCell(cell, isByPointer(event))}
        >
          + {cell} <small>{worth(cell)}</small>
        </button>
      ))}
    </div>
  );
}
