import { Sheet } from '@potager/boardkit';
import type { VNode } from 'preact';
import { AreaChoice } from './area-choice.tsx';
import { ActionChoice } from './action-choice.tsx';
import { MissionChoice } from './mission-choice.tsx';
import { NextChoice } from './next-choice.tsx';
import { ProjectChoice } from './project-choice.tsx';
import { ProjectSearch } from './project-search.tsx';
import { useTable } from './table.ts';

/** Whose turn it is, what is asked, and everything that can be done now. */
export function Tray(): VNode {
  const { labels, view, isAsked, isBusy } = useTable();
  return (
    <Sheet label={labels.choices} isAsking={isAsked}>
      <div class="gn-tray" aria-busy={isBusy} data-next={isAsked && view.phase !== 'action'}>
        <Heading />
        <Asked />
      </div>
    </Sheet>
  );
}

function Heading(): VNode {
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
    <h2 class="gn-heading">
      {title()}
      {isPlaying && phase === 'action' && <small>{labels.actionsLeft(actionsLeft)}</small>}
      {isPlaying && view.lastRound && <small class="gn-last">{labels.lastRound}</small>}
    </h2>
  );
}

function Asked(): VNode | null {
  const { view, isAsked, choice } = useTable();
  if (choice.area !== undefined) return <AreaChoice area={choice.area} />;
  if (choice.project !== undefined) return <ProjectSearch project={choice.project} />;
  if (!isAsked) return null;
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
