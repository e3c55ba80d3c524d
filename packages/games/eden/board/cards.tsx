import { Card } from '@potager/boardkit';
import type { VNode } from 'preact';
import { CultureFace, IrrigationFace } from './card-face.tsx';
import { cultureCardOf } from './culture-card.ts';
import { Icon } from './icon.tsx';
import { isDeadCard } from './dead-card.ts';
import { isCell } from './places.ts';
import { playsOf } from './plays.ts';
import { sayCard } from './spoken.ts';
import { type Table, useTable } from './table.ts';

interface CardsProps {
  readonly onTouch: (card: string, isPointer: boolean) => void;
}

/** The viewer's own cards. What can be played now is bright. */
export function Hand({ onTouch }: CardsProps): VNode {
  const { view, labels } = useTable();
  return (
    <section class="ed-cards" aria-label={labels.hand}>
      <h3 class="ed-cards-title">{labels.hand}</h3>
      <ul class="ed-row">
        {view.hand.map((card) => (
          <li key={card}>
            <CardButton card={card} isMarket={false} onTouch={onTouch} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The face-up culture cards with their prices, and what is left to draw. */
export function Market({ onTouch }: CardsProps): VNode {
  const { view, labels, news } = useTable();
  return (
    <section class="ed-cards ed-market" aria-label={labels.market}>
      <h3 class="ed-cards-title">{labels.market}</h3>
      <p class="ed-piles" data-shuffled={news.isShuffled}>
        <span>
          <Icon name="pile" />
          {labels.deck(view.deck)}
        </span>
        <span>{labels.discard(view.discard.length)}</span>
        {view.reshuffles > 0 && <span>{labels.shuffled(view.reshuffles)}</span>}
      </p>
      {view.market.length === 0 ? (
        <p class="ed-soft">{labels.marketEmpty}</p>
      ) : (
        <ul class="ed-row">
          {view.market.map((card) => (
            <li key={card}>
              <CardButton card={card} isMarket onTouch={onTouch} />
            </li>
          ))}
        </ul>
      )}
    </section>
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
      onChoose={({ detail }) => onTouch(card, detail > 0)}
      picture={
        isCell(card) ? <IrrigationFace cell={card} isDead={isDeadCard(view, card)} /> : <CultureFace card={card} />
      }
      title={isCell(card) ? card : <Price mana={cultureCardOf(card)[isMarket ? 'costs' : 'sells']} />}
    />
  );
}

const Price = ({ mana }: { mana: number }): VNode => (
  <span class="ed-price">
    <Icon name="venus" />
    {mana}
  </span>
);

const canUse = ({ legal, isAsked }: Table, card: string, isMarket: boolean): boolean =>
  !isAsked ||
  (isMarket ? legal.includes(`buy ${card}`) : legal.includes(`water ${card}`) || playsOf(legal, card).length > 0);
