import {
  awaitedSeats,
  type Game,
  type GameRecord,
  type JsonObject,
  NOBODY,
  type SeatSet,
  SPECTATOR,
  type Viewer,
} from '@potager/kernel';
import { Clocks } from './clocks.ts';
import { contentOf, type Entry } from './entry.ts';
import { makeSeed } from './fairness.ts';
import { botOf, type TableInfo, nextInfo } from './table-info.ts';
import { Match, type MatchStart, type Shown } from './match.ts';
import { recordOf } from './record-of.ts';
import type { RedactedEntry, Snapshot, TurnStatus } from './redacted.ts';
import { redactEntry, redactMove, withoutSecret } from './redact.ts';
import { makeTurnStatus } from './turn-status.ts';
import { OrderBook } from './order-book.ts';
import { Waits } from './waits.ts';

interface Parts {
  readonly game: Game;
  readonly secret: string;
  readonly info: TableInfo;
  readonly match: Match | undefined;
  readonly clocks: Clocks;
  readonly orders: OrderBook;
  readonly waits: Waits;
}

/** How things stand at a table after an entry of its log: what follows from the entries so far, without them. */
export class TableState {
  readonly game: Game;
  readonly secret: string;
  readonly orders: OrderBook;
  readonly waits: Waits;
  private currentInfo: TableInfo;
  private currentMatch: Match | undefined;
  private currentClocks: Clocks;

  private constructor({ game, secret, info, match, clocks, orders, waits }: Parts) {
    this.game = game;
    this.secret = secret;
    this.currentInfo = info;
    this.currentMatch = match;
    this.currentClocks = clocks;
    this.orders = orders;
    this.waits = waits;
  }

  /** After the first entry. */
  static open(game: Game, opened: Extract<Entry, { kind: 'opened' }>): TableState {
    const { secret, settings, seats, at } = opened;
    const info = nextInfo(undefined, withoutSecret(contentOf(opened)));
    const clocks = new Clocks(settings.clock, seats, at);
    return new TableState({
      game,
      secret,
      info,
      match: undefined,
      clocks,
      orders: new OrderBook(),
      waits: new Waits(),
    });
  }

  /** Goes on from here by itself. */
  copy(): TableState {
    const { game, secret, info, match, clocks, orders, waits } = this;
    return new TableState({
      game,
      secret,
      info,
      match: match?.copy(),
      clocks: clocks.copy(),
      orders: orders.copy(),
      waits: waits.copy(),
    });
  }

  get info(): TableInfo {
    return this.currentInfo;
  }

  get match(): Match | undefined {
    return this.currentMatch;
  }

  get clocks(): Clocks {
    return this.currentClocks;
  }

  /** The set-up, drawn from what host and players put in. */
  deal(): JsonObject {
    return this.beginMatch({ numbering: 'bySeat' }).setup;
  }

  /** Does what the next entry of a log says; what it showed. */
  enact(entry: Entry): readonly Shown[] {
    let shown: readonly Shown[] = [];
    if (entry.kind === 'started') {
      this.currentMatch = this.beginMatch({ setup: entry.setup, numbering: entry.draws ?? 'byMove' });
    }
    if (entry.kind === 'moved') {
      const done = (this.match as Match).play(entry.seat, entry.move, { chance: entry.chance });
      if (done.refusal) throw new Error(`entry ${entry.n} cannot be replayed: ${JSON.stringify(done.refusal)}`);
      ({ shown } = done);
    }
    if (entry.kind === 'undone') (this.match as Match).takeBack(entry.moves);
    this.note(entry);
    return shown;
  }

  /** What the next entry changes besides the game, where that has been changed already. */
  note(entry: Entry): void {
    if (entry.kind === 'woke') {
      this.clocks.skip(entry.lost, entry.at);
      this.waits.skip(entry.lost, entry.at);
    } else this.clocks.advance(entry.at);
    if (entry.kind === 'ordered') this.orders.keep(entry.seat, entry.order);
    // A move changes the game alone, unless it answers a question: most entries are moves.
    if (entry.kind !== 'moved' || this.info.ask !== undefined)
      this.currentInfo = nextInfo(this.info, this.redact(entry, [], SPECTATOR));
    if (entry.kind === 'changed' || entry.kind === 'started') {
      this.currentClocks = new Clocks(this.info.settings.clock, this.info.seats.length, entry.at);
    }
    if (entry.kind === 'returned') this.clocks.giveGrace(entry.seat);
    if (entry.kind === 'holiday') this.clocks.rest(entry.seat, entry.until);
    const awaited = this.awaitedPeople();
    const mover = entry.kind === 'moved' ? entry.seat : undefined;
    if (entry.kind === 'undone') this.clocks.takeBack(entry.moves, awaited);
    else this.clocks.wait(awaited, mover);
    this.waits.wait(awaited, entry.at, mover);
  }

  /** An entry as a viewer may see it now. */
  redact(entry: Entry, shown: readonly Shown[], viewer: Viewer): RedactedEntry {
    if (entry.kind === 'moved') return redactMove(entry, shown, viewer);
    const proof = () => ({ secret: this.secret, seed: makeSeed(this.secret, this.nonces()) });
    return redactEntry(entry, { viewer, isOver: this.info.status === 'over', proof });
  }

  turnStatus(viewer: Viewer, at: number): TurnStatus {
    const { info, match, orders } = this;
    return makeTurnStatus({ info, match, orders, face: this.clocks.face(at) }, viewer);
  }

  /** What a viewer sees of it, with these entries. */
  picture(viewer: Viewer, at: number, { n, log }: Pick<Snapshot, 'n' | 'log'>): Snapshot {
    const bare = { n, info: this.info, turnStatus: this.turnStatus(viewer, at), log };
    return this.match ? { ...bare, view: this.match.position.view(viewer) } : bare;
  }

  /** The whole game, once it is over. */
  record(): GameRecord | undefined {
    if (this.match === undefined || this.info.status !== 'over') return undefined;
    return recordOf(this.match, { secret: this.secret, nonces: this.nonces() });
  }

  private beginMatch(start: Pick<MatchStart, 'setup' | 'numbering'>): Match {
    const { seats, options } = this.info;
    const seed = makeSeed(this.secret, this.nonces());
    return Match.begin(this.game, { seats: seats.length, options, seed, ...start });
  }

  private nonces(): string[] {
    return this.info.seats.flatMap((chair) => (chair.kind === 'human' ? [chair.nonce] : []));
  }

  /** The seats of people whom the game waits for: those whose clocks run. */
  awaitedPeople(): SeatSet {
    if (this.match === undefined || this.info.status !== 'playing') return NOBODY;
    let people = awaitedSeats(this.match.position);
    const { seats } = this.info;
    for (let seat = 0; seat < seats.length; seat++) if (botOf(seats[seat]) !== undefined) people &= ~(1 << seat);
    return people;
  }
}
