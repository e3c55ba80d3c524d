import type { Mirror } from '@potager/table';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import type { LoadedGame } from '../../../games/catalog.ts';
import type { Session } from '../../../client/session.ts';
import { Icon } from '../../../parts/icon.tsx';
import type { TableAt } from '../../../router/route.ts';
import { endingWords } from '../../../words/ending/words.ts';
import { bringRecord } from './bring-record.ts';

/** Lets the reader derive every shuffle anew from what host and players had put in. */
export function Fairness({ session, place }: { session: Session; place: TableAt['place'] }): VNode {
  const { fairness, fairnessHint, check, fair, unfair } = endingWords();
  const verdict = useSignal<string | undefined>(undefined);
  const verify = async (): Promise<void> => {
    const [{ countFairDraws }, record] = await Promise.all([
      import('./fairness.ts'),
      bringRecord(place, session.table),
    ]);
    const draws = countFairDraws((session.loaded as LoadedGame).game, record);
    verdict.value = draws === undefined ? unfair : fair(draws);
  };
  return (
    <details class="fairness">
      <summary>{fairness}</summary>
      <p>{fairnessHint}</p>
      <dl>
        <div>
          <dt>SHA-256</dt>
          <dd>{(session.mirror.value as Mirror).info.commitment}</dd>
        </div>
      </dl>
      <button type="button" class="button small" onClick={() => void verify().catch(() => (verdict.value = unfair))}>
        <Icon name="check" />
        {check}
      </button>
      <p role="status">{verdict.value}</p>
    </details>
  );
}
