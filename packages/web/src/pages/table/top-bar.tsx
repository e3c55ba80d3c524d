import { listSeats } from '@potager/kernel';
import type { Mirror } from '@potager/table';
import type { VNode } from 'preact';
import { makeNameOf } from '../../games/names.ts';
import { awaitedOf, mayUndo, type Session } from '../../client/session.ts';
import { Icon, type IconName } from '../../parts/icon.tsx';
import { Sprig } from '../../parts/sprig.tsx';
import type { TableAt } from '../../router/route.ts';
import { sound, toggleSound } from '../../settings/sound.ts';
import { words, wordsOf } from '../../words/words.ts';
import { callOf } from './call-of.ts';
import { mayHint } from './may-hint.ts';
import { useHead } from './use-head.ts';
import { SeatStrip } from './seat-strip.tsx';
import { StepStrip } from './step-strip.tsx';
import type { Sheet } from './table-dialogs.tsx';
import type { Recap } from './use-recap.ts';

interface TopBarProps {
  readonly session: Session;
  readonly place: TableAt['place'];
  readonly recap: Recap;
  readonly open: (sheet: Sheet) => void;
}

/** Whose turn it is, and what is always at hand. */
export function TopBar({ session, place, recap, open }: TopBarProps): VNode {
  const { info, turnStatus } = session.mirror.value as Mirror;
  const { toShelf, takeBack, askTakeBack, log, scores, menu, chat, newTalk, result, hint } = words();
  const turn = describeTurn(session);
  const { undo } = turnStatus;
  const talk = session.hasNewTalk.value ? `${chat}, ${newTalk}` : chat;
  const undoName = undo === 'ask' ? askTakeBack : takeBack;
  return (
    <header ref={useHead()} class="top-bar" data-mine={turn.isMine}>
      <a class="icon-button" href="/" aria-label={toShelf} title={toShelf}>
        <Sprig />
      </a>
      <h1 class="unseen">{wordsOf(info.game).title}</h1>
      <p class="turn" data-mine={turn.isMine}>
        <span class={turn.short === undefined ? '' : 'turn-full'}>{turn.text}</span>
        {turn.short !== undefined && <span class="turn-short">{turn.short}</span>}
      </p>
      <SeatStrip session={session} place={place} />
      <StepStrip session={session} recap={recap} />
      <BarButton
        icon="undo"
        name={undoName}
        isDisabled={!mayUndo(session)}
        onPress={() => void session.undo()}
        hasName
      />
      {mayHint(session) && (
        <BarButton
          icon="hint"
          class="hint-button"
          name={hint}
          isDisabled={turnStatus.legal.length === 0}
          onPress={() => open('hint')}
        />
      )}
      {info.status === 'over' ? (
        <BarButton icon="score" name={result} onPress={() => open('end')} isNarrow />
      ) : (
        <BarButton icon="score" name={scores} onPress={() => open('scores')} />
      )}
      <BarButton
        icon="log"
        name={place === 'online' ? `${log}, ${talk}` : log}
        onPress={() => open('log')}
        hasNews={session.hasNewTalk.value}
        isNarrow
      />
      <SoundButton />
      <BarButton icon="menu" name={menu} onPress={() => open('menu')} />
    </header>
  );
}

interface BarButtonProps {
  readonly icon: IconName;
  readonly name: string;
  readonly onPress: () => void;
  readonly class?: string;
  readonly isDisabled?: boolean;
  /** Only where there is no room for a panel at the side. */
  readonly isNarrow?: boolean;
  /** Whether the name is shown where there is room. */
  readonly hasName?: boolean;
  /** Whether there is something behind it that was not there before. */
  readonly hasNews?: boolean;
}

function BarButton({
  icon,
  name,
  onPress,
  class: own = '',
  isDisabled,
  isNarrow,
  hasName,
  hasNews,
}: BarButtonProps): VNode {
  return (
    <button
      type="button"
      class={`icon-button ${own} ${isNarrow ? 'narrow-only' : ''}`}
      aria-label={name}
      title={name}
      disabled={isDisabled}
      onClick={onPress}
    >
      <Icon name={icon} />
      {hasNews && <span class="news" />}
      {hasName && (
        <span class="bar-name" aria-hidden="true">
          {name}
        </span>
      )}
    </button>
  );
}

/** Silence at one touch, where there is room for it; how loud is chosen in the menu. */
function SoundButton(): VNode {
  const isOn = sound.value !== 'off';
  const name = words().sound;
  return (
    <button
      type="button"
      class="icon-button roomy-only"
      aria-label={name}
      aria-pressed={isOn}
      title={name}
      onClick={toggleSound}
    >
      <Icon name={isOn ? 'sound' : 'silent'} />
    </button>
  );
}

interface Turn {
  readonly text: string;
  readonly isMine: boolean;
  /** Where the bar has no room for all of the text: what it comes to. */
  readonly short?: string;
}

function describeTurn(session: Session): Turn {
  const mirror = session.mirror.value as Mirror;
  const { info, turnStatus } = mirror;
  const { turnOf, gameOver, paused, bothTurn, yourTurn } = words();
  if (info.status === 'over') return { text: gameOver, isMine: false };
  if (info.status === 'paused') return { text: paused, isMine: false };
  const viewer = session.viewer.value;
  const nameOf = makeNameOf(info.seats);
  if (awaitedOf(mirror, [viewer]).length > 0) {
    const isHotSeat = session.mySeats.value.length > 1;
    if (isHotSeat) return { text: bothTurn(nameOf(viewer)), isMine: true };
    const text = callOf(mirror);
    return text === yourTurn ? { text, isMine: true } : { text, short: yourTurn, isMine: true };
  }
  return { text: turnOf(listSeats(turnStatus.awaited).map(nameOf)), isMine: false };
}
