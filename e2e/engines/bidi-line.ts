/** A line to a browser that speaks WebDriver BiDi, the standard that browsers of today have built in. */
export class BidiLine {
  private readonly socket: WebSocket;
  private readonly waiting = new Map<number, PromiseWithResolvers<unknown>>();
  private count = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.addEventListener('message', ({ data }) => this.hear(JSON.parse(String(data)) as BidiMessage));
    socket.addEventListener('close', () => {
      for (const { reject } of this.waiting.values()) reject(new Error('the browser has gone'));
    });
  }

  static async open(address: string): Promise<BidiLine> {
    const socket = new WebSocket(address);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error(`nobody answers at ${address}`)));
    await promise;
    return new BidiLine(socket);
  }

  async ask<R>(method: string, params: object = {}): Promise<R> {
    const id = ++this.count;
    const answer = Promise.withResolvers<unknown>();
    this.waiting.set(id, answer);
    this.socket.send(JSON.stringify({ id, method, params }));
    return answer.promise.finally(() => this.waiting.delete(id)) as Promise<R>;
  }

  close(): void {
    this.socket.close();
  }

  private hear({ id, type, error, message, result }: BidiMessage): void {
    if (id === undefined) return;
    const answer = this.waiting.get(id);
    if (type === 'success') answer?.resolve(result);
    else answer?.reject(new Error(`${error ?? 'error'}: ${message ?? ''}`));
  }
}

interface BidiMessage {
  readonly type: 'success' | 'error' | 'event';
  readonly id?: number;
  readonly error?: string;
  readonly message?: string;
  readonly result?: unknown;
}
