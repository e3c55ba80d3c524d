import type { VNode } from 'preact';
import type { Session } from '../../client/session.ts';
import { Icon, type IconName } from '../../parts/icon.tsx';
import { SeatMark } from '../../parts/seat-mark.tsx';
import { words } from '../../words/words.ts';
import type { Step } from './steps.ts';
import type { Recap } from './use-recap.ts';
import { makeNavigation, type StepNavigation } from './step-navigation.ts';

interface StepStripProps {
  readonly session: Session;
  readonly recap: Recap;
}

/**
 * What others and the rules did, step by step: it tells along while it is played back, holds, and walks back and on.
 * Its room is always the same. Screen readers hear of everything from the page's announcer.
 */
export function StepStrip({ session, recap }: StepStripProps): VNode {
  const navigation = makeNavigation(session, recap);
  const { strip, stepBack, stepOn, skipStep, showSteps } = words();
  const { playback } = session;
  const press =
    navigation.state === 'playing'
      ? () => playback.skip()
      : navigation.state === 'past'
        ? navigation.on
        : navigation.replay;
  const stay = playback.stay.value;
  return (
    <section class="strip" aria-label={strip} data-state={navigation.state} data-held={playback.isPaused.value}>
      <StripButton icon="back" name={stepBack} onPress={navigation.back} />
      <button
        type="button"
        class="strip-told"
        title={navigation.state === 'now' ? showSteps : skipStep}
        disabled={press === undefined}
        onClick={press}
      >
        <Told navigation={navigation} recap={recap} />
        {stay > 0 && <i key={playback.shown.value.n} class="strip-time" style={{ animationDuration: `${stay}ms` }} />}
      </button>
      <MiddleButton session={session} navigation={navigation} />
      <StripButton icon="on" name={stepOn} onPress={navigation.on} />
    </section>
  );
}

function Told({
  navigation: { state, inView, since, at, steps },
  recap,
}: {
  navigation: StepNavigation;
  recap: Recap;
}): VNode {
  const { stripEmpty, stepsSinceTurn, stepsSinceLeft } = words();
  const missed = recap.missed.value;
  // That a bot has played for the reader is told before anything else, and has all the room there is.
  const standIn = missed?.standIn === undefined ? [] : since.filter(({ n }) => n === missed.standIn);
  const told = standIn.length === 0 ? inView : standIn;
  const count = missed === undefined ? stepsSinceTurn(since.length) : stepsSinceLeft(since.length);
  const hasCount = state === 'now' && since.length > 0 && standIn.length === 0;
  const title = state === 'past' ? `${at + 1} / ${steps.length}` : hasCount ? count : undefined;
  return (
    <>
      {title !== undefined && <small class="strip-title">{title}</small>}
      <span key={told.map(({ n, part }) => `${n}.${part}`).join()} class="strip-text">
        {told.length === 0 ? stripEmpty : told.map((step) => <Sentence key={step.n} step={step} />)}
      </span>
    </>
  );
}

const Sentence = ({ step: { seat, text } }: { step: Step }): VNode => (
  <span>
    {seat !== undefined && <SeatMark seat={seat} />}
    {text}{' '}
  </span>
);

/** Holds what is being played back, leads back from the past, or shows once more what others did. */
function MiddleButton({ session, navigation }: { session: Session; navigation: StepNavigation }): VNode {
  const { holdStep, goOn, backToNow, showSteps } = words();
  const { playback } = session;
  if (navigation.state === 'past')
    return <StripButton icon="now" name={backToNow} onPress={() => session.returnToNow()} />;
  if (navigation.state === 'now') return <StripButton icon="play" name={showSteps} onPress={navigation.replay} />;
  if (playback.isPaused.value) return <StripButton icon="play" name={goOn} onPress={() => playback.resume()} />;
  return <StripButton icon="pause" name={holdStep} onPress={() => playback.pause()} />;
}

interface StripButtonProps {
  readonly icon: IconName;
  readonly name: string;
  readonly onPress: (() => void) | undefined;
}

const StripButton = ({ icon, name, onPress }: StripButtonProps): VNode => (
  <button
    type="button"
    class="icon-button"
    aria-label={name}
    title={name}
    aria-disabled={onPress === undefined}
    onClick={onPress}
  >
    <Icon name={icon} />
  </button>
);
