import { includes, type Random, type Viewer } from '@potager/kernel';
import { DEALT_MISSIONS, KEPT_MISSIONS, MISSIONS, missionAt, PROJECTS } from './components.ts';
import type { Garden } from './garden.ts';
import { PHASE_NUMBERS, PLACES } from './places.ts';

const { ACTORS, DEALT, DECK, DECK_LEFT, FACE_UP_SET, KEPT, PHASE, TAKEN } = PLACES;
const { MISSIONS_PHASE, OVER_PHASE } = PHASE_NUMBERS;

/**
 * Deals anew what a viewer does not know: the order of the projects, the missions of others, and which of theirs they kept,
 * each legal pair of a hand as likely as the others.
 */
export function redeal(garden: Garden, viewer: Viewer, random: Random): void {
  redealProjects(garden, random);
  redealMissions(garden, viewer, random);
}

function redealProjects(garden: Garden, random: Random): void {
  const { bytes, words, seats } = garden;
  let seen = words[FACE_UP_SET]!;
  for (let seat = 0; seat < seats; seat++) seen |= words[TAKEN + seat]!;
  let at = DECK;
  for (let project = 1; project <= PROJECTS.length; project++) {
    if ((seen & (1 << project)) === 0) bytes[at++] = project;
  }
  bytes[DECK_LEFT] = at - DECK;
  random.shuffle(bytes, DECK, at);
}

function redealMissions(garden: Garden, viewer: Viewer, random: Random): void {
  const { bytes, words, seats } = garden;
  const isOver = bytes[PHASE] === OVER_PHASE;
  let known = 0;
  for (let seat = 0; seat < seats; seat++) {
    if (seat === viewer) known |= words[DEALT + seat]!;
    else if (isOver) known |= words[KEPT + seat]!;
  }
  const hidden: number[] = [];
  for (let mission = 1; mission <= MISSIONS.length; mission++) if ((known & (1 << mission)) === 0) hidden.push(mission);
  random.shuffle(hidden);
  for (let seat = 0; seat < seats; seat++) {
    if (seat === viewer) continue;
    const hand = hidden.splice(0, isOver ? DEALT_MISSIONS - KEPT_MISSIONS : DEALT_MISSIONS);
    const kept = isOver ? words[KEPT + seat]! : 0;
    words[DEALT + seat] = hand.reduce((set, mission) => set | (1 << mission), kept);
    const hasChosen = bytes[PHASE] !== MISSIONS_PHASE || !includes(bytes[ACTORS]!, seat);
    if (!isOver) words[KEPT + seat] = hasChosen ? drawPair(hand, random) : 0;
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
