import { createHash } from 'node:crypto';
import { makeBot } from '@potager/bots';
import { registry } from '@potager/games/registry';
import {
  awaitedSeats,
  FastRandom,
  type Game,
  type GameEntry,
  type GameEvent,
  includes,
  type Json,
  legalMoves,
  type Options,
  type Position,
  type Seat,
  SPECTATOR,
  type Viewer,
  viewersOf,
} from '@potager/kernel';
import type { Answer } from '@potager/table';
import { expect, test } from 'vitest';
import type { TestClient } from './testing/index.ts';
import { NO_LIMITS, TestServers } from './testing/index.ts';
import { TestMatch } from './testing/test-match.ts';

/**
 * The proof over the wire: whole games are played on real sockets, a client on every seat and one that watches, and
 * every byte each of them gets is kept. Then the same game is played again, move for move, but after some move
 * everything that one of them may not know is dealt anew. Up to the moment when the rules themselves reveal something
 * of it, that client must get the same bytes.
 */
interface Plan {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
}

/** Every game that hides something, with three seats where it has them. */
const plans: readonly Plan[] = (await Promise.all(registry.map(async ({ rules }) => (await rules()).game)))
  .filter(({ isOpen }) => isOpen !== true)
  .map(({ name, seats }) => ({
    game: name,
    seats: seats.findLast((count) => count <= 3) ?? Math.min(...seats),
    options: {},
  }));

/** Where everything that a viewer may not know is dealt anew: after so many moves. */
interface Redeal {
  readonly viewer: Viewer;
  readonly after: number;
}

/** Looks over the rules' shoulder: what each move showed each viewer, as the rules have it. */
class Spy {
  position: Position | undefined;
  /** By move, then by viewer. */
  readonly shown: string[][] = [];
  readonly revealed: boolean[] = [];
  private readonly redeal: Redeal | undefined;

  constructor(redeal: Redeal | undefined) {
    this.redeal = redeal;
  }

  /** The game, with a deal changed under way. */
  watch(entry: GameEntry): GameEntry {
    return {
      ...entry,
      rules: async () => {
        const { game } = await entry.rules();
        const watched = Object.create(game) as Game;
        watched.begin = (...given) => this.begin(game.begin(...given));
        return { game: watched };
      },
    };
  }

  private begin(position: Position): Position {
    this.dealAnew(position, 0);
    this.position = position;
    return this.follow(position, 0);
  }

  /** A table goes on with copies of what it keeps: they are watched like the first one. */
  private follow(position: Position, past: number): Position {
    let moves = past;
    const play = position.play.bind(position);
    const copy = position.copy.bind(position);
    position.copy = () => this.follow(copy(), moves);
    position.play = (seat, move, listener) => {
      const heard: [GameEvent, number][] = [];
      const isReveal = play(seat, move, (event, audience) => {
        heard.push([event, audience]);
        listener?.(event, audience);
      });
      this.revealed[moves] = isReveal;
      this.shown[moves] = viewersOf(position.seatCount).map((viewer) => show(position, viewer, heard));
      moves++;
      this.dealAnew(position, moves);
      this.position = position;
      return isReveal;
    };
    return position;
  }

  private dealAnew(position: Position, moves: number): void {
    const { redeal } = this;
    if (redeal?.after === moves) position.redeal(redeal.viewer, new FastRandom(99 + redeal.viewer));
  }
}

function show(position: Position, viewer: Viewer, heard: readonly (readonly [GameEvent, number])[]): string {
  const shown: (Json | undefined)[] = [
    heard.flatMap(([event, audience]) => (includes(audience, viewer) ? [event] : [])),
    position.view(viewer),
    position.actors,
    awaitedSeats(position),
    legalMoves(position, viewer),
    position.outcome(),
  ];
  return JSON.stringify(shown);
}

/** What a run leaves behind. */
interface Run {
  readonly spy: Spy;
  readonly moves: readonly { readonly seat: Seat; readonly move: string }[];
  /** Everything a client had received after so many moves; the watcher is the last client. */
  readonly heard: (client: number, moves: number) => string;
}

/** Chooses the next move, or stops. */
type Choose = (moves: number, spy: Spy) => Promise<{ readonly seat: Seat; readonly move: string } | undefined>;

async function run(plan: Plan, choose: Choose, redeal?: Redeal): Promise<Run> {
  const servers = new TestServers();
  try {
    const spy = new Spy(redeal);
    let drawn = 0;
    const { address } = await servers.start(
      { limits: NO_LIMITS },
      {
        // The same every time: what happens when, and what nobody can guess.
        now: () => 1_800_000_000_000,
        randomBytes: (count) => createHash('sha512').update(`${drawn++}`).digest().subarray(0, count),
        games: registry.map((entry) => spy.watch(entry)),
      },
    );
    const match = await TestMatch.open(servers, address, plan);
    const watcher = await (await servers.guest(address, 'Watcher')).connect();
    await watcher.join(match.table);
    await match.start();
    const clients = [...match.players, watcher];
    const marks: number[][] = [];
    const moves: { seat: Seat; move: string }[] = [];
    const mark = async (): Promise<void> => {
      if (moves.length % GLANCE === 0) await glance(match.table, clients);
      marks.push(clients.map(({ received }) => received.length));
    };
    await mark();
    for (let next = await choose(0, spy); next; next = await choose(moves.length, spy)) {
      const answer = await match.move(next.seat, next.move);
      if (!answer.ok) break;
      await Promise.all(clients.map((client) => client.until(() => hasHeard(client, answer))));
      moves.push(next);
      await mark();
    }
    const heard = (client: number, count: number): string =>
      clients[client]!.received.slice(0, marks[count]?.[client] ?? 0)
        // Who has come is told a moment later, at a time that a busy machine decides; answers say it, too.
        .filter((text) => !text.startsWith('{"type":"presence"'))
        .join('\n');
    return { spy, moves, heard };
  } finally {
    await servers.end();
  }
}

/**
 * Every so many moves everyone asks for the whole picture: what a move changes is told anyway, what lies there only so.
 */
const GLANCE = 10;

async function glance(table: string, clients: readonly TestClient[]): Promise<void> {
  const watcher = clients.length - 1;
  for (const [seat, client] of clients.entries()) await client.join(table, seat === watcher ? undefined : seat);
}

/** The end is an entry of its own, and comes with the last move. */
const hasHeard = ({ lastEntry }: TestClient, answer: Answer): boolean =>
  answer.ok && answer.result.kind === 'entry' && (lastEntry ?? 0) >= answer.result.n;

/** A game to its end, chosen by bots so that it has one. */
async function playWhole(plan: Plan): Promise<Run> {
  const entry = registry.find(({ name }) => name === plan.game) as GameEntry;
  const { game } = await entry.rules();
  const advice = (await entry.bot?.())?.advice;
  const bot = makeBot('think:40', { game, advice, random: new FastRandom(5) });
  return run(plan, async (_moves, { position }) => {
    if (position === undefined || position.actors === 0) return undefined;
    const seat = 31 - Math.clz32(awaitedSeats(position));
    return { seat, move: await bot.choose({ seat, view: position.view(seat), moves: legalMoves(position, seat) }) };
  });
}

/** The same moves as before, up to the one in which the rules show the viewer something else. */
function playAgain(plan: Plan, before: Run, redeal: Redeal): Promise<Run> {
  const at = placeOf(redeal.viewer, plan);
  return run(
    plan,
    async (moves, { shown }) => {
      const isTold = moves > 0 && shown[moves - 1]?.[at] !== before.spy.shown[moves - 1]?.[at];
      return isTold ? undefined : before.moves[moves];
    },
    redeal,
  );
}

/** Clients and what the spy notes are in the order of seats, then the watcher. */
const placeOf = (viewer: Viewer, { seats }: Plan): number => (viewer === SPECTATOR ? seats : viewer);

test.each(plans)(
  '$game: dealing what a client may not know anew changes none of its bytes before the reveal',
  { timeout: 60_000 },
  async (plan) => {
    const whole = await playWhole(plan);
    expect(whole.spy.position?.outcome()).toBeDefined();
    let compared = 0;
    for (const viewer of viewersOf(plan.seats)) {
      const at = placeOf(viewer, plan);
      for (const part of [0, 0.4, 0.8]) {
        // In time for everyone's next glance.
        const after = Math.floor((part * whole.moves.length) / GLANCE) * GLANCE;
        const twin = await playAgain(plan, whole, { viewer, after });
        const same = twin.moves.findIndex((_, i) => twin.spy.shown[i]?.[at] !== whole.spy.shown[i]?.[at]);
        const isTold = same >= 0;
        const end = isTold ? same : twin.moves.length;
        // Only a move that the rules call a reveal may show something else.
        expect(isTold && !whole.spy.revealed[end] && !twin.spy.revealed[end]).toBe(false);
        expect(twin.heard(at, end)).toBe(whole.heard(at, end));
        expect(twin.heard(at, end)).toContain('"kind":"snapshot"');
        compared += Math.max(0, end - after);
      }
    }
    // Otherwise nothing was proved.
    expect(compared).toBeGreaterThan(0);
  },
);
