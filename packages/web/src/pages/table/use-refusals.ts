import { type Refusal, speaker } from '@potager/kernel';
import type { TableRefusal } from '@potager/table';
import { useSignalEffect } from '@preact/signals';
import { makeNameOf } from '../../games/names.ts';
import type { Session } from '../../client/session.ts';
import { toast } from '../../parts/toast.tsx';
import { logWords } from '../../words/log/words.ts';
import { words, wordsOf } from '../../words/words.ts';

const isTableRefusal = (refusal: Refusal | TableRefusal): refusal is TableRefusal => refusal.rule === 'table';

/** Says why something cannot be done, with a link to its rule. */
export function sayRefusal(session: Session, refusal: Refusal | TableRefusal): void {
  const info = session.mirror.peek()?.info;
  if (info === undefined) return;
  const nameOf = makeNameOf(info.seats);
  if (isTableRefusal(refusal)) {
    toast({ text: speaker(logWords().refusals)(refusal, nameOf) });
    return;
  }
  const said = wordsOf(info.game);
  const isRule = refusal.rule !== 'notation';
  const link = { path: `/rules/${info.game}#${refusal.rule}`, text: words().ruleLink(refusal.rule) };
  toast({ text: said.refusal(refusal, nameOf), ...(isRule ? { link } : {}) });
}

/** Says whatever the table refuses, or whoever keeps it could not save. */
export function useRefusals(session: Session): void {
  useSignalEffect(() => {
    if (session.notSaved.value > 0) toast({ text: words().notSaved });
  });
  useSignalEffect(() => {
    const refused = session.refusal.value;
    if (refused) sayRefusal(session, refused.refusal);
  });
}
