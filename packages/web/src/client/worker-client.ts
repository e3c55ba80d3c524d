import type { Answer, ServerMessage } from '@potager/table';
import { signal } from '@preact/signals';
import {
  type FromWorker,
  type LocalAnswer,
  LocalError,
  type LocalRequest,
  type LocalResults,
  ME,
  type ToWorker,
} from '../local/local-message.ts';
import type { HostClient, ConnectionState, Push, Request } from './host-client.ts';
import { localTrouble, tellTrouble, wasTroubled } from './local-trouble.ts';
import { makeNonce } from './nonce.ts';
import { PendingRequests } from './pending-requests.ts';
import { SilenceDetector } from './silence-detector.ts';

interface Errand {
  readonly message: ToWorker;
  readonly settle: (answer: LocalAnswer) => void;
}

const BEAT_MS = 2000;
/** A worker that has answered before is begun anew after so many beats without a sign. */
const MOST_MISSED = 4;
/** So many in a row that came to nothing: another one would not help. */
const MOST_STARTS = 4;
const AGAIN_MS = 1000;
/** After so many moves there is a game worth keeping. */
const MOVES_TO_KEEP = 4;

interface Surroundings {
  /** A game worth keeping is being played. */
  readonly onWorthKeeping: () => void;
}

/**
 * Tables in this browser, kept by a worker of this page: always there, also without a network. The worker ends when the
 * page goes, so that it leaves no transaction half done, and is begun anew when the page comes back or when it no
 * longer answers; whatever was asked meanwhile is asked again.
 */
export class WorkerClient implements HostClient {
  readonly person = signal<string | undefined>(ME);
  readonly connection = signal<ConnectionState>('open');
  private readonly surroundings: Surroundings;
  private worker: Worker | undefined;
  /** How many workers in a row have not answered anything. */
  private starts = 0;
  private isAlive = false;
  private workers = 0;
  private moves = 0;
  private pace: LocalRequest | undefined;
  private readonly detector = new SilenceDetector({
    everyMs: BEAT_MS,
    mostMissed: MOST_MISSED,
    ask: () => this.post({ type: 'pulse' }),
    onSilence: () => this.onSilence(),
  });
  private readonly pending = new PendingRequests((message) => this.post(message));
  private readonly returns = new Set<() => Promise<void>>();
  private readonly errands = new Map<string, Errand>();

  constructor(surroundings: Surroundings) {
    this.surroundings = surroundings;
    this.resume();
  }

  async ask(request: Request): Promise<Answer> {
    const answer = await this.pending.ask(request);
    const isMove = answer.ok && request.type === 'command' && request.command.kind === 'move';
    if (isMove && ++this.moves === MOVES_TO_KEEP) this.surroundings.onWorthKeeping();
    return answer;
  }

  listen(listener: (push: Push) => void): () => void {
    return this.pending.listen(listener);
  }

  onReturn(callback: () => Promise<void>): () => void {
    this.returns.add(callback);
    return () => this.returns.delete(callback);
  }

  /** What only a host beside the page can be asked. */
  async run<K extends LocalRequest['kind']>(
    request: Extract<LocalRequest, { readonly kind: K }>,
  ): Promise<LocalResults[K]> {
    const id = makeNonce();
    const answer = await new Promise<LocalAnswer>((settle) => {
      const message: ToWorker = { type: 'local', id, request };
      this.errands.set(id, { message, settle });
      if (this.isHopeless) this.fail();
      else this.post(message);
    });
    if ('problem' in answer) throw new LocalError(answer.problem);
    return answer.result as LocalResults[K];
  }

  /** How long a bot's move takes at least, from now on. */
  setPace(milliseconds: number): void {
    this.pace = { kind: 'pace', milliseconds };
    void this.run<'pace'>({ kind: 'pace', milliseconds }).catch(() => undefined);
  }

  /** The page goes, or is put to sleep. */
  pause(): void {
    this.detector.stop();
    this.worker?.terminate();
    this.worker = undefined;
    this.isAlive = false;
  }

  /** It is there again. */
  resume(): void {
    if (this.worker !== undefined || this.isHopeless) return;
    const worker = new Worker(new URL('../local/host-worker.ts', import.meta.url), { type: 'module' });
    this.worker = worker;
    this.workers++;
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (worker === this.worker) this.hear(data);
    });
    worker.addEventListener('error', () => {
      // Whatever goes wrong later goes wrong at one table.
      if (worker === this.worker && !this.isAlive) this.beginAnew(AGAIN_MS);
    });
    worker.postMessage({ type: 'begin', isWary: wasTroubled() } satisfies ToWorker);
    this.detector.start();
  }

  private get isHopeless(): boolean {
    return this.starts >= MOST_STARTS;
  }

  /** What is asked of a worker that replaces another is told it by `greet`. */
  private post(message: ToWorker): void {
    if (this.isAlive || this.workers === 1) this.worker?.postMessage(message);
  }

  private hear(data: FromWorker): void {
    this.detector.heard();
    if (!this.isAlive) void this.greet();
    if (typeof data === 'string') this.receive(JSON.parse(data) as ServerMessage);
    else if (data.type === 'keeping') tellTrouble(data.keeping === 'sound' ? undefined : data.keeping);
    else if (data.type === 'local') {
      this.starts = 0;
      this.errands.get(data.id)?.settle(data);
      this.errands.delete(data.id);
    }
  }

  /** A worker has begun. What was asked of the first one waits for it by itself; another is asked anew. */
  private async greet(): Promise<void> {
    const { worker } = this;
    this.isAlive = true;
    if (localTrouble.peek() === 'slow') tellTrouble(undefined);
    if (this.workers === 1) return;
    const waiting = this.pending.unanswered();
    const errands = [...this.errands.values()];
    if (this.pace) this.post({ type: 'local', id: makeNonce(), request: this.pace });
    await Promise.all([...this.returns].map(async (callback) => callback()));
    if (worker !== this.worker) return;
    const isStillOpen = new Set(this.pending.unanswered().map(({ id }) => id));
    for (const message of waiting) if (isStillOpen.has(message.id)) this.post(message);
    for (const { message } of errands) this.post(message);
  }

  private onSilence(): void {
    // One that has not begun yet may still be on its way, over a slow network.
    if (this.isAlive) this.beginAnew(0);
    else tellTrouble('slow');
  }

  private beginAnew(afterMs: number): void {
    this.pause();
    this.starts++;
    tellTrouble(this.isHopeless ? 'dead' : 'slow');
    if (this.isHopeless) this.fail();
    else setTimeout(() => this.resume(), afterMs);
  }

  private fail(): void {
    for (const [id, { settle }] of this.errands) settle({ type: 'local', id, problem: 'the host does not answer' });
    this.errands.clear();
  }

  /** Where the worker had to let go of a table, that is a connection which was lost and is there again. */
  private receive(message: ServerMessage): void {
    this.starts = 0;
    if (message.type === 'bye') for (const callback of this.returns) void callback();
    else if (message.type === 'answer' || message.type === 'update' || message.type === 'presence')
      this.pending.receive(message);
  }
}
