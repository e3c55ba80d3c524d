import { Scene } from '@potager/boardkit';
import { withColon } from '@potager/kernel';
import type { VNode } from 'preact';
import type { Control } from './happenings.ts';
import { Icon } from './icon.tsx';
import { clanOf } from './pieces.ts';
import { TERRITORY_NUMBERS } from './plan.ts';
import { useTable } from './table.ts';

/** A round's end, territory by territory: who controls it, and how many inhabitants that brings. */
export function ControlScene({ controls }: { controls: readonly Control[] }): VNode {
  const { skip, labels, language, nameOf, me } = useTable();
  const last = controls.at(-1) as Control;
  const holders = last.seats.map((seat) => (seat === me ? labels.you : nameOf(seat)));
  const told = withColon(language, labels.territory(last.territory), `${holders.join(', ')} +${last.gain}`);
  return (
    <Scene title={labels.controlTitle} skip={skip} class="gn-control">
      <p>{told}</p>
      <ol>
        {TERRITORY_NUMBERS.map((territory) => (
          <Cell key={territory} territory={territory} control={controls.find((one) => one.territory === territory)} />
        ))}
      </ol>
    </Scene>
  );
}

/** A territory; empty until it is its turn, or where nobody has built. */
function Cell({ territory, control }: { territory: number; control: Control | undefined }): VNode {
  const { controls } = useTable();
  return (
    <li data-now={controls.at(-1)?.territory === territory}>
      <b class="gn-number">{territory}</b>
      {control?.seats.map((seat) => (
        <span key={seat} class="gn-control-gain" style={{ '--clan': clanOf(seat).colour }}>
          <Icon of={clanOf(seat).id} box="clan" />+{control.gain}
        </span>
      ))}
    </li>
  );
}
