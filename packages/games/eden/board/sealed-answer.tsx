import { wantsStillness } from '@potager/boardkit';
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { saySealed } from './auction-words.ts';
import { BidSteps } from './bid-steps.tsx';
import { sealableBids, stepBid } from './bids.ts';
import { Icon } from './icon.tsx';
import { useTable } from './table.ts';

/** What is in view first, where nothing was sealed. */
const USUAL = 20;

/**
 * The viewer's answer to bids, given in advance: up to so much a point. Nobody else sees it. It can be left at any
 * time, before an attack or under one, and plays for its owner until it is withdrawn.
 */
export function SealedAnswer(): VNode | null {
  const { order, leaveOrder, labels, isBusy } = useTable();
  const [isOpen, open] = useState(false);
  if (leaveOrder === undefined) return null;
  const sealed = order?.['upTo'] as number | undefined;
  const leave = (upTo: number | undefined): void => {
    if (isBusy) return;
    open(false);
    leaveOrder(upTo === undefined ? undefined : { upTo });
  };
  return (
    <section
      class="ed-sealed"
      data-explain="sealed"
      aria-label={labels.sealed.title}
      data-sealed={sealed !== undefined}
    >
      <Icon name="seal" />
      <h3 class="ed-cards-title">{labels.sealed.title}</h3>
      <p class="ed-soft">{sealed === undefined ? labels.sealed.none : <b>{labels.sealed.upTo(sealed)}</b>}</p>
      {!isOpen && (
        <button type="button" class="button small ed-sealed-open" onClick={() => open(true)}>
          {sealed === undefined ? labels.sealed.give : labels.sealed.change}
        </button>
      )}
      {isOpen && <Sealing sealed={sealed} onLeave={leave} onCancel={() => open(false)} />}
    </section>
  );
}

interface SealingProps {
  readonly sealed: number | undefined;
  readonly onLeave: (upTo: number | undefined) => void;
  readonly onCancel: () => void;
}

function Sealing({ sealed, onLeave, onCancel }: SealingProps): VNode {
  const table = useTable();
  const { labels, announce, view, me } = table;
  const bids = sealableBids(view.mana[me ?? 0] ?? 0, sealed);
  const [chosen, choose] = useState(sealed ?? USUAL);
  const upTo = stepBid(bids, chosen, 0);
  const step = (next: number): void => {
    choose(next);
    announce([labels.sealed.upTo(next), ...saySealed(table, next)].join('; '));
  };
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    form.current?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'nearest', behavior: wantsStillness() ? 'instant' : 'smooth' });
    const tray = form.current?.closest('.bk-sheet');
    // Afterwards what is asked, at the top of the tray, comes first again.
    return () => tray?.scrollTo({ top: 0 });
  }, []);
  return (
    <div ref={form} class="ed-sealing" role="group" aria-label={labels.sealed.upTo(upTo)} tabindex={-1}>
      <BidSteps bids={bids} bid={upTo} label={labels.sealed.upTo(upTo)} onBid={step} />
      <p>{[labels.sealed.how, ...saySealed(table, upTo)].join(' ')}</p>
      <div class="button-row">
        <button type="button" class="button small primary" onClick={() => onLeave(upTo)}>
          {labels.sealed.seal(upTo)}
        </button>
        {sealed !== undefined && (
          <button type="button" class="button small" onClick={() => onLeave(undefined)}>
            {labels.sealed.withdraw}
          </button>
        )}
        <button type="button" class="button small quiet" onClick={onCancel}>
          {labels.cancel}
        </button>
      </div>
    </div>
  );
}
