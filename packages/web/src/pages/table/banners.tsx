import type { TableInfo, Mirror } from '@potager/table';
import { playersOf } from '@potager/table';
import type { ComponentChildren, VNode } from 'preact';
import type { Session } from '../../client/session.ts';
import { Icon } from '../../parts/icon.tsx';
import { words } from '../../words/words.ts';
import { makeLines, makeNaming } from './log-lines.ts';
import type { Recap } from './use-recap.ts';

/** What needs an answer, or explains why nothing happens: slips of paper above the board. */
export function Banners({ session, recap }: { session: Session; recap: Recap }): VNode {
  const { info } = session.mirror.value as Mirror;
  return (
    <div class="banners">
      <MomentBanner session={session} />
      <AskBanner session={session} info={info} />
      <PauseBanner session={session} info={info} />
      <StandInBanner session={session} info={info} />
      <RecapBanner session={session} recap={recap} />
    </div>
  );
}

function Slip({ children }: { children: ComponentChildren }): VNode {
  return (
    <div class="banner" role="status">
      {children}
    </div>
  );
}

function Press({ text, onPress, isMain }: { text: string; onPress: () => void; isMain?: boolean }): VNode {
  return (
    <button type="button" class={`button small ${isMain ? 'primary' : ''}`} onClick={onPress}>
      {text}
    </button>
  );
}

function MomentBanner({ session }: { session: Session }): VNode | null {
  const { earlierMoment, backToNow } = words();
  if (session.moment.value === undefined) return null;
  return (
    <Slip>
      <p>{earlierMoment}</p>
      <Press text={backToNow} isMain onPress={() => session.returnToNow()} />
    </Slip>
  );
}

function AskBanner({ session, info }: { session: Session; info: TableInfo }): VNode | null {
  const { asksUndo, asksPause, askedOthers, agree, decline } = words();
  const person = session.client.person.value ?? '';
  if (info.ask === undefined) return null;
  const { ask, agreed } = info.ask;
  const name = makeNaming(info).person(ask.person);
  if (ask.person === person || agreed.includes(person)) {
    return (
      <Slip>
        <p>{askedOthers}</p>
      </Slip>
    );
  }
  const hasSay = playersOf(info).includes(person);
  return (
    <Slip>
      <p>{ask.what === 'undo' ? asksUndo(name) : asksPause(name)}</p>
      {hasSay && <Press text={agree} isMain onPress={() => void session.command({ kind: 'agree' })} />}
      {hasSay && <Press text={decline} onPress={() => void session.command({ kind: 'decline' })} />}
    </Slip>
  );
}

function PauseBanner({ session, info }: { session: Session; info: TableInfo }): VNode | null {
  const { isPaused, goOn } = words();
  if (info.status !== 'paused') return null;
  return (
    <Slip>
      <p>{isPaused}</p>
      {session.mySeats.value.length > 0 && (
        <Press text={goOn} isMain onPress={() => void session.command({ kind: 'unpause' })} />
      )}
    </Slip>
  );
}

function StandInBanner({ session, info }: { session: Session; info: TableInfo }): VNode | null {
  const { botPlaysForYou, imBack } = words();
  const seat = session.viewer.value;
  const chair = info.seats[seat];
  if (info.status === 'over' || chair?.kind !== 'human' || chair.standIn === undefined) return null;
  return (
    <Slip>
      <p>{botPlaysForYou}</p>
      <Press text={imBack} isMain onPress={() => void session.command({ kind: 'return', seat })} />
    </Slip>
  );
}

const MOST_LINES = 8;

function RecapBanner({ session, recap }: { session: Session; recap: Recap }): VNode | null {
  const { sinceYouLeft, close, andMore } = words();
  const { log, info } = session.mirror.value as Mirror;
  const missed = recap.missed.value;
  if (missed === undefined) return null;
  const lines = makeLines(
    log.filter(({ n }) => n > missed.since && n <= missed.until),
    info,
  );
  if (lines.length === 0) return null;
  const left = lines.length - MOST_LINES;
  return (
    <div class="banner recap" role="status">
      <div>
        <p class="recap-title">{sinceYouLeft}</p>
        {left > 0 && <p>{andMore(left)}</p>}
        <ul>
          {lines.slice(-MOST_LINES).map(({ n, sentences }) => (
            <li key={n}>{sentences.join(' ')}</li>
          ))}
        </ul>
      </div>
      <button type="button" class="icon-button" aria-label={close} onClick={recap.dismiss}>
        <Icon name="close" />
      </button>
    </div>
  );
}
