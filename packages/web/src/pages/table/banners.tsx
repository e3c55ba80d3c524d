import type { Ask, TableInfo, Mirror } from '@potager/table';
import { playersOf } from '@potager/table';
import type { VNode } from 'preact';
import type { Session } from '../../client/session.ts';
import { Icon } from '../../parts/icon.tsx';
import { language } from '../../settings/language.ts';
import { whenIn } from '../../words/when.ts';
import { words } from '../../words/words.ts';
import { AbsentBanner } from './absent-banner.tsx';
import { type LogLine, makeLines, makeNaming } from './log-lines.ts';
import { Press, Slip } from './slip.tsx';
import { isStandInOf, type Recap } from './use-recap.ts';

/** What needs an answer, or explains why nothing happens: slips of paper above the board. */
export function Banners({ session, recap }: { session: Session; recap: Recap }): VNode {
  const { info } = session.mirror.value as Mirror;
  return (
    <div class="banners">
      <MomentBanner session={session} />
      <AskBanner session={session} info={info} />
      <PauseBanner session={session} info={info} />
      <AbsentBanner session={session} />
      <StandInBanner session={session} info={info} />
      <HolidayBanner session={session} info={info} />
      <RecapBanner session={session} recap={recap} />
    </div>
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
  const { asksPause, askedOthers, agree, decline } = words();
  const person = session.client.person.value ?? '';
  if (info.ask === undefined) return null;
  const { ask, agreed } = info.ask;
  if (ask.person === person || agreed.includes(person)) {
    return (
      <Slip>
        <p>{askedOthers}</p>
      </Slip>
    );
  }
  const isMissed = ask.what === 'absent' && session.mySeats.value.includes(ask.seat);
  const hasSay = playersOf(info).includes(person) && !isMissed;
  return (
    <Slip>
      <p>{ask.what === 'pause' ? asksPause(makeNaming(info).person(ask.person)) : sayAsk(session, ask)}</p>
      {hasSay && <Press text={agree} isMain onPress={() => void session.command({ kind: 'agree' })} />}
      {hasSay && <Press text={decline} onPress={() => void session.command({ kind: 'decline' })} />}
    </Slip>
  );
}

/** Which move, or about whom. */
function sayAsk(session: Session, ask: Exclude<Ask, { what: 'pause' }>): string {
  const { log, info } = session.mirror.value as Mirror;
  const naming = makeNaming(info);
  const name = naming.person(ask.person);
  if (ask.what === 'absent') return words().asksAbsent[ask.want](name, naming.seat(ask.seat));
  const [first] = ask.entries ?? [];
  const moves = log.filter(({ n }) => n === first);
  const lines = makeLines(moves, { info, viewer: session.viewer.value, log });
  return words().asksUndo(name, lines.flatMap(({ sentences }) => sentences).join(' '));
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
  const { botPlaysForYou, youResigned, imBack, toShelf } = words();
  const seat = session.viewer.value;
  const chair = info.seats[seat];
  if (info.status === 'over' || chair?.kind !== 'human') return null;
  if (chair.hasResigned) {
    return (
      <Slip>
        <p>{youResigned}</p>
        <a class="button small primary" href="/">
          {toShelf}
        </a>
      </Slip>
    );
  }
  if (chair.standIn === undefined) return null;
  return (
    <Slip>
      <p>{botPlaysForYou[chair.standIn.why]}</p>
      <Press text={imBack} isMain onPress={() => void session.command({ kind: 'return', seat })} />
    </Slip>
  );
}

function HolidayBanner({ session, info }: { session: Session; info: TableInfo }): VNode | null {
  const { youOnHoliday, endHoliday } = words();
  const seat = session.viewer.value;
  const chair = info.seats[seat];
  const until = chair?.kind === 'human' ? (chair.holiday?.until ?? 0) : 0;
  if (info.status === 'over' || until <= session.hostNow) return null;
  return (
    <Slip>
      <p>{youOnHoliday(whenIn(language.value)(until))}</p>
      <Press text={endHoliday} onPress={() => void session.command({ kind: 'holiday', seat, days: 0 })} />
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
    { info, viewer: session.viewer.value, log },
  );
  if (lines.length === 0) return null;
  // That a bot has played for the reader is told however long ago it began.
  const isOwnBot = ({ n }: LogLine): boolean =>
    log.some((one) => one.n === n && isStandInOf(one, session.viewer.value));
  const shown = lines.filter((line, i) => i >= lines.length - MOST_LINES || isOwnBot(line));
  const left = lines.length - shown.length;
  return (
    <div class="banner recap" role="status">
      <div>
        <p class="recap-title">{sinceYouLeft}</p>
        {left > 0 && <p>{andMore(left)}</p>}
        <ul>
          {shown.map(({ n, sentences, isByBot }) => (
            <li key={n}>
              {sentences.join(' ')}
              {isByBot && <span class="log-note">{words().byBot}</span>}
            </li>
          ))}
        </ul>
      </div>
      <button type="button" class="icon-button" aria-label={close} onClick={recap.dismiss}>
        <Icon name="close" />
      </button>
    </div>
  );
}
