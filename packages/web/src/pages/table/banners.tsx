import type { Seat } from '@potager/kernel';
import type { Ask, TableInfo, Mirror } from '@potager/table';
import { playersOf } from '@potager/table';
import type { VNode } from 'preact';
import type { Session } from '../../client/session.ts';
import { language } from '../../settings/language.ts';
import { whenIn } from '../../words/when.ts';
import { words } from '../../words/words.ts';
import { AbsentBanner } from './absent-banner.tsx';
import { makeLines, makeNaming } from './log-lines.ts';
import { makeClock } from './make-clock.ts';
import { useCountdown } from './use-countdown.ts';
import { Banner, BannerButton } from './banner.tsx';

/** What needs an answer, or explains why nothing happens: slips of paper above the board. */
export function Banners({ session }: { session: Session }): VNode {
  const { info } = session.mirror.value as Mirror;
  return (
    <div class="banners">
      <AskBanner session={session} info={info} />
      <PauseBanner session={session} info={info} />
      <AbsentBanner session={session} />
      <StandInBanner session={session} info={info} />
      <HolidayBanner session={session} info={info} />
    </div>
  );
}

function AskBanner({ session, info }: { session: Session; info: TableInfo }): VNode | null {
  const { asksPause, agree, decline } = words();
  const person = session.client.person.value ?? '';
  if (info.ask === undefined) return null;
  const { ask, agreed } = info.ask;
  if (ask.person === person || agreed.includes(person)) {
    return <AskedOthers session={session} ask={ask} />;
  }
  const isMissed = ask.what === 'absent' && session.mySeats.value.includes(ask.seat);
  const hasSay = playersOf(info).includes(person) && !isMissed;
  return (
    <Banner>
      <p>
        {ask.what === 'pause' ? asksPause(makeNaming(info).person(ask.person)) : sayAsk(session, ask)}{' '}
        {ask.what === 'absent' && hasSay && <Silence session={session} seat={ask.seat} />}
      </p>
      {hasSay && <BannerButton text={agree} isMain onPress={() => void session.command({ kind: 'agree' })} />}
      {hasSay && <BannerButton text={decline} onPress={() => void session.command({ kind: 'decline' })} />}
    </Banner>
  );
}

function AskedOthers({ session, ask }: { session: Session; ask: Ask }): VNode {
  const { askedOthers } = words();
  if (ask.what === 'absent') return <Vote session={session} ask={ask} />;
  return (
    <Banner>
      <p>{askedOthers}</p>
    </Banner>
  );
}

/** Nobody has to wait for good for those who are asked what is to become of another one, and are gone themselves. */
function Vote({ session, ask: { seat, want } }: { session: Session; ask: Extract<Ask, { what: 'absent' }> }): VNode {
  const { askedOthers, silenceIsOver, decideNow } = words();
  if (useSilence(session, seat) > 0) {
    return (
      <Banner>
        <p>
          {askedOthers} <Silence session={session} seat={seat} />
        </p>
      </Banner>
    );
  }
  return (
    <Banner>
      <p>{silenceIsOver}</p>
      <BannerButton text={decideNow} isMain onPress={() => void session.command({ kind: 'askAbsent', seat, want })} />
    </Banner>
  );
}

function Silence({ session, seat }: { session: Session; seat: Seat }): VNode | null {
  const { silenceAgrees, dayLetter } = words();
  const left = useSilence(session, seat);
  return left > 0 && Number.isFinite(left) ? <>{silenceAgrees(makeClock(left, dayLetter))}</> : null;
}

/** For how long those who were asked may still answer before their silence does; endless where that is not known. */
function useSilence(session: Session, seat: Seat): number {
  const { absent = [] } = session.presence.value;
  const left = absent.find((absentee) => absentee.seat === seat)?.left ?? Infinity;
  return useCountdown(left, session.presenceReadAt.value);
}

/** Which move, or about whom. */
function sayAsk(session: Session, ask: Exclude<Ask, { what: 'pause' }>): string {
  const { log, info } = session.mirror.value as Mirror;
  const naming = makeNaming(info);
  const name = naming.person(ask.person);
  if (ask.what === 'absent') {
    const { asksAbsent, asksOnYou } = words();
    const isMissed = session.mySeats.value.includes(ask.seat);
    return isMissed ? asksOnYou[ask.want](name) : asksAbsent[ask.want](name, naming.seat(ask.seat));
  }
  const [first] = ask.entries ?? [];
  const moves = log.filter(({ n }) => n === first);
  const lines = makeLines(moves, { info, viewer: session.viewer.value, log });
  return words().asksUndo(name, lines.flatMap(({ sentences }) => sentences).join(' '));
}

function PauseBanner({ session, info }: { session: Session; info: TableInfo }): VNode | null {
  const { isPaused, goOn } = words();
  if (info.status !== 'paused') return null;
  return (
    <Banner>
      <p>{isPaused}</p>
      {session.mySeats.value.length > 0 && (
        <BannerButton text={goOn} isMain onPress={() => void session.command({ kind: 'unpause' })} />
      )}
    </Banner>
  );
}

function StandInBanner({ session, info }: { session: Session; info: TableInfo }): VNode | null {
  const { botPlaysForYou, youResigned, imBack, toShelf } = words();
  const seat = session.viewer.value;
  const chair = info.seats[seat];
  if (info.status === 'over' || chair?.kind !== 'human') return null;
  if (chair.hasResigned) {
    return (
      <Banner>
        <p>{youResigned}</p>
        <a class="button small primary" href="/">
          {toShelf}
        </a>
      </Banner>
    );
  }
  if (chair.standIn === undefined) return null;
  return (
    <Banner>
      <p>{botPlaysForYou[chair.standIn.why]}</p>
      <BannerButton text={imBack} isMain onPress={() => void session.command({ kind: 'return', seat })} />
    </Banner>
  );
}

function HolidayBanner({ session, info }: { session: Session; info: TableInfo }): VNode | null {
  const { youOnHoliday, endHoliday } = words();
  const seat = session.viewer.value;
  const chair = info.seats[seat];
  const until = chair?.kind === 'human' ? (chair.holiday?.until ?? 0) : 0;
  if (info.status === 'over' || until <= session.hostNow) return null;
  return (
    <Banner>
      <p>{youOnHoliday(whenIn(language.value)(until))}</p>
      <BannerButton text={endHoliday} onPress={() => void session.command({ kind: 'holiday', seat, days: 0 })} />
    </Banner>
  );
}
