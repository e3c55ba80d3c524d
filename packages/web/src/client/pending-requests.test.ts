import type { ClientMessage } from '@potager/table';
import { afterEach, expect, it, vi } from 'vitest';
import { PendingRequests } from './pending-requests.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('an answer finds its question, and what has no answer yet can be asked again with the same id', async () => {
  const sent: ClientMessage[] = [];
  const pending = new PendingRequests((message) => sent.push(message));
  const first = pending.ask({ type: 'ping' });
  const second = pending.ask({ type: 'part', table: 't' });
  expect(pending.unanswered()).toEqual(sent);
  const [ping, part] = sent as [ClientMessage, ClientMessage];
  pending.receive({ type: 'answer', id: part.id, ok: true, result: { kind: 'done' } });
  expect(await second).toEqual({ ok: true, result: { kind: 'done' } });
  expect(pending.unanswered()).toEqual([ping]);
  pending.receive({ type: 'answer', id: ping.id, ok: false, error: { code: 'failed' } });
  expect(await first).toEqual({ ok: false, error: { code: 'failed' } });
  // The same answer once more, after it was asked twice, hurts nobody.
  pending.receive({ type: 'answer', id: ping.id, ok: false, error: { code: 'failed' } });
});

it('what comes of its own accord goes to all who listen, until they stop', () => {
  const pending = new PendingRequests(() => undefined);
  const heard: string[] = [];
  const nobodyThere = { type: 'presence', table: 't', presence: { online: 0, watchers: 0 } } as const;
  const stop = pending.listen(({ type }) => heard.push(type));
  pending.receive(nobodyThere);
  stop();
  pending.receive(nobodyThere);
  expect(heard).toEqual(['presence']);
});

it('what came too fast is asked again a little later, with the same id, and nobody hears of it', async () => {
  vi.useFakeTimers();
  const sent: ClientMessage[] = [];
  const pending = new PendingRequests((message) => sent.push(message));
  const asked = pending.ask({ type: 'ping' });
  const [{ id }] = sent as [ClientMessage];
  pending.receive({ type: 'answer', id, ok: false, error: { code: 'tooFast' } });
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent.map((message) => message.id)).toEqual([id, id]);
  pending.receive({ type: 'answer', id, ok: true, result: { kind: 'done' } });
  expect(await asked).toEqual({ ok: true, result: { kind: 'done' } });
});
