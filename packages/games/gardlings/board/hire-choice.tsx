import type { VNode } from 'preact';
import type { AnyPile } from '../rules/piles.ts';
import { sayTile } from './describe.ts';
import { powerOf } from './faces.ts';
import type { Purchase } from './market.tsx';
import { Icon } from './symbols.tsx';
import { useTable } from './table.ts';
import { TilePicture } from './tile.tsx';

/** Hiring: what one has, and what the pile in view would cost. */
export function HireChoice(): VNode {
  const table = useTable();
  const { labels, view, me, choice: wish, legal, rules, commit, names, isBusy, spokenOf } = table;
  const mine = view.seats[me!] as (typeof view.seats)[number];
  const isWish = wish !== undefined && legal.includes(wish);
  const purchase = isWish && wish !== 'pig' ? (rules.preview(wish) as Purchase) : undefined;
  return (
    <div class="gl-row gl-holding">
      {purchase !== undefined && <TilePicture id={purchase.tile} class="gl-wish" isAsked />}
      {isWish && wish === 'pig' && <Icon of="pig" class="gl-large" />}
      <div class="gl-asked">
        <h2 data-lit={spokenOf.has(`gems ${me}`)}>{labels.yourHiring(mine.gems, mine.coins)}</h2>
        {!isWish && <p class="gl-quiet">{labels.chooseAPile}</p>}
        {purchase !== undefined && (
          <p>
            {sayTile(table, purchase.tile)}. {labels.cost(purchase.price - purchase.coins, purchase.coins)}{' '}
            {labels.leftOver(
              Math.max(0, mine.gems - purchase.price),
              mine.coins - purchase.coins + Number(purchase.reward),
            )}
            {purchase.reward && ` ${labels.winsCoin}`}
          </p>
        )}
        {purchase !== undefined && <p class="gl-quiet">{labels.powers[powerOf(purchase.tile, view)]}</p>}
        {isWish && wish === 'pig' && <p>{labels.pigOffer}</p>}
        {isWish && wish === 'pig' && <p class="gl-quiet">{labels.powers[view.expert ? 'expertPig' : 'pig']}</p>}
        {isWish && (
          <div class="gl-row">
            <button type="button" class="button primary" aria-disabled={isBusy} onClick={() => commit(wish)}>
              {wish === 'pig' ? labels.takePig : labels.hire(names.fromPile(wish.slice(4) as AnyPile))}
            </button>
          </div>
        )}
      </div>
    </div>
  );
}
