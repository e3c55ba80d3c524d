import { allSeats, includes, listSeats, type Move, type Seat, unreadable } from '@potager/kernel';
import { missionAt, PROJECT_RULES, projectAt } from './components.ts';
import type { Memory } from './memory.ts';
import { PHASE_NUMBERS, FIELDS } from './fields.ts';
import { makeArea } from './areas.ts';
import type { Why } from './kinds.ts';
import { firstOf, KINDS, kindOf, secondOf } from './moves.ts';
import { makeMove, parseMove } from './notation.ts';
import { listNumbers } from './number-set.ts';
import { choosingIn } from './view.ts';
import { completableAt } from './projects.ts';
import { whyNoAction } from './why-no-action.ts';

const { ACTIONS_LEFT, ACTORS, DEALT, FACE_UP_SET, PHASE, PLACED, PLAYED, TURN } = FIELDS;
const { MISSIONS_PHASE, NEXT_PHASE, OVER_PHASE, PROJECT_PHASE } = PHASE_NUMBERS;
const { DECLINE, KEEP, NEXT, PROJECT } = KINDS;

/** Why the seat cannot make this move now: the first rule in its way. Undefined exactly where it is legal. */
export function explain(memory: Memory, seat: Seat, text: string): Why | undefined {
  const move = parseMove(text);
  if (move === undefined) return unreadable(text);
  return whyNotThisPhase(memory, seat, move) ?? whyNotThisMove(memory, seat, move);
}

/** What is asked for now is something else, or somebody else. */
function whyNotThisPhase(memory: Memory, seat: Seat, move: Move): Why | undefined {
  const { bytes, seatCount } = memory;
  const kind = kindOf(move);
  const phase = bytes[PHASE]!;
  if (phase === OVER_PHASE) return { rule: 'GN-E1', key: 'over' };
  if (phase !== MISSIONS_PHASE && kind === KEEP) return { rule: 'GN-S6', key: 'missionsChosen' };
  if (phase === MISSIONS_PHASE) {
    const choosing = listSeats(choosingIn(memory));
    if (kind !== KEEP) return { rule: 'GN-S6', key: 'missionsFirst', choosing };
    return choosing.includes(seat) ? undefined : { rule: 'GN-S6', key: 'missionsChosen' };
  }
  if (!includes(bytes[ACTORS]!, seat)) {
    return { rule: seatCount === 2 ? 'GN-R3' : 'GN-R2', key: 'notYourTurn', turn: bytes[TURN]! };
  }
  const isProject = kind === PROJECT || kind === DECLINE;
  if (phase === PROJECT_PHASE && !isProject)
    return { rule: 'GN-J1', key: 'projectFirst', projects: offered(memory, seat) };
  if (phase !== PROJECT_PHASE && isProject) return { rule: 'GN-J1', key: 'noFloorPlaced' };
  if (phase === NEXT_PHASE && kind !== NEXT) return { rule: 'GN-R2', key: 'nextFirst', among: notYetPlayed(memory) };
  return undefined;
}

function whyNotThisMove(memory: Memory, seat: Seat, move: Move): Why | undefined {
  switch (kindOf(move)) {
    case KEEP:
      return whyNotKeep(memory, seat, move);
    case PROJECT:
      return whyNotProject(memory, seat, firstOf(move));
    case DECLINE:
      return undefined;
    case NEXT:
      return whyNotNext(memory, firstOf(move));
    default:
      return whyNoAction(memory, seat, move);
  }
}

function whyNotKeep({ ints }: Memory, seat: Seat, move: Move): Why | undefined {
  const [one, other] = [firstOf(move), secondOf(move)];
  const dealt = listNumbers(ints[DEALT + seat]!);
  const mission = [one, other].find((number) => !dealt.includes(number));
  if (mission !== undefined) return { rule: 'GN-S6', key: 'notDealt', mission, dealt };
  if (missionAt(one) === missionAt(other)) return { rule: 'GN-S6', key: 'sameMission', mission: one };
  return one < other ? undefined : { rule: 'GN-S6', key: 'smallerFirst', move: makeMove(move) };
}

function whyNotProject(memory: Memory, seat: Seat, project: number): Why | undefined {
  const projects = listNumbers(memory.ints[FACE_UP_SET]!);
  if (!projects.includes(project)) return { rule: 'GN-J4', key: 'notFaceUp', project, projects };
  if (offered(memory, seat).includes(project)) return undefined;
  const { rule } = PROJECT_RULES[projectAt(project).kind];
  return { rule, key: 'notCompleted', project, area: makeArea(memory.bytes[PLACED]!) };
}

function whyNotNext(memory: Memory, next: Seat): Why | undefined {
  const { bytes, seatCount } = memory;
  if (next >= seatCount) return { rule: 'notation', key: 'noSuchSeat', seat: next, seats: seatCount };
  if (seatCount === 2) return { rule: 'GN-R3', key: 'noChoosing' };
  if (bytes[PHASE] !== NEXT_PHASE) return { rule: 'GN-R2', key: 'turnNotOver', actions: bytes[ACTIONS_LEFT]! };
  const among = notYetPlayed(memory);
  return among.includes(next) ? undefined : { rule: 'GN-R2', key: 'hasPlayed', next, among };
}

const offered = (memory: Memory, seat: Seat): number[] =>
  listNumbers(completableAt(memory, seat, memory.bytes[PLACED]!));

const notYetPlayed = ({ bytes, seatCount }: Memory): Seat[] => listSeats(allSeats(seatCount) & ~bytes[PLAYED]!);
