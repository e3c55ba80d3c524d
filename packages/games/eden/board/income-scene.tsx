import { Scene } from '@potager/boardkit';
import type { VNode } from 'preact';
import { PRICES } from '../rules/figures.ts';
import type { Event } from '../rules/kinds.ts';
import { Icon } from './icon.tsx';
import { Mark } from './mark.tsx';
import { useTable } from './table.ts';

/** Who gets how much mana at the beginning of a turn, and what for: so much for each red point. */
export function IncomeScene(): VNode | null {
  const { happened, skip, labels, nameOf } = useTable();
  const events = happened.events as readonly Event[];
  const income = events.find((event) => event.key === 'turnBegan');
  const isShowing = skip !== undefined || happened.isAgain === true;
  if (!isShowing || income?.key !== 'turnBegan' || income.mana === 0) return null;
  return (
    <Scene title={labels.incomeTitle} skip={skip} class="ed-income">
      <p>
        <Mark seat={income.seat} />
        <b>{nameOf(income.seat)}</b>
        <span>
          {income.mana / PRICES.INCOME} <Icon name="red" /> × {PRICES.INCOME} = <b>+{income.mana}</b>{' '}
          <Icon name="venus" />
        </span>
      </p>
    </Scene>
  );
}
