import { withColon } from '@potager/kernel';
import { isByPointer } from '@potager/boardkit';
import type { VNode } from 'preact';
import type { AnyPile, Pile } from '../rules/piles.ts';
import { PILES, priceOf } from '../rules/piles.ts';
import { saySlots, sayTile } from './describe.ts';
import { Icon } from './symbols.tsx';
import { useTable } from './table.ts';
import { TilePicture } from './tile.tsx';

/** What buying from a pile would cost, as the rules preview it. */
export type Purchase = {
  readonly tile: string;
  readonly price: number;
  readonly coins: number;
  readonly reward: boolean;
};

/** The eight piles, the pigs, the victory tile and the supply of coins. */
export function Market(): VNode {
  const { labels, view, spokenOf } = useTable();
  return (
    <section class="gl-market" aria-label={labels.market} data-open={view.phase === 'hire'} data-passing>
      <h3>{labels.market}</h3>
      <ul class="gl-piles">
        {PILES.map((pile) => (
          <li key={pile}>
            <PileButton pile={pile} />
          </li>
        ))}
      </ul>
      <ul class="gl-extras">
        <li>
          <PigButton />
        </li>
        <li class="gl-victory" data-explain="victory" data-lit={spokenOf.has('victory')}>
          <Icon of="trophy" />
          <span class="unseen">{labels.victoryTile(view.target)}</span>
          <span aria-hidden="true">
            <PriceTag gems={view.target} coins={0} />
          </span>
        </li>
        <li class="gl-supply" data-fly="supply" data-explain="supply">
          <Icon of="coin" />
          <span class="unseen">{labels.supply(view.supply)}</span>
          <b aria-hidden="true">{view.supply}</b>
        </li>
      </ul>
    </section>
  );
}

/** Touching a pile shows what it costs, a second touch hires; where it cannot be, it says why. */
function useWish(move: string): { isWished: boolean; isLegal: boolean; touch: (event: MouseEvent) => void } {
  const { legal, why, refuse, choice, choose, mayCommit, commit } = useTable();
  const isLegal = legal.includes(move);
  const isWished = choice === move;
  return {
    isWished,
    isLegal,
    touch(event) {
      const refusal = isLegal ? undefined : why(move);
      if (refusal !== undefined) refuse(refusal);
      else if (isLegal && !isWished) choose(move);
      else if (isLegal && mayCommit(isByPointer(event))) commit(move);
    },
  };
}

function PileButton({ pile }: { pile: Pile }): VNode {
  const table = useTable();
  const { view, labels, language, names, rules } = table;
  const { top, size } = view.piles[pile];
  const move = `buy ${pile}`;
  const { isWished, isLegal, touch } = useWish(move);
  const purchase = isLegal ? (rules.preview(move) as Purchase) : undefined;
  const price = priceOf(PILES.indexOf(pile));
  const hasCoin = view.rewards.includes(pile);
  const words = [
    names.piles[pile],
    labels.price(price),
    top === null
      ? labels.emptyPile
      : withColon(language, sayTile(table, top), saySlots(table, { id: top, x: 0, y: 0, r: 0 })),
    labels.tilesLeft(size),
    ...(hasCoin ? [labels.coinBeside] : []),
    ...(purchase === undefined ? [] : [labels.cost(purchase.price - purchase.coins, purchase.coins)]),
  ];
  return (
    <button
      type="button"
      class="gl-pile"
      data-colour={pile.split('-')[0]}
      data-legal={isLegal}
      data-next={isLegal}
      data-fly={pile}
      data-explain={`pile ${pile}`}
      data-lit={table.spokenOf.has(`pile ${pile}`)}
      aria-pressed={isWished}
      onClick={touch}
    >
      <span class="unseen">{words.join('. ')}</span>
      <span class="gl-pile-face" aria-hidden="true">
        {top === null ? <span class="gl-gap" /> : <TilePicture id={top} isAsked />}
        <PriceTag gems={price - (purchase?.coins ?? 0)} coins={purchase?.coins ?? 0} />
        {hasCoin && (
          <span class="gl-reward" data-explain="reward">
            +1
            <Icon of="coin" />
          </span>
        )}
        <span class="gl-size">{size}</span>
      </span>
    </button>
  );
}

/** What is paid: a tag as it hangs on wares, so that nobody takes it for what one gets. */
function PriceTag({ gems, coins }: { gems: number; coins: number }): VNode {
  const { labels } = useTable();
  return (
    <span class="gl-tag" data-explain={`price ${gems + coins}`}>
      {gems + coins === 0 ? labels.free : <span class="gl-pay">{labels.pay}</span>}
      {gems > 0 && (
        <>
          <b>{gems}</b>
          <Icon of="gem" />
        </>
      )}
      {coins > 0 && (
        <>
          <b>{coins}</b>
          <Icon of="coin" />
        </>
      )}
    </span>
  );
}

function PigButton(): VNode {
  const { view, labels, names, spokenOf } = useTable();
  const { isWished, isLegal, touch } = useWish('pig');
  const pile: AnyPile = 'pig';
  const { size } = view.piles[pile];
  return (
    <button
      type="button"
      class="gl-pile gl-pig"
      data-colour="pig"
      data-legal={isLegal}
      data-next={isLegal}
      data-fly="pig"
      data-explain="pile pig"
      data-lit={spokenOf.has('pile pig')}
      aria-pressed={isWished}
      onClick={touch}
    >
      <span class="unseen">{[names.piles[pile], labels.tilesLeft(size), labels.pigOffer].join('. ')}</span>
      <span class="gl-pile-face" aria-hidden="true">
        <Icon of="pig" />
        <span class="gl-reward">
          +1
          <Icon of="coin" />
        </span>
        <PriceTag gems={0} coins={0} />
        <span class="gl-size">{size}</span>
      </span>
    </button>
  );
}
