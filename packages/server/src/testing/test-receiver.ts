import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** For tests: stands for whoever is told something over HTTP, a push service or a chat, on this machine. */
export class TestReceiver {
  readonly heard: { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: string }[] = [];
  answer = 201;
  /** Whether it hears and never answers. */
  isMute = false;
  /** Where it sends on whoever asks. */
  location: string | undefined;
  private readonly server: Server;
  private readonly watchers = new Set<() => void>();

  private constructor() {
    this.server = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (text: string) => (body += text));
      request.on('end', () => {
        this.heard.push({ path: request.url ?? '', headers: request.headers, body });
        if (!this.isMute)
          response.writeHead(this.answer, this.location === undefined ? {} : { location: this.location }).end();
        for (const look of this.watchers) look();
      });
    });
  }

  static async open(): Promise<TestReceiver> {
    const receiver = new TestReceiver();
    await new Promise<void>((resolve) => receiver.server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Once it was told something so many times. */
  async rings(count: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const look = (): void => void (this.heard.length >= count && resolve());
      this.watchers.add(look);
      look();
    });
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
