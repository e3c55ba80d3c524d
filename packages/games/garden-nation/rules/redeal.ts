import { includes, type Random, type Viewer } from '@potager/kernel';
import { DEALT_MISSIONS, KEPT_MISSIONS, MISSIONS, missionAt, PROJECTS } from './components.ts';
import type { Memory } from './memory.ts';
import { PHASE_NUMBERS, FIELDS } from './fields.ts';

const { ACTORS, DEALT, DECK, DECK_LEFT, FACE_UP_SET, KEPT, PHASE, TAKEN } = FIELDS;
const { MISSIONS_PHASE, OVER_PHASE } = PHASE_NUMBERS;

/**
 * Deals anew what a viewer does not know: the order of the projects, the missions of others, and which of theirs they
 * kept, each legal pair of a hand as likely as the others.
 */
export function redeal(memory: Memory, viewer: Viewer, random: Random): void {
  redealProjects(memory, random);
  redealMissions(memory, viewer, random);
}

function redealProjects(memory: Memory, random: Random): void {
  const { bytes, ints, seatCount } = memory;
  let seen = ints[FACE_UP_SET]!;
  for (let seat = 0; seat < seatCount; seat++) seen |= ints[TAKEN + seat]!;
  let at = DECK;
  for (let project = 1; project <= PROJECTS.length; project++) {
    if ((seen & (1 << project)) === 0) bytes[at++] = project;
  }
  bytes[DECK_LEFT] = at - DECK;
  random.shuffle(bytes, DECK, at);
}

function redealMissions(memory: Memory, viewer: Viewer, random: Random): void {
  const { bytes, ints, seatCount } = memory;
  const isOver = bytes[PHASE] === OVER_PHASE;
  let known = 0;
  for (let seat = 0; seat < seatCount; seat++) {
    if (seat === viewer) known |= ints[DEALT + seat]!;
    else if (isOver) known |= ints[KEPT + seat]!;
  }
  const hidden: number[] = [];
  for (let mission = 1; mission <= MISSIONS.length; mission++) if ((known & (1 << mission)) === 0) hidden.push(mission);
  random.shuffle(hidden);
  for (let seat = 0; seat < seatCount; seat++) {
    if (seat === viewer) continue;
    const hand = hidden.splice(0, isOver ? DEALT_MISSIONS - KEPT_MISSIONS : DEALT_MISSIONS);
    const kept = isOver ? ints[KEPT + seat]! : 0;
    ints[DEALT + seat] = hand.reduce((set, mission) => set | (1 << mission), kept);
    const hasChosen = bytes[PHASE] !== MISSIONS_PHASE || !includes(bytes[ACTORS]!, seat);
    if (!isOver) ints[KEPT + seat] = hasChosen ? drawPair(hand, random) : 0;
  }
}

/** Two different missions of a hand; a hand of four always has some. */
function drawPair(hand: readonly number[], random: Random): number {
  for (;;) {
    const one = hand[random.below(hand.length)]!;
    const other = hand[random.below(hand.length)]!;
    if (missionAt(one) !== missionAt(other)) return (1 << one) | (1 << other);
  }
}
