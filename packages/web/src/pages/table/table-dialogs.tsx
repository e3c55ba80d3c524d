import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import { type LoadedGame, labelsOf } from '../../games/catalog.ts';
import type { Session } from '../../client/session.ts';
import { Dialog } from '../../parts/dialog.tsx';
import type { TableAt } from '../../router/route.ts';
import { words } from '../../words/words.ts';
import { Hints } from './hints.tsx';
import { HolidayDialog } from './holiday-dialog.tsx';
import { AllMoves } from './all-moves.tsx';
import { ScoreSheet } from './score-sheet.tsx';
import { SidePanel } from './side-panel.tsx';
import { ResignDialog, TableMenu } from './table-menu.tsx';

/** What can lie over the board. */
export type Sheet = 'menu' | 'moves' | 'keys' | 'log' | 'scores' | 'hint' | 'resign' | 'holiday' | 'end';

interface TableDialogsProps {
  readonly session: Session;
  readonly place: TableAt['place'];
  readonly sheet: Signal<Sheet | undefined>;
}

export function TableDialogs({ session, place, sheet }: TableDialogsProps): VNode | null {
  const { menu, moves, keysTitle, log, scores, hint } = words();
  const close = (): void => {
    sheet.value = undefined;
  };
  // A sheet that leads to another one has been replaced by the time it says that it was closed.
  const closeIf = (name: Sheet) => (): void => {
    if (sheet.peek() === name) close();
  };
  switch (sheet.value) {
    case 'menu':
      return (
        <Dialog key="menu" title={menu} onClose={closeIf('menu')}>
          <TableMenu session={session} place={place} sheet={sheet} />
        </Dialog>
      );
    case 'moves':
      return (
        <Dialog key="moves" title={moves} onClose={closeIf('moves')}>
          <AllMoves session={session} onClose={close} />
        </Dialog>
      );
    case 'keys':
      return (
        <Dialog key="keys" title={keysTitle} onClose={closeIf('keys')}>
          <Keys session={session} />
        </Dialog>
      );
    case 'log':
      return (
        <Dialog key="log" title={log} onClose={closeIf('log')} class="log-dialog">
          <SidePanel session={session} place={place} onLook={close} />
        </Dialog>
      );
    case 'scores':
      return (
        <Dialog key="scores" title={scores} onClose={closeIf('scores')} class="wide">
          <ScoreSheet session={session} onShow={close} />
        </Dialog>
      );
    case 'hint':
      return (
        <Dialog key="hint" title={hint} onClose={closeIf('hint')} class="hint-panel" isBeside>
          <Hints session={session} onClose={close} />
        </Dialog>
      );
    case 'resign':
      return <ResignDialog key="resign" session={session} onClose={closeIf('resign')} />;
    case 'holiday':
      return <HolidayDialog key="holiday" session={session} onClose={closeIf('holiday')} />;
    case 'end':
    case undefined:
      return null;
  }
}

/** The page's keys, then what the board adds to them. */
function Keys({ session }: { session: Session }): VNode {
  const { board, entry } = session.loaded as LoadedGame;
  const own = board?.keysIn?.(labelsOf(entry.name)) ?? [];
  return (
    <dl class="keys">
      {[...words().keys, ...own].map(([key, meaning]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
