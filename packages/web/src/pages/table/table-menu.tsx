import { hasReasons } from '@potager/games/page/reasons';
import type { Mirror, TableSettings } from '@potager/table';
import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import type { Session } from '../../client/session.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Icon, type IconName } from '../../parts/icon.tsx';
import { HelpSwitch, LanguageSwitch, SoundSwitch, SpeedSwitch, ThemeSwitch } from '../../parts/switches.tsx';
import { navigate, type TableAt } from '../../router/route.ts';
import { nameClock } from '../../settings/clocks.ts';
import { withColon } from '../../words/with-colon.ts';
import { words } from '../../words/words.ts';
import { nameAbsence } from './absence-option.tsx';
import { holidaysOf } from './holiday-dialog.tsx';
import { isPlaying } from './may-hint.ts';
import type { Sheet } from './table-dialogs.tsx';

interface TableMenuProps {
  readonly session: Session;
  readonly place: TableAt['place'];
  readonly sheet: Signal<Sheet | undefined>;
}

/** Everything that is not needed at every move. */
export function TableMenu({ session, place, sheet }: TableMenuProps): VNode {
  const { info } = session.mirror.value as Mirror;
  const { rules, olderRules, moves, keysTitle, pause, leaveToBot, holiday, resign, toShelf } = words();
  const seat = session.viewer.value;
  const isOlder = session.loaded !== undefined && info.rules < session.loaded.game.rules;
  const plays = isPlaying(session);
  const leave = async (): Promise<void> => {
    if (await session.command({ kind: 'leave', seat })) navigate('/');
  };
  const pauseGame = async (): Promise<void> => {
    await session.command({ kind: 'askPause' });
    sheet.value = undefined;
  };
  return (
    <div class="table-menu">
      {plays && <Item icon="log" text={moves} onPress={() => (sheet.value = 'moves')} />}
      <Item icon="help" text={keysTitle} onPress={() => (sheet.value = 'keys')} />
      <a class="button" href={`/rules/${info.game}`} target="_blank" rel="noreferrer">
        <Icon name="book" />
        {rules}
      </a>
      {isOlder && <p class="table-menu-note">{olderRules(info.rules)}</p>}
      {place === 'online' && info.status !== 'over' && <Terms settings={info.settings} />}
      {plays && place === 'online' && <Item icon="pause" text={pause} onPress={() => void pauseGame()} />}
      {plays && place === 'online' && <Item icon="leave" text={leaveToBot} onPress={() => void leave()} />}
      {plays && holidaysOf(info, seat) > 0 && (
        <Item icon="leave" text={holiday} onPress={() => (sheet.value = 'holiday')} />
      )}
      {plays && <Item icon="flag" text={resign} onPress={() => (sheet.value = 'resign')} />}
      <a class="button" href="/">
        <Icon name="back" />
        {toShelf}
      </a>
      {hasReasons(info.game) && <HelpSwitch />}
      <SpeedSwitch />
      <LanguageSwitch />
      <ThemeSwitch />
      <SoundSwitch />
    </div>
  );
}

/** What was settled before the game about time, and about those who are gone: nobody has to remember it. */
function Terms({ settings }: { settings: TableSettings }): VNode {
  const { clock, clocks, absence, absences } = words();
  return (
    <p class="table-menu-note">
      {withColon(clock, clocks[nameClock(settings.clock)])}.<br />
      {withColon(absence, absences[nameAbsence(settings)])}.
    </p>
  );
}

interface ItemProps {
  readonly icon: IconName;
  readonly text: string;
  readonly onPress: () => void;
}

function Item({ icon, text, onPress }: ItemProps): VNode {
  return (
    <button type="button" class="button" onClick={onPress}>
      <Icon name={icon} />
      {text}
    </button>
  );
}

/** Resigning cannot be taken back, so it is asked twice. */
export function ResignDialog({ session, onClose }: { session: Session; onClose: () => void }): VNode {
  const { resign, resignWarning, cancel } = words();
  const { seats } = (session.mirror.value as Mirror).info;
  const seat = session.viewer.value;
  const remaining = seats.filter((chair, i) => i !== seat && !(chair.kind === 'human' && chair.hasResigned)).length;
  const hasPeople = seats.some((chair, i) => i !== seat && chair.kind === 'human' && !chair.hasResigned);
  const go = async (): Promise<void> => {
    await session.command({ kind: 'resign', seat: session.viewer.peek() });
    onClose();
  };
  return (
    <Dialog title={resign} onClose={onClose}>
      <p>{remaining > 1 && hasPeople ? resignWarning.goesOn : resignWarning.isOver}</p>
      <div class="button-row">
        <button type="button" class="button" onClick={onClose}>
          {cancel}
        </button>
        <button type="button" class="button danger" onClick={() => void go()}>
          <Icon name="flag" />
          {resign}
        </button>
      </div>
    </Dialog>
  );
}
