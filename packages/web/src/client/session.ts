import { type Frame, Playback, type Speed } from '@potager/boardkit/playback';
import {
  type GameEvent,
  type Happened,
  type JsonObject,
  listSeats,
  type Pointed,
  type Seat,
  SPECTATOR,
  type Viewer,
} from '@potager/kernel';
import {
  type Answer,
  type Command,
  GapError,
  type TableInfo,
  makeMirror,
  type Mirror,
  type Missed,
  nextMirror,
  type Presence,
  type Snapshot,
  type TableRefusal,
  type Update,
  type WireError,
} from '@potager/table';
import type { Refusal } from '@potager/kernel';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { LoadedGame } from '../games/catalog.ts';
import { makeFrames, splitEvents } from './frames.ts';
import type { HostClient, Push } from './host-client.ts';
import { isToBeCounted } from './counted.ts';
import { isMuted } from './muted.ts';
import { takebackSeat } from './takeback-seat.ts';

/** An earlier moment: the table after a step, and what happened in that step. */
export interface Moment extends Snapshot {
  /** The place of the step among those of its entry. */
  readonly part: number;
  readonly events: readonly GameEvent[];
  /** Another one each time. */
  readonly count: number;
}

/** Whoever decides which of the reader's moves are made. */
export interface MoveGate {
  readonly mayPlay: (move: string) => boolean;
  readonly played: (move: string) => void;
}

const NOBODY_KNOWN: Presence = { online: 0, watchers: 0 };

/** One table as this page sees it, wherever it is kept. It follows by itself and mends itself after a gap. */
export class Session {
  readonly table: string;
  readonly client: HostClient;
  /** Undefined until the first snapshot is there. */
  readonly mirror = signal<Mirror | undefined>(undefined);
  readonly viewer = signal<Viewer>(SPECTATOR);
  readonly presence = signal<Presence>(NOBODY_KNOWN);
  /** Shows what happens step by step. */
  readonly playback: Playback;
  /** The step that is in view. */
  readonly happened: ReadonlySignal<Happened>;
  /** An earlier moment that is being looked at. */
  readonly moment = signal<Moment | undefined>(undefined);
  /** A move that the reader wants to see on the board before it is made. */
  readonly suggested = signal<{ readonly move: string } | undefined>(undefined);
  /** A line beside the board that the reader points at: the board lights what it speaks of. */
  readonly pointed = signal<Pointed | undefined>(undefined);
  /** Once the game is over: whether the reader has been told who won. */
  readonly isVerdictTold = signal(true);
  /** Whether an answer to something the reader did is still awaited. */
  readonly isBusy = signal(false);
  /** What was last refused, for the page to say. */
  readonly refusal = signal<{ readonly refusal: Refusal | TableRefusal; readonly count: number } | undefined>(
    undefined,
  );
  /** How often something could not be saved, for the page to say. */
  readonly notSaved = signal(0);
  readonly error = signal<WireError['code'] | undefined>(undefined);
  /** The last entry that was there when the reader last saw what people say. */
  readonly heard = signal(0);
  /** When it was last told who is there, by this page's own clock. */
  readonly presenceReadAt = signal(0);
  /** When the figures of the clock arrived, by this page's own clock. */
  readonly clockReadAt = signal(0);
  loaded: LoadedGame | undefined;
  /** Asked before each move of the reader, and told of those that were made: a lesson waits for certain ones. */
  gate: MoveGate | undefined;
  private readonly loadGame: (game: string) => Promise<LoadedGame>;
  private readonly endings: (() => void)[];
  private refusals = 0;
  private looks = 0;

  constructor(
    table: string,
    client: HostClient,
    loadGame: (game: string) => Promise<LoadedGame>,
    speed: () => Speed = () => 'none',
  ) {
    this.playback = new Playback(speed);
    this.happened = this.playback.shown;
    this.table = table;
    this.client = client;
    this.loadGame = loadGame;
    this.endings = [client.listen((push) => this.hear(push)), client.onReturn(async () => this.rejoin())];
  }

  /** The time as the host has it, where its clock was told; else this page's own. */
  get hostNow(): number {
    const face = this.mirror.value?.turnStatus.clock;
    return face === undefined ? Date.now() : face.at + performance.now() - this.clockReadAt.value;
  }

  /** The seats of whoever sits before this page. */
  readonly mySeats: ReadonlySignal<readonly Seat[]> = computed(() => {
    const person = this.client.person.value;
    return (this.mirror.value?.info.seats ?? []).flatMap((chair, seat) =>
      chair.kind === 'human' && chair.person === person ? [seat] : [],
    );
  });

  /** Whose last move can be taken back from here. */
  readonly takebackSeat: ReadonlySignal<Seat | undefined> = computed(() => {
    const mirror = this.mirror.value;
    const screen = {
      seats: this.mySeats.value,
      viewer: this.viewer.value,
      isOpenGame: this.loaded?.game.isOpen === true,
    };
    return mirror && takebackSeat(mirror, screen);
  });

  /** Whether somebody has said something that the reader has not seen yet. */
  readonly hasNewTalk: ReadonlySignal<boolean> = computed(() =>
    (this.mirror.value?.log ?? []).some(
      (entry) =>
        entry.kind === 'said' &&
        entry.text !== '' &&
        entry.n > this.heard.value &&
        entry.person !== this.client.person.value &&
        !isMuted(entry.person),
    ),
  );

  /** Joins as someone who looks on, and learns who sits where. */
  async open(): Promise<void> {
    await this.joinAs(SPECTATOR);
  }

  /** From now on the table is seen with the eyes of this seat. */
  async joinAs(viewer: Viewer): Promise<void> {
    const as = viewer === SPECTATOR ? {} : { as: viewer };
    const answer = await this.client.ask({ type: 'join', table: this.table, ...as });
    if (!answer.ok) {
      this.error.value = 'error' in answer ? answer.error.code : 'failed';
      return;
    }
    if (answer.result.kind !== 'snapshot') return;
    const { snapshot, presence } = answer.result;
    this.loaded ??= await this.loadGame(snapshot.info.game);
    this.viewer.value = viewer;
    this.moment.value = undefined;
    this.error.value = undefined;
    this.notePresence(presence);
    this.heard.value = snapshot.n;
    this.show(makeMirror(snapshot));
  }

  /** Whether the reader made this seat's moves: where a bot plays for them they did not. */
  readonly isOwn = (seat: Seat): boolean => {
    const chair = this.mirror.peek()?.info.seats[seat];
    return this.mySeats.peek().includes(seat) && chair?.kind === 'human' && chair.standIn === undefined;
  };

  async play(move: string): Promise<void> {
    if (this.gate?.mayPlay(move) === false) return;
    const version = this.mirror.peek()?.n ?? 0;
    const isDone = await this.command({ kind: 'move', seat: this.viewer.peek(), move, version });
    if (isDone) this.gate?.played(move);
  }

  async undo(): Promise<void> {
    const mirror = this.mirror.peek();
    const seat = this.takebackSeat.peek();
    if (mirror !== undefined && seat !== undefined) await this.command({ kind: 'undo', seat, version: mirror.n });
  }

  /**
   * Returns whether it was done. A second command waits for nothing: the page disables what would send one too many.
   */
  async command(command: Command): Promise<boolean> {
    this.isBusy.value = true;
    if (command.kind !== 'say') this.playback.toPresent();
    try {
      const answer = await this.client.ask({ type: 'command', table: this.table, command });
      return this.settle(answer);
    } finally {
      this.isBusy.value = false;
    }
  }

  /** Shows the table as it was after a step of an entry, its last one unless said otherwise; the present goes on. */
  async look(n: number, wanted?: number): Promise<void> {
    const entry = this.mirror.peek()?.log.find((one) => one.n === n);
    const steps = entry?.kind === 'moved' ? splitEvents(entry.events, this.loaded?.board) : [];
    const last = Math.max(0, steps.length - 1);
    const part = wanted ?? last;
    const snapshot = await this.fetchMoment(part === last ? n : n - 1);
    if (snapshot === undefined) return;
    const led = part === last ? [] : steps.slice(0, part + 1).flatMap(({ events }) => events);
    const view = this.followed(snapshot.view, led);
    const events = steps[part]?.events ?? [];
    this.moment.value = { ...snapshot, ...(view && { view }), n, part, events, count: this.looks++ };
  }

  returnToNow(): void {
    this.playback.toPresent();
    this.moment.value = undefined;
  }

  /** Plays once more what others and the rules did after an entry. */
  async replaySince(n: number): Promise<void> {
    // Events alone do not lead past a move that was taken back.
    const undone = this.mirror.peek()?.log.findLast(({ kind }) => kind === 'undone')?.n ?? 0;
    const from = Math.max(n, undone);
    const snapshot = await this.fetchMoment(from);
    const { game, board } = this.loaded ?? {};
    if (snapshot?.view === undefined || game === undefined) return;
    const entries = (this.mirror.peek()?.log ?? []).filter((entry) => entry.n > from);
    const frames = makeFrames(entries, snapshot.view, { game, board, isOwn: this.isOwn });
    this.moment.value = undefined;
    this.playback.replay(frames.filter(({ isOwn }) => !isOwn));
  }

  private async fetchMoment(n: number): Promise<Snapshot | undefined> {
    const answer = await this.client.ask({ type: 'moment', table: this.table, n });
    return answer.ok && answer.result.kind === 'moment' ? answer.result.snapshot : undefined;
  }

  private followed(view: JsonObject | undefined, events: readonly GameEvent[]): JsonObject | undefined {
    const game = this.loaded?.game;
    if (view === undefined || game === undefined) return view;
    return events.reduce((seen, event) => game.follow(seen, event) as JsonObject, view);
  }

  /** Fetches the part of the log that came before what is known. */
  async reachBack(): Promise<void> {
    const known = this.mirror.peek();
    const first = known?.log[0]?.n ?? 0;
    if (known === undefined || first === 0) return;
    const from = Math.max(0, first - 200);
    const answer = await this.client.ask({ type: 'history', table: this.table, from, to: first - 1 });
    if (!answer.ok || answer.result.kind !== 'history') return;
    const now = this.mirror.peek() as Mirror;
    this.mirror.value = { ...now, log: [...answer.result.entries, ...now.log] };
  }

  end(): void {
    for (const end of this.endings) end();
    this.playback.toPresent();
    void this.client.ask({ type: 'part', table: this.table });
  }

  private settle(answer: Answer): boolean {
    if (answer.ok) {
      if (answer.result.kind === 'entry' && answer.result.update) this.follow(answer.result.update);
      return true;
    }
    if ('missed' in answer) this.catchUp(answer.missed);
    else if ('refusal' in answer) this.refusal.value = { refusal: answer.refusal, count: this.refusals++ };
    else if (answer.error.code === 'notJoined') void this.rejoin();
    else if (answer.error.code === 'notSaved' || answer.error.code === 'failed') this.notSaved.value++;
    else this.error.value = answer.error.code;
    return false;
  }

  private catchUp(missed: Missed): void {
    if ('snapshot' in missed) this.show(makeMirror(missed.snapshot));
    else this.follow(missed);
  }

  private hear(push: Push): void {
    if (push.type === 'lobby' || push.type === 'mine' || push.table !== this.table) return;
    if (push.type === 'presence') this.notePresence(push.presence);
    else this.follow(push.update);
  }

  private notePresence(presence: Presence): void {
    this.presenceReadAt.value = performance.now();
    this.presence.value = presence;
  }

  private follow(update: Update): void {
    const before = this.mirror.peek();
    const game = this.loaded?.game;
    if (before === undefined || game === undefined) return;
    try {
      const after = nextMirror(game, before, update);
      const fresh = update.entries.filter(({ n }) => n > before.n);
      const telling = { game, board: this.loaded?.board, isOwn: this.isOwn };
      const hasWay = update.view === undefined && before.view !== undefined;
      this.show(after, hasWay ? makeFrames(fresh, before.view, telling) : undefined);
    } catch (error) {
      if (!(error instanceof GapError)) throw error;
      void this.rejoin();
    }
  }

  /** `frames`: the way there; undefined where there is none to be shown. */
  private show(mirror: Mirror, frames?: readonly Frame[]): void {
    const before = this.mirror.peek();
    const isNews = mirror.n !== before?.n;
    batch(() => {
      if (before?.info.status !== mirror.info.status) this.isVerdictTold.value = !isToBeCounted(mirror.info);
      this.mirror.value = mirror;
      this.clockReadAt.value = performance.now();
      if (frames === undefined) this.playback.jump(mirror.view ?? null, isNews);
      else this.playback.add(frames);
      if (isNews) this.suggested.value = undefined;
    });
  }

  /** After a lost connection: only what was missed, if that can be had. */
  private async rejoin(): Promise<void> {
    const known = this.mirror.peek();
    const viewer = this.viewer.peek();
    const as = viewer === SPECTATOR ? {} : { as: viewer };
    const last = known?.log.at(-1);
    const from = last === undefined ? {} : { from: last.n, at: last.at };
    const answer = await this.client.ask({ type: 'join', table: this.table, ...as, ...from });
    if (!answer.ok) {
      this.error.value = 'error' in answer ? answer.error.code : 'failed';
      return;
    }
    if (answer.result.kind === 'update') {
      this.notePresence(answer.result.presence);
      this.follow(answer.result.update);
      this.playback.toPresent();
    } else if (answer.result.kind === 'snapshot') {
      this.notePresence(answer.result.presence);
      this.show(makeMirror(answer.result.snapshot));
    }
  }
}

/** The seats of people that this person plays and the game waits for. */
export const awaitedOf = (mirror: Mirror, seats: readonly Seat[]): Seat[] =>
  listSeats(mirror.turnStatus.awaited).filter((seat) => seats.includes(seat) && isInHand(mirror.info, seat));

const isInHand = (info: TableInfo, seat: Seat): boolean => {
  const chair = info.seats[seat];
  return chair?.kind === 'human' && chair.standIn === undefined && !chair.hasResigned;
};

/** Whether taking back, or asking for it, can be tried now: never from a moment that has passed. */
export const mayUndo = ({ takebackSeat: seat, moment, isBusy }: Session): boolean =>
  seat.value !== undefined && moment.value === undefined && !isBusy.value;
