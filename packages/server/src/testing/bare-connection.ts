import { connect, type Socket } from 'node:net';

interface Opening {
  readonly from?: string;
  /** Whether it reads what it is sent; left out, it does. */
  readonly isDeaf?: boolean;
}

/** For tests: a connection that is spoken to byte by byte, and never closes by itself whatever the other end does. */
export class BareConnection {
  readonly socket: Socket;
  received = '';
  /** Whether the other end is gone, or has said that it is. */
  isClosed = false;

  constructor(address: string, { from = '127.0.0.1', isDeaf = false }: Opening = {}) {
    const { port } = new URL(address);
    this.socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: from, allowHalfOpen: true });
    for (const sign of ['error', 'end', 'close'] as const) this.socket.on(sign, () => (this.isClosed = true));
    if (!isDeaf) this.socket.on('data', (bytes: Buffer) => (this.received += bytes.toString('latin1')));
  }

  write(bytes: string | Buffer): this {
    this.socket.write(bytes);
    return this;
  }

  end(): void {
    this.socket.destroy();
  }
}

/** The first words of a socket. */
export function makeHandshake(cookie?: string, headers: readonly string[] = []): string {
  return [
    'GET /api/socket HTTP/1.1',
    'Host: x',
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    ...(cookie === undefined ? [] : [`Cookie: ${cookie}`]),
    ...headers,
    '',
    '',
  ].join('\r\n');
}

/** As many frames in one piece, masked with zeros as the protocol wants it. */
export function makeFrames(first: number, payload: string, count: number): Buffer {
  const frame = Buffer.concat([Buffer.from([first, 0x80 | payload.length, 0, 0, 0, 0]), Buffer.from(payload)]);
  return Buffer.concat(Array.from({ length: count }, () => frame));
}
