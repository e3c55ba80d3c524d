import { loadExample } from '@potager/games/page/examples';
import type { RuleExample } from '@potager/kernel';
import { useSignal, useSignalEffect } from '@preact/signals';
import type { ComponentType, VNode } from 'preact';
import type { Session } from '../../client/session.ts';
import { Icon } from '../../parts/icon.tsx';
import { StudyBoard } from '../../study/study-board.tsx';
import type { Study } from '../../study/study.ts';
import { useStudy } from '../../study/use-study.ts';
import { rulesWords } from '../../words/rules/words.ts';

/** An example with its board. */
export async function bringExample(game: string, name: string): Promise<ComponentType<{ text: string }>> {
  const example = await loadExample(game, name);
  const study = makeStudy(example);
  return ({ text }) => <ExampleBoard example={example} study={study} text={text} />;
}

/** The reader has one seat; the others stay as they are, unless they have something to answer. */
function makeStudy({ seat, replies, game }: RuleExample): Study {
  const others = replies === undefined ? 'nobody' : 'sprout';
  return {
    game,
    chairs: Array.from({ length: game.seats }, (_, chair) => (chair === seat ? 'reader' : others)),
    script: ({ moves }) => replies?.find((move) => moves.includes(move)),
  };
}

interface ExampleBoardProps {
  readonly example: RuleExample;
  readonly study: Study;
  readonly text: string;
}

/** First a picture, in which the move it is about is shown; then a board to be played with. */
function ExampleBoard({ example, study, text }: ExampleBoardProps): VNode {
  const { session, restart } = useStudy(study);
  const isTried = useSignal(false);
  /** How many of the moves to be shown have been made; undefined while nothing is shown. */
  const shown = useSignal<number | undefined>(undefined);
  /** What was played with before it began anew. */
  const old = useSignal<Session | undefined>(undefined);
  useSignalEffect(() => {
    const now = session.value;
    if (now === undefined || now === old.value) return;
    const legal = now.mirror.value?.turnStatus.legal ?? [];
    if (shown.value !== undefined) return void (shown.value = showNext(now, example.show, shown.value));
    const [move] = example.show;
    if (!isTried.value && move !== undefined && legal.includes(move)) now.suggested.value = { move };
  });
  const begin = (isShown: boolean): void => {
    if (isTried.peek()) {
      old.value = session.peek();
      restart();
    }
    isTried.value = true;
    shown.value = isShown ? 0 : undefined;
  };
  const { tryIt, showIt, fromStart } = rulesWords();
  return (
    <>
      <div class="example-board" data-tried={isTried.value} inert={!isTried.value}>
        {session.value ? <StudyBoard session={session.value} /> : <div class="example-room" />}
      </div>
      <div class="button-row">
        <button type="button" class="button small" onClick={() => begin(false)}>
          <Icon name={isTried.value ? 'again' : 'play'} />
          {isTried.value ? fromStart : tryIt}
          <span class="unseen"> · {text}</span>
        </button>
        <button type="button" class="button small" onClick={() => begin(true)}>
          <Icon name="eye" />
          {showIt}
          <span class="unseen"> · {text}</span>
        </button>
      </div>
    </>
  );
}

/** Makes the next of the moves as soon as it can be made; returns how many were made, undefined after the last. */
function showNext(session: Session, moves: readonly string[], made: number): number | undefined {
  const move = moves[made];
  if (move === undefined) return undefined;
  const legal = session.mirror.value?.turnStatus.legal ?? [];
  if (session.isBusy.value || !legal.includes(move)) return made;
  void session.play(move);
  return made + 1;
}
