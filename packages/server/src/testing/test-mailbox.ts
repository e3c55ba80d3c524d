import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly to: readonly string[];
  /** With long lines put together again, so that it can be searched. */
  readonly text: string;
}

/** For tests: a mail server that keeps what it is given. */
export class TestMailbox {
  readonly mails: ReceivedMail[] = [];
  /** What it says to whoever wants to send something; undefined: yes. */
  refusal: { readonly code: number } | undefined;
  private readonly server: SMTPServer;

  private constructor() {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onRcptTo: (_address, _session, done) => {
        if (this.refusal === undefined) return done();
        done(Object.assign(new Error('no'), { responseCode: this.refusal.code }));
      },
      onData: (stream, session, done) => {
        let raw = '';
        stream.setEncoding('utf8').on('data', (part: string) => (raw += part));
        stream.on('end', () => {
          this.mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), text: decode(raw) });
          done();
        });
      },
    });
    this.server.on('error', () => undefined);
  }

  static async open(): Promise<TestMailbox> {
    const box = new TestMailbox();
    await new Promise<void>((resolve) => box.server.listen(0, '127.0.0.1', () => resolve()));
    return box;
  }

  /** For `--mail-server`. */
  get address(): string {
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  /** The code in the last mail. */
  get code(): string {
    return /^ {4}(\d{6})\s*$/m.exec(this.mails.at(-1)?.text ?? '')?.[1] ?? '';
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }
}

/** Out of the form in which mails with letters beyond ASCII, or long lines, travel. */
function decode(raw: string): string {
  if (!/^content-transfer-encoding: quoted-printable/im.test(raw)) return raw;
  const bytes = raw
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
