import { isByPointer } from '@potager/boardkit';
import type { ComponentChildren, VNode } from 'preact';
import { type Choice, kindOf, movesOf, partsOf } from './choices.ts';
import { Icon } from './icon.tsx';
import { MoveChoice } from './move-choice.tsx';
import { RefusalLine } from './refusal-line.tsx';
import { useTable } from './table.ts';

/** The three ploys in one place: what each could do now, or why it cannot be used. */
export function Ploys({ torticrane }: { torticrane: number }): VNode | null {
  const { legal, view, labels, me, why, choice } = useTable();
  const crane = movesOf(legal, 'move');
  const isAny = crane.length > 0 || movesOf(legal, 'roof').length > 0 || movesOf(legal, 'invade').length > 0;
  // Without a ploy to use there is one reason for all three.
  const refusal = isAny ? undefined : why(`move ${torticrane}`);
  const { move } = choice;
  const inView = move !== undefined && ['move', 'roof'].includes(kindOf(move)) ? move : undefined;
  return (
    <div class="gn-ploys" role="group" aria-label={labels.ploys(view.ploysLeft[me ?? 0] ?? 0)}>
      <h3 data-explain={`ploys ${me ?? 0}`}>
        <Icon of="ploy" box="ploy" /> {labels.ploys(view.ploysLeft[me ?? 0] ?? 0)}
      </h3>
      {refusal !== undefined && <RefusalLine refusal={refusal} />}
      {isAny && (
        <div class="gn-options">
          {crane.map((one) => (
            <Ploy
              key={one}
              choice={{ move: one }}
              icon="torticrane"
              title={labels.craneTo(Number(partsOf(one)[0]))}
              label={labels.moveTo(Number(partsOf(one)[0]))}
            />
          ))}
          <RoofPloy />
          <InvadePloy />
        </div>
      )}
      {inView !== undefined && <MoveChoice moves={[inView]} />}
    </div>
  );
}

/** What each is explained by. */
const PLOYS = { torticrane: 'movePloy', roof: 'roofPloy', ploy: 'invadePloy' } as const;

interface PloyProps {
  /** What comes into view by it. */
  readonly choice: Choice;
  readonly icon: 'torticrane' | 'roof' | 'ploy';
  readonly title: string;
  /** What a screen reader says where the picture beside the title is part of it. */
  readonly label?: string;
  readonly children?: ComponentChildren;
}

function Ploy({ choice: offered, icon, title, label, children }: PloyProps): VNode {
  const { choice, choose, commit, mayCommit, spokenOf } = useTable();
  const isInView =
    offered.ploy === undefined
      ? choice.move === offered.move
      : choice.ploy === offered.ploy && choice.area === undefined;
  /** What a second touch does was shown by the first; where buildings are to be touched, it puts the ploy away. */
  const press = (event: MouseEvent): void => {
    if (!isInView) choose(offered);
    else if (offered.move === undefined) choose({});
    else if (mayCommit(isByPointer(event))) commit(offered.move);
  };
  return (
    <button
      type="button"
      class="button small gn-option gn-ploy"
      data-option
      data-explain={PLOYS[icon]}
      data-lit={spokenOf.has(offered.move ?? PLOYS[icon])}
      aria-label={label}
      aria-pressed={isInView}
      onClick={press}
    >
      <Icon of={icon} box={icon} />
      <span>
        {title} {children}
      </span>
    </button>
  );
}

/** Its buildings are touched in the garden: first the one with the roof, then the one that gets it. */
function RoofPloy(): VNode {
  const { legal, labels } = useTable();
  const roofs = new Set(movesOf(legal, 'roof').map((move) => partsOf(move)[0]));
  if (roofs.size === 0) return <Idle icon="roof" title={labels.roofPloy} why={labels.noRoofToMove} />;
  return (
    <Ploy choice={{ ploy: 'roof' }} icon="roof" title={labels.roofPloy}>
      <small>{labels.roofsToMove(roofs.size)}</small>
    </Ploy>
  );
}

function InvadePloy(): VNode {
  const { legal, labels, preview } = useTable();
  const invasions = movesOf(legal, 'invade');
  if (invasions.length === 0) return <Idle icon="ploy" title={labels.invadePloy} why={labels.nothingToInvade} />;
  const cheapest = Math.min(...invasions.map((move) => preview(move)?.cost ?? 0));
  return (
    <Ploy choice={{ ploy: 'invade' }} icon="ploy" title={labels.invadePloy}>
      <small>{labels.toInvade(invasions.length, cheapest)}</small>
    </Ploy>
  );
}

/** One that could do nothing now. */
const Idle = ({ icon, title, why }: { icon: 'roof' | 'ploy'; title: string; why: string }): VNode => (
  <p class="gn-idle-ploy" data-explain={PLOYS[icon]}>
    <Icon of={icon} box={icon} />
    <span>
      {title} <small>{why}</small>
    </span>
  </p>
);
