import { Card, isByPointer } from '@potager/boardkit';
import type { VNode } from 'preact';
import { CultureFace, IrrigationFace } from './card-face.tsx';
import { cultureCardOf } from './culture-card.ts';
import { Icon } from './icon.tsx';
import { isDeadCard } from './dead-card.ts';
import { isCell } from './places.ts';
import { playsOf } from './plays.ts';
import { sayCard } from './spoken.ts';
import { type Table, useTable } from './table.ts';
import { useThing } from './thing.ts';

interface CardsProps {
  readonly onTouch: (card: string, isPointer: boolean) => void;
}

/** The viewer's own cards. What can be played now is bright. */
export function Hand({ onTouch }: CardsProps): VNode {
  const { view, labels } = useTable();
  return (
    <section class="ed-cards" aria-label={labels.hand}>
      <h3 class="ed-cards-title">{labels.hand}</h3>
      <Row cards={view.hand} isMarket={false} onTouch={onTouch} empty={labels.handEmpty} />
    </section>
  );
}

/** The face-up culture cards with their prices, and what is left to draw. */
export function Market({ onTouch }: CardsProps): VNode {
  const { view, labels, news } = useTable();
  const thing = useThing();
  return (
    <section class="ed-cards ed-market" {...thing('marketplace')} data-fly="market" aria-label={labels.market}>
      <h3 class="ed-cards-title">{labels.market}</h3>
      <p class="ed-piles" data-explain="piles" data-shuffled={news.isShuffled}>
        <span>
          <Icon name="pile" />
          {labels.deck(view.deck)}
        </span>
        <span>{labels.discard(view.discard.length)}</span>
        {view.reshuffles > 0 && <span>{labels.shuffled(view.reshuffles)}</span>}
      </p>
      <DrawButton />
      <Row cards={view.market} isMarket onTouch={onTouch} empty={labels.marketEmpty} />
    </section>
  );
}

/**
 * Draws before the turn ends, to trade with the new card in hand (ED-T4). The first touch shows what that means, the
 * second does it.
 */
function DrawButton(): VNode | null {
  const { legal, labels, choice, choose, commit, lit } = useTable();
  if (!legal.includes('draw')) return null;
  return (
    <button
      type="button"
      class="button small quiet"
      data-lit={lit.has('draw')}
      aria-pressed={choice.move === 'draw'}
      onClick={() => (choice.move === 'draw' ? commit('draw') : choose({ move: 'draw' }))}
    >
      {labels.drawFirst}
    </button>
  );
}

interface RowProps extends CardsProps {
  readonly cards: readonly string[];
  readonly isMarket: boolean;
  /** What is said where there is no card. */
  readonly empty: string;
}

function Row({ cards, isMarket, onTouch, empty }: RowProps): VNode {
  const thing = useThing();
  if (cards.length === 0) return <p class="ed-soft">{empty}</p>;
  return (
    <ul class="ed-row">
      {cards.map((card) => (
        <li key={card} {...thing(`${isMarket ? 'market' : 'hand'} ${card}`)}>
          <CardButton card={card} isMarket={isMarket} onTouch={onTouch} />
        </li>
      ))}
    </ul>
  );
}

function CardButton({ card, isMarket, onTouch }: CardsProps & { card: string; isMarket: boolean }): VNode {
  const table = useTable();
  const { choice, news, view } = table;
  const state = canUse(table, card, isMarket) ? 'open' : 'closed';
  return (
    <Card
      class={`ed-card ed-card-${state} ${news.arrived === card ? 'ed-card-new' : ''}`}
      label={sayCard(table, card, isMarket)}
      isChosen={choice.card === card}
      onChoose={(event) => onTouch(card, isByPointer(event))}
      picture={
        isCell(card) ? <IrrigationFace cell={card} isDead={isDeadCard(view, card)} /> : <NumberedFace card={card} />
      }
      title={isCell(card) ? card : <Price mana={cultureCardOf(card)[isMarket ? 'costs' : 'sells']} />}
    />
  );
}

/** The number is the one by which the log knows the card. Styles draw it: the card's name says it in its own place. */
const NumberedFace = ({ card }: { card: string }): VNode => (
  <span class="ed-numbered" data-number={card}>
    <CultureFace card={card} />
  </span>
);

const Price = ({ mana }: { mana: number }): VNode => (
  <span class="ed-price">
    <Icon name="venus" />
    {mana}
  </span>
);

const canUse = ({ legal, isAsked }: Table, card: string, isMarket: boolean): boolean =>
  !isAsked ||
  (isMarket ? legal.includes(`buy ${card}`) : legal.includes(`water ${card}`) || playsOf(legal, card).length > 0);
