import { SPECTATOR } from '@potager/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Command } from '../command.ts';
import type { RedactedEntry, Snapshot } from '../redacted.ts';
import type { Answer, ClientMessage, ServerMessage } from '../wire.ts';

type Request = ClientMessage extends infer M ? (M extends ClientMessage ? Omit<M, 'id'> : never) : never;

/** A client of a host. */
export interface ProtocolClient {
  ask(message: Request, id?: string): Promise<Answer>;
  /** Everything it was sent, answers included. */
  readonly messages: readonly ServerMessage[];
  until(isSo: () => boolean): Promise<void>;
}

/** A host with one person, who has as many clients as they like. */
export interface ProtocolHost {
  connect(): Promise<ProtocolClient>;
  /** A table of Garden Nation with two chairs, both open. */
  open(): Promise<string>;
  end(): Promise<void>;
}

const GAME_MOVE = /\S/;
const NO_SUCH_ENTRY = { ok: false, error: { code: 'unreadable', detail: 'there is no such entry' } };
const refused = (code: string): object => ({ ok: false, error: { code } });
const nonce = (seat: number): string => String(seat).repeat(32);

/** What every host of tables answers, wherever it runs: tested through nothing but messages. */
export function protocolSuite(name: string, start: () => Promise<ProtocolHost>): void {
  describe(`the protocol, spoken by ${name}`, () => {
    let host: ProtocolHost;
    let client: ProtocolClient;
    let table: string;

    beforeEach(async () => {
      host = await start();
      client = await host.connect();
      table = await host.open();
    });

    afterEach(async () => host.end());

    const command = async (given: Command, id?: string): Promise<Answer> =>
      client.ask({ type: 'command', table, command: given }, id);

    const join = async (more: { as?: number; from?: number; at?: number } = {}, by = client): Promise<Answer> =>
      by.ask({ type: 'join', table, ...more });

    const sit = async (seat: number): Promise<Answer> => command({ kind: 'sit', seat, nonce: nonce(seat) });

    async function begin(): Promise<void> {
      expect(await sit(0)).toMatchObject({ ok: true });
      expect(await sit(1)).toMatchObject({ ok: true });
      expect(await command({ kind: 'start' })).toMatchObject({ ok: true });
    }

    /** The seat to move, and a move it may make. */
    async function turn(): Promise<{ readonly seat: number; readonly move: string; readonly version: number }> {
      for (const seat of [0, 1]) {
        const { n: version, turnStatus } = snapshotIn(await join({ as: seat }));
        const [move] = turnStatus.legal;
        if (move !== undefined) return { seat, move, version };
      }
      throw new Error('nobody is to move');
    }

    it('answers every message once, with its id', async () => {
      await client.ask({ type: 'ping' }, 'a');
      await client.ask({ type: 'lobby', isOpen: true }, 'b');
      await client.ask({ type: 'lobby', isOpen: false }, 'c');
      await client.ask({ type: 'part', table }, 'd');
      const ids = client.messages.flatMap((message) => (message.type === 'answer' ? [message.id] : []));
      expect(ids).toEqual(['a', 'b', 'c', 'd']);
    });

    it('knows no table that there is not', async () => {
      const missing = 'x'.repeat(22);
      for (const message of [
        { type: 'join', table: missing },
        { type: 'part', table: missing },
        { type: 'moment', table: missing, n: 0 },
        { type: 'history', table: missing, from: 0, to: 0 },
        { type: 'command', table: missing, command: { kind: 'start' } },
      ] as const) {
        expect(await client.ask(message)).toEqual(refused('noSuchTable'));
      }
    });

    it('shows a table to whoever joins, as a spectator or as a seat they hold', async () => {
      await sit(0);
      const spectator = snapshotIn(await join());
      expect(spectator).toMatchObject({ n: 1, info: { table, status: 'waiting' } });
      expect(spectator.log.map(({ kind }) => kind)).toEqual(['opened', 'sat']);
      expect(await join({ as: 0 })).toMatchObject({ ok: true, result: { kind: 'snapshot', presence: { online: 1 } } });
      expect(await join({ as: 1 })).toEqual(refused('notYourSeat'));
      expect(await join({ as: 7 })).toEqual(refused('notYourSeat'));
    });

    it('sends what is new with the answer to whoever did it, and to all others by itself', async () => {
      const other = await host.connect();
      await join();
      await join({}, other);
      const answer = await sit(0);
      expect(answer).toMatchObject({
        ok: true,
        result: { kind: 'entry', n: 1, update: { entries: [{ kind: 'sat' }] } },
      });
      await other.until(() => updatesTo(other).length > 0);
      expect(updatesTo(other).map(({ n, kind }) => [n, kind])).toEqual([[1, 'sat']]);
      expect(updatesTo(client)).toEqual([]);
    });

    it('tells only the number of what was done to whoever does not follow the table', async () => {
      expect(await sit(0)).toEqual({ ok: true, result: { kind: 'entry', n: 1 } });
    });

    it('acts once on what is asked twice with the same id', async () => {
      const first = await command({ kind: 'sit', seat: 0, nonce: nonce(0) }, 'same');
      const again = await command({ kind: 'sit', seat: 0, nonce: nonce(0) }, 'same');
      expect([first, again]).toMatchObject([{ result: { n: 1 } }, { result: { n: 1 } }]);
      expect(snapshotIn(await join()).n).toBe(1);
    });

    it('does what is asked in order, however much is asked at once', async () => {
      const answers = await Promise.all([
        sit(0),
        join({ as: 0 }),
        command({ kind: 'stand', seat: 0 }),
        sit(1),
        join({ as: 1 }),
        client.ask({ type: 'moment', table, n: 3 }),
        client.ask({ type: 'part', table }),
        client.ask({ type: 'moment', table, n: 3 }),
      ]);
      expect(answers).toMatchObject([
        { result: { kind: 'entry', n: 1 } },
        { result: { kind: 'snapshot' } },
        { result: { kind: 'entry', n: 2 } },
        { result: { kind: 'entry', n: 3 } },
        { result: { kind: 'snapshot' } },
        { result: { kind: 'moment' } },
        { result: { kind: 'done' } },
        refused('notJoined'),
      ]);
    });

    it('refuses what the rules do not allow, and what the table does not', async () => {
      expect(await command({ kind: 'start' })).toMatchObject({ ok: false, refusal: { rule: 'table' } });
      await begin();
      const { seat, version } = await turn();
      const answer = await command({ kind: 'move', seat, move: 'no such move', version });
      expect(answer).toMatchObject({ ok: false, refusal: { rule: GAME_MOVE } });
    });

    it('answers what was decided on an old state of things with what was missed', async () => {
      await begin();
      const { seat, move, version } = await turn();
      expect(await command({ kind: 'move', seat, move, version })).toMatchObject({ ok: true });
      const stale = await command({ kind: 'move', seat, move, version });
      expect(stale).toMatchObject({ ok: false, missed: { entries: [{ kind: 'moved', n: version + 1 }] } });
      expect(await command({ kind: 'move', seat, move, version: 999 })).toEqual(NO_SUCH_ENTRY);
    });

    it('shows past moments and earlier entries to those who have joined, and none that there are not', async () => {
      await sit(0);
      const moment = async (n: number): Promise<Answer> => client.ask({ type: 'moment', table, n });
      const history = async (from: number, to: number): Promise<Answer> =>
        client.ask({ type: 'history', table, from, to });
      expect(await moment(0)).toEqual(refused('notJoined'));
      expect(await history(0, 1)).toEqual(refused('notJoined'));
      await join();
      expect(await moment(0)).toMatchObject({ ok: true, result: { snapshot: { n: 0 } } });
      expect(await moment(2)).toEqual(NO_SUCH_ENTRY);
      expect(await history(0, 1)).toMatchObject({ result: { entries: [{ kind: 'opened' }, { kind: 'sat' }] } });
      expect(await history(0, 2)).toEqual(NO_SUCH_ENTRY);
      expect(await history(1, 0)).toEqual(NO_SUCH_ENTRY);
    });

    it('sends whoever comes back only what they missed, if they know the same entries and not too few of them', async () => {
      await sit(0);
      const { log } = snapshotIn(await join());
      const [{ at }] = log as [RedactedEntry];
      const missed = { ok: true, result: { kind: 'update', update: { entries: [{ n: 1, kind: 'sat' }] } } };
      expect(await join({ from: 0 })).toMatchObject(missed);
      expect(await join({ from: 0, at })).toMatchObject(missed);
      expect(await join({ from: 0, at: at - 1 })).toMatchObject({ result: { kind: 'snapshot' } });
      expect(await join({ from: 5 })).toMatchObject({ result: { kind: 'snapshot' } });
    });

    it('sends no more than so much at once', async () => {
      const stand = async (): Promise<Answer> => command({ kind: 'stand', seat: 0 });
      await Promise.all(Array.from({ length: 520 }, async (_, i) => (i % 2 === 0 ? sit(0) : stand())));
      const { n, log } = snapshotIn(await join());
      expect(n).toBe(520);
      expect(log).toHaveLength(200);
      const all = await client.ask({ type: 'history', table, from: 0, to: n });
      const entries = all.ok && all.result.kind === 'history' ? all.result.entries : [];
      expect([entries.length, entries[0]?.n, entries.at(-1)?.n]).toEqual([500, n - 499, n]);
      expect(await join({ from: n - 300 })).toMatchObject({ result: { kind: 'update' } });
      expect(await join({ from: n - 301 })).toMatchObject({ result: { kind: 'snapshot' } });
    });

    it('tells those who part nothing more', async () => {
      const other = await host.connect();
      await join({}, other);
      await other.ask({ type: 'part', table });
      await join();
      await sit(0);
      await other.ask({ type: 'ping' });
      expect(updatesTo(other)).toEqual([]);
    });

    it('shows each seat its own secrets alone, also when the seat changes', async () => {
      await begin();
      const views = await Promise.all([0, 1, SPECTATOR].map(async (as) => join(as === SPECTATOR ? {} : { as })));
      const texts = views.map((answer) => JSON.stringify(snapshotIn(answer).view));
      expect(new Set(texts).size).toBe(3);
    });
  });
}

function snapshotIn(answer: Answer): Snapshot {
  if (answer.ok && answer.result.kind === 'snapshot') return answer.result.snapshot;
  throw new Error(`no snapshot: ${JSON.stringify(answer)}`);
}

/** The entries it was sent of the host's own accord. */
const updatesTo = ({ messages }: ProtocolClient): RedactedEntry[] =>
  messages.flatMap((message) => (message.type === 'update' ? message.update.entries : []));
