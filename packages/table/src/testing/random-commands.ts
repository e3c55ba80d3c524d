import { listSeats, type Random, type Seat } from '@potager/kernel';
import type { Command } from '../command.ts';
import type { Person } from '../person.ts';
import type { Table } from '../table.ts';
import { nonceOf } from './tables.ts';

interface Plan {
  readonly commands: number;
  /** Called after each command, refused or not. */
  readonly onStep?: () => void;
}

/**
 * For tests: people at a table ask for all sorts of things, sensible or not, and bots answer for those who are away.
 */
export function playRandomCommands(
  table: Table,
  people: readonly Person[],
  random: Random,
  { commands, onStep }: Plan,
): void {
  let at = 0;
  for (let step = 0; step < commands && table.info.status !== 'over'; step++) {
    at += random.below(20_000);
    table.tick(at);
    const person = people[random.below(people.length)]!;
    const command = randomCommand(table, random);
    table.handle(command, person, { at, id: `c${random.below(commands)}` });
    playOn(table, people, random, at);
    onStep?.();
  }
}

/** Mostly the game goes on. */
function playOn(table: Table, people: readonly Person[], random: Random, at: number): void {
  if (table.info.status === 'waiting') table.handle({ kind: 'start' }, people[0]!, { at });
  if (table.info.status === 'paused') for (const by of people) table.handle({ kind: 'unpause' }, by, { at });
  for (const question of table.questions()) table.answerBot(question, pick(question.moves, random), at);
  for (const seat of listSeats(table.turnStatus(0, at).awaited)) {
    const { legal } = table.turnStatus(seat, at);
    const chair = table.info.seats[seat];
    const by = people.find(({ id }) => chair?.kind === 'human' && chair.person === id);
    if (by && legal.length > 0) {
      table.handle({ kind: 'move', seat, move: pick(legal, random), version: table.n }, by, { at });
    }
  }
}

const pick = (items: readonly string[], random: Random): string => items[random.below(items.length)] as string;

function randomCommand(table: Table, random: Random): Command {
  const seat: Seat = random.below(table.info.seats.length + 1);
  const version = Math.max(0, table.n - random.below(3));
  const choices: readonly Command[] = [
    { kind: 'say', text: 'hm' },
    { kind: 'undo', seat, version },
    { kind: 'undo', seat, version },
    { kind: 'agree' },
    { kind: 'agree' },
    { kind: 'decline' },
    { kind: 'askPause' },
    { kind: 'unpause' },
    { kind: 'leave', seat },
    { kind: 'return', seat },
    { kind: 'return', seat },
    { kind: 'askAbsent', seat, want: 'bot' },
    { kind: 'holiday', seat, days: random.below(3) },
    { kind: 'sit', seat, nonce: nonceOf(seat) },
    { kind: 'stand', seat },
    { kind: 'seatBot', seat, level: 'sprout' },
    { kind: 'change' },
    { kind: 'start' },
    { kind: 'move', seat, move: 'nonsense', version },
  ];
  return choices[random.below(choices.length)]!;
}
