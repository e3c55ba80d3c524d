import type { Answer, ClientMessage } from '@potager/table';
import { LocalHost, NoTableError } from './local-host.ts';
import type { LocalAnswer, LocalRequest } from './local-message.ts';

/** The worker that keeps this browser's tables: messages in, answers out. */
type FromPage = ClientMessage | { readonly type: 'local'; readonly id: string; readonly request: LocalRequest };

const host = new LocalHost((message) => postMessage(message));

async function answer(message: ClientMessage): Promise<Answer> {
  try {
    return await host.answer(message);
  } catch (error) {
    const code = error instanceof NoTableError ? 'noSuchTable' : 'failed';
    return { ok: false, error: { code, detail: String(error) } };
  }
}

async function run(id: string, request: LocalRequest): Promise<LocalAnswer> {
  try {
    return { type: 'local', id, result: await host.run(request) };
  } catch (error) {
    return { type: 'local', id, problem: String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<FromPage>) => {
  if (data.type === 'local') void run(data.id, data.request).then((message) => postMessage(message));
  else void answer(data).then((result) => postMessage({ type: 'answer', id: data.id, ...result }));
});
