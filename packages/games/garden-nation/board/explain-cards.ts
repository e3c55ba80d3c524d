import type { Explanation } from '@potager/boardkit';
import { type Mission, missionAt, PROJECT_RULES, projectAt } from '../rules/components.ts';
import { placesFor } from './project-places.ts';
import { countedFor } from './spoken-of.ts';
import type { Table } from './table.ts';
import { tell } from './tell.ts';
import { chancesFor } from './tracker.ts';

/** A project: its pattern, its points, and where one floor of the viewer's would complete it. */
export function explainProject({ labels, view, me }: Table, number: number): Explanation {
  const project = projectAt(number);
  const { rule, points } = PROJECT_RULES[project.kind];
  const places = me === undefined || view.phase === 'over' ? [] : placesFor(view, me, number);
  return tell(labels.explained.project(labels.names.projects[project.name]), {
    rule,
    figures: [labels.projectText(project), labels.explained.projectPoints(points)],
    places,
  });
}

const MISSION_RULES: { readonly [kind in Mission['kind']]: string } = {
  floors: 'GN-M1',
  'two-floors': 'GN-M2',
  tower: 'GN-M3',
  control: 'GN-M4',
};

/** A mission: what it counts, what it brings now, what is missing for more. */
export function explainMission({ labels, view, plan, me, rules }: Table, number: number): Explanation {
  const mission = missionAt(number);
  const { explained, names } = labels;
  const title = names.missions[mission.name];
  const line = me === undefined ? undefined : rules.score(me).find((one) => one['mission'] === number);
  const chances = me === undefined ? [] : chancesFor(view, plan, me, number).slice(0, 4);
  return tell(mission.kind === 'control' ? explained.control(title) : explained.mission(title), {
    rule: MISSION_RULES[mission.kind],
    figures: [
      labels.missionText(mission),
      ...(line === undefined ? [] : [explained.bringsNow(line.points)]),
      ...chances.map(({ place, missing }) => labels.missing(place, missing)),
    ],
    places:
      mission.kind === 'control'
        ? mission.territories.map((territory) => `territory ${territory}`)
        : me === undefined
          ? []
          : countedFor(number, me, view, plan),
  });
}
