import { recall, remember } from '@potager/boardkit/storage';
import type { Game, GameEntry, Options } from '@potager/kernel';
import { type ClockSetting, DEFAULT_SETTINGS } from '@potager/table';
import { type Signal, signal } from '@preact/signals';

/** How somebody wants to play a game: as they chose last. What is left out is as usual. */
export interface TablePlan {
  readonly seats?: number;
  readonly options?: Options;
  readonly clock?: ClockSetting;
}

const plans = new Map<string, Signal<TablePlan>>();

const keyOf = (game: string): string => `plan.${game}`;

function readPlan(game: string): TablePlan {
  try {
    return (JSON.parse(recall(keyOf(game)) ?? '{}') as TablePlan | null) ?? {};
  } catch {
    return {};
  }
}

function planOf(game: string): Signal<TablePlan> {
  const known = plans.get(game) ?? signal(readPlan(game));
  plans.set(game, known);
  return known;
}

/** The next game is as this one. */
export function rememberPlan(game: string, part: TablePlan): void {
  const plan = planOf(game);
  plan.value = { ...plan.peek(), ...part };
  remember(keyOf(game), JSON.stringify(plan.peek()));
}

/** Three make a lively table; a game that takes fewer or more is played as near to that as it can be. */
const usualSeats = (seats: readonly number[]): number =>
  seats.toSorted((a, b) => Math.abs(a - 3) - Math.abs(b - 3))[0]!;

/** With how many it is to be played, of so many as it can be played with. */
export function plannedSeats({ name }: Pick<GameEntry, 'name'>, seats: readonly number[]): number {
  const { seats: wanted } = planOf(name).value;
  return wanted !== undefined && seats.includes(wanted) ? wanted : usualSeats(seats);
}

/** The game's own options: those chosen last, where there are still such. */
export function plannedOptions({ name, options }: Pick<Game, 'name' | 'options'>): Options {
  const wanted = planOf(name).value.options ?? {};
  return Object.fromEntries(
    Object.entries(options).map(([option, values]) => {
      const value = values.find((one) => one === wanted[option]);
      return [option, value ?? values[0]];
    }),
  );
}

export const plannedClock = (game: string): ClockSetting => planOf(game).value.clock ?? DEFAULT_SETTINGS.clock;

/** Against bots nobody plays for days, and alone against nobody. */
export function plannedClockHere(game: string, seats: number): ClockSetting {
  const clock = plannedClock(game);
  return clock.kind === 'live' && seats > 1 ? clock : DEFAULT_SETTINGS.clock;
}
