import { Sheet } from '@potager/boardkit';
import type { VNode } from 'preact';
import { AreaChoice } from './area-choice.tsx';
import { ActionChoice } from './action-choice.tsx';
import { movesInView } from './choices.ts';
import { ControlScene } from './control-scene.tsx';
import { MissionChoice } from './mission-choice.tsx';
import { NextChoice } from './next-choice.tsx';
import { ProjectChoice } from './project-choice.tsx';
import { ProjectSearch } from './project-search.tsx';
import { StepLine } from './step-line.tsx';
import { useTable } from './table.ts';

/** Whose turn it is, what is asked, and everything that can be done now; while a round ends, what it brings. */
export function Tray(): VNode {
  const { labels, view, isAsked, isBusy, isShowing, controls, help, choice, legal } = useTable();
  const isRoundEnd = isShowing && controls.length > 0;
  return (
    <Sheet label={labels.choices} isAsking={isAsked} help={help?.(movesInView(choice, legal))}>
      <div class="gn-tray" aria-busy={isBusy} data-next={isAsked && view.phase !== 'action'}>
        <Heading isUnseen={isRoundEnd} />
        {isRoundEnd ? <ControlScene controls={controls} /> : <Asked />}
      </div>
    </Sheet>
  );
}

function Heading({ isUnseen }: { isUnseen: boolean }): VNode {
  const { labels, view, isAsked, isOver, nameOf } = useTable();
  const { phase, turn, actionsLeft } = view;
  const isPlaying = !isOver && phase !== 'missions';
  const title = (): string => {
    if (isOver || phase === 'over') return labels.isOver;
    if (phase === 'missions')
      return isAsked ? labels.chooseMissions : labels.waitingForMissions(view.choosing.map(nameOf));
    if (!isAsked) return labels.theirTurn(nameOf(turn ?? 0));
    return { action: labels.yourTurn, project: labels.chooseProject, next: labels.chooseNext }[phase];
  };
  return (
    <h2 class={`gn-heading ${isUnseen ? 'unseen' : ''}`}>
      {title()}
      {isPlaying && phase === 'action' && (
        <small data-explain={`turn ${turn ?? 0}`}>{labels.actionsLeft(actionsLeft)}</small>
      )}
      {isPlaying && view.lastRound && <small class="gn-last">{labels.lastRound}</small>}
    </h2>
  );
}

function Asked(): VNode | null {
  const { view, isAsked, isShowing, choice } = useTable();
  if (choice.area !== undefined) return <AreaChoice area={choice.area} />;
  if (choice.project !== undefined) return <ProjectSearch project={choice.project} />;
  if (!isAsked) return isShowing ? <StepLine /> : null;
  switch (view.phase) {
    case 'missions':
      return <MissionChoice />;
    case 'action':
      return <ActionChoice />;
    case 'project':
      return <ProjectChoice />;
    case 'next':
      return <NextChoice />;
    case 'over':
      return null;
  }
}
