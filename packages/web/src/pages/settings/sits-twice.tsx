import { grammarOf } from '@potager/kernel';
import type { SeatChoice, TwiceSeated } from '@potager/table';
import type { VNode } from 'preact';
import { Dialog } from '../../parts/dialog.tsx';
import { toast } from '../../parts/toast.tsx';
import { language } from '../../settings/language.ts';
import { words, wordsOf } from '../../words/words.ts';

interface SitsTwiceProps extends TwiceSeated {
  readonly onCode: (code: string | undefined) => void;
  readonly onClose: () => void;
}

/** Before somebody signs in who sits at a table as a guest and with their account: they say what is to become of it. */
export function SitsTwice({ ticket, tables, onCode, onClose }: SitsTwiceProps): VNode {
  const { sitsTwice, sitsTwiceAt, sitsTwiceHint, keepSeats, giveUpSeats, cancel, passkeyFailed } = words();
  const choose = async (seats: SeatChoice['seats']): Promise<void> => {
    try {
      onCode(await (await import('./passkey.ts')).settleSeats({ ticket, seats }));
    } catch {
      toast({ text: passkeyFailed });
    }
    onClose();
  };
  const { list } = grammarOf(language.value);
  return (
    <Dialog title={sitsTwice} onClose={onClose}>
      <ul>
        {tables.map(({ table, game, names }) => (
          <li key={table}>{sitsTwiceAt(wordsOf(game).title, list(names))}</li>
        ))}
      </ul>
      <p>{sitsTwiceHint}</p>
      <div class="button-row">
        <button type="button" class="button primary" onClick={() => void choose('keep')}>
          {keepSeats}
        </button>
        <button type="button" class="button" onClick={() => void choose('giveUp')}>
          {giveUpSeats}
        </button>
        <button type="button" class="button" onClick={onClose}>
          {cancel}
        </button>
      </div>
    </Dialog>
  );
}
