import { type ClientMessage, DEFAULT_SETTINGS, type LobbyTable } from '@potager/table';
import { expect, it } from 'vitest';
import { LobbyFollower } from './lobby-follower.ts';
import { PendingRequests } from './pending-requests.ts';

const card = (table: string): LobbyTable => ({
  table,
  game: 'eden',
  options: {},
  settings: DEFAULT_SETTINGS,
  status: 'waiting',
  seats: [],
  watchers: 0,
  isHostHere: true,
});

/** A client whose host is the test. */
class TestClient {
  readonly sent: ClientMessage[] = [];
  readonly pending = new PendingRequests((message) => this.sent.push(message));
  shown: string[] = [];
  comeBack: () => Promise<void> = async () => undefined;
  readonly follower = new LobbyFollower(
    {
      ask: async (request) => this.pending.ask(request),
      listen: (listener) => this.pending.listen(listener),
      onReturn: (callback) => {
        this.comeBack = callback;
        return () => undefined;
      },
    },
    (tables) => (this.shown = tables.map(({ table }) => table)),
  );

  async answer(version: number, ...tables: readonly string[]): Promise<void> {
    const { id } = this.sent.at(-1) as ClientMessage;
    this.pending.receive({
      type: 'answer',
      id,
      ok: true,
      result: { kind: 'lobby', version, tables: tables.map(card) },
    });
    await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve));
  }

  add(version: number, table: string): void {
    const change = { gone: [], changed: [], added: [{ place: 0, table: card(table) }] };
    this.pending.receive({ type: 'lobby', version, change });
  }
}

it('shows a list and follows what changes', async () => {
  const client = new TestClient();
  await client.answer(4, 'a');
  client.add(5, 'b');
  client.add(6, 'c');
  expect(client.shown).toEqual(['c', 'b', 'a']);
  client.follower.end();
  client.add(7, 'd');
  expect(client.shown).toEqual(['c', 'b', 'a']);
  expect(client.sent.at(-1)).toMatchObject({ type: 'lobby', isOpen: false });
});

it('asks for the whole list again where it missed something, and after a lost connection', async () => {
  const client = new TestClient();
  await client.answer(4, 'a');
  client.add(6, 'c');
  client.add(7, 'd');
  expect(client.sent).toHaveLength(2);
  await client.answer(7, 'd', 'c', 'b', 'a');
  expect(client.shown).toEqual(['d', 'c', 'b', 'a']);
  void client.comeBack();
  expect(client.sent).toHaveLength(3);
  await client.answer(0, 'e');
  client.add(1, 'f');
  expect(client.shown).toEqual(['f', 'e']);
});
