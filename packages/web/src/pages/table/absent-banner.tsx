import { includes } from '@potager/kernel';
import { type Absentee, botOf, type Mirror, playersOf } from '@potager/table';
import type { VNode } from 'preact';
import { awaitedOf, type Session } from '../../client/session.ts';
import { words } from '../../words/words.ts';
import { makeNaming } from './log-lines.ts';
import { makeClock } from './make-clock.ts';
import { Banner, BannerButton } from './banner.tsx';
import { useCountdown } from './use-countdown.ts';

/** Says what will become of those the game waits for in vain, and lets the others decide where that is theirs. */
export function AbsentBanner({ session }: { session: Session }): VNode | null {
  const { info } = session.mirror.value as Mirror;
  const { absent = [] } = session.presence.value;
  if (info.status !== 'playing' || info.ask?.ask.what === 'absent') return null;
  return (
    <>
      {absent.map((absentee) => (
        <OneAbsent key={absentee.seat} session={session} absentee={absentee} />
      ))}
    </>
  );
}

function OneAbsent({ session, absentee: { seat, left } }: { session: Session; absentee: Absentee }): VNode | null {
  const { botComes, voteComes, voteNow, voteOnYou, voteBot, voteResign, dayLetter } = words();
  const mirror = session.mirror.value as Mirror;
  const { info } = mirror;
  const name = makeNaming(info).seat(seat);
  const rest = useCountdown(left, session.presenceReadAt.value);
  const isVote = info.settings.absence?.kind === 'vote';
  if (session.mySeats.value.includes(seat)) {
    return isVote && rest <= 0 && isAnybodyWaiting(mirror) ? <Banner>{voteOnYou}</Banner> : null;
  }
  if (!isVote) return rest > 0 ? <Banner>{botComes(name, makeClock(rest, dayLetter))}</Banner> : null;
  if (rest > 0) return <Banner>{voteComes(name, makeClock(rest, dayLetter))}</Banner>;
  // Whoever has not chosen yet either has nobody to wait for.
  if (awaitedOf(mirror, session.mySeats.value).length > 0) return null;
  const hasSay = playersOf(info).includes(session.client.person.value ?? '');
  const ask = (want: 'bot' | 'resign') => (): void => void session.command({ kind: 'askAbsent', seat, want });
  return (
    <Banner>
      <p>{voteNow(name)}</p>
      {hasSay && <BannerButton text={voteBot} isMain onPress={ask('bot')} />}
      {hasSay && <BannerButton text={voteResign} onPress={ask('resign')} />}
    </Banner>
  );
}

/** Whether some player has done what was theirs to do: where all choose at once, perhaps nobody has. */
const isAnybodyWaiting = ({ info, turnStatus }: Mirror): boolean =>
  info.seats.some(
    (chair, seat) => chair.kind === 'human' && botOf(chair) === undefined && !includes(turnStatus.awaited, seat),
  );
