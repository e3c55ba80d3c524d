import type { VNode } from 'preact';
import type { Land } from '../rules/components.ts';
import type { MoveKind } from '../rules/moves.ts';
import { withCapital } from './describe.ts';
import { kindOf, partsOf } from './choices.ts';
import { Figures } from './figures.tsx';
import { Icon } from './icon.tsx';
import { useTable } from './table.ts';

/** A row of moves to look at; the one in view shows what it would do, and a button does it. */
export function MoveChoice({ moves }: { moves: readonly string[] }): VNode {
  const { choice, choose, commit, labels, preview, isBusy } = useTable();
  const { title, short } = useTitles();
  const { move } = choice;
  const effect = move === undefined || !moves.includes(move) ? undefined : preview(move);
  return (
    <div class="gn-moves">
      {(moves.length > 1 || effect === undefined) && (
        <div class="gn-options">
          {moves.map((one) => (
            <button
              key={one}
              type="button"
              class="button small gn-option"
              data-option
              aria-pressed={one === move}
              onClick={() => choose({ ...choice, move: one })}
            >
              <MoveIcon move={one} />
              <OptionTitle whole={title(one)} short={short(one)} />
              <Price move={one} />
            </button>
          ))}
        </div>
      )}
      {move !== undefined && effect !== undefined && (
        <>
          <Figures move={move} preview={effect} />
          <div class="gn-do">
            <button type="button" class="button small" onClick={() => choose({})}>
              {labels.cancel}
            </button>
            <button type="button" class="button small primary" aria-disabled={isBusy} onClick={() => commit(move)}>
              {short(move) === undefined ? title(move) : labels.build}
            </button>
          </div>
        </>
      )}
    </div>
  );
}

/** Where several stand beside each other a word is enough to tell them apart; whoever listens hears all of it. */
function OptionTitle({ whole, short }: { whole: string; short: string | undefined }): VNode {
  if (short === undefined) return <span>{whole}</span>;
  return (
    <>
      <span aria-hidden="true">{short}</span>
      <span class="unseen">{whole}</span>
    </>
  );
}

/** What it costs or brings, beside the title. */
function Price({ move }: { move: string }): VNode | null {
  const { preview, labels } = useTable();
  const { cost, gain } = preview(move) ?? {};
  const isPloy = ['move', 'roof', 'invade'].includes(kindOf(move));
  return (
    <span class="gn-option-price">
      {cost !== undefined && <b>−{cost}</b>}
      {gain !== undefined && <b>+{gain}</b>}
      {isPloy && (
        <>
          <Icon of="ploy" box="ploy" />
          <span class="unseen">{labels.ploy}</span>
        </>
      )}
    </span>
  );
}

function MoveIcon({ move }: { move: string }): VNode | null {
  const kind = kindOf(move);
  const land = partsOf(move)[1];
  if (kind === 'move' || kind === 'on') return <Icon of="torticrane" box="torticrane" />;
  if (kind === 'roof') return <Icon of="roof" box="roof" />;
  return kind === 'build' && land !== undefined ? <Icon of={`icon-${land}`} box="land" /> : null;
}

interface Titles {
  /** What a move does; the area is named above it. */
  readonly title: (move: string) => string;
  /** Where less is enough to tell moves apart. */
  readonly short: (move: string) => string | undefined;
}

function useTitles(): Titles {
  const { labels, view, preview, words, nameOf } = useTable();
  const title = (move: string): string => {
    const [one = '', other = ''] = partsOf(move);
    const floor = view.buildings[one] === undefined ? labels.build : labels.addFloor;
    const titles: { readonly [kind in MoveKind]?: string } = {
      build: other === '' ? floor : labels.buildLand(labels.names.lands[other as Land]),
      abandon: labels.abandon,
      invade: labels.invade,
      roof: labels.moveRoof(one, other),
      move: labels.moveTo(Number(one)),
      on: labels.goOn(preview('on')?.torticrane ?? 0),
      idle: labels.idle,
    };
    return titles[kindOf(move)] ?? withCapital(words.move(move, nameOf));
  };
  const short = (move: string): string | undefined => {
    const land = kindOf(move) === 'build' ? partsOf(move)[1] : undefined;
    return land === undefined ? undefined : withCapital(labels.names.lands[land as Land]);
  };
  return { title, short };
}
