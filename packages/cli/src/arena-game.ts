import { gameByRules, type Outcome } from '@potager/kernel';
import { type ArenaPlan, type ArenaResult, dealOf, seatOf } from './arena-plan.ts';
import { findAdvice, findGame } from './games.ts';
import { playMatch, roundOf } from './match.ts';
import { seatPlayer } from './players.ts';
import { choiceChance, gameChance } from './seed.ts';

/** One game of the tournament. */
export async function playArenaGame(plan: ArenaPlan, number: number): Promise<ArenaResult> {
  const game = gameByRules(await findGame(plan.game), plan.rules);
  const advice = await findAdvice(plan.game);
  const seats = plan.players.length;
  const times: number[][] = plan.players.map(() => []);
  const reports: string[] = [];
  const bySeat = plan.players.map((_, seat) => plan.players.findIndex((_name, i) => seatOf(plan, i, number) === seat));
  const { options, maxMoves, moveMilliseconds } = plan;
  const report = (problem: string): void => void reports.push(problem);
  const bots = bySeat.map((player, seat) => {
    const random = choiceChance(`${plan.seed}/${number}/player ${player}`);
    const seating = { game, advice, options, seats, seat, random, moveMilliseconds, report };
    return seatPlayer(plan.players[player] as string, seating);
  });
  const { draws } = gameChance(plan.seed, dealOf(plan, number));
  const onChoice = (seat: number, milliseconds: number): void => void times[bySeat[seat]!]?.push(milliseconds);
  const played = await playMatch({ game, advice, seats, options, bots, draws, maxMoves, onChoice });
  const outcome = played.position.outcome();
  const shares = bots.map((_, seat) => (outcome?.winners.includes(seat) ? 1 / outcome.winners.length : 0));
  const byPlayer = <T>(figures: readonly T[]): T[] =>
    plan.players.map((_, player) => figures[seatOf(plan, player, number)]!);
  return {
    game: number,
    isFinished: outcome !== undefined,
    wins: byPlayer(shares),
    scores: outcome ? byPlayer(outcome.scores) : [],
    extras: listExtras(outcome),
    moves: played.moves.length,
    rounds: roundOf(played),
    times,
    reports,
  };
}

const listExtras = (outcome: Outcome | undefined): { [name: string]: number } =>
  Object.fromEntries(
    Object.entries(outcome ?? {}).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
