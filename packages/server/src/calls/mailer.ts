import { createTransport, type Transporter } from 'nodemailer';
import type { Settings } from '../settings.ts';
import type { Delivery } from './delivery.ts';

const PATIENCE_MS = 15_000;

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Where one says that no more mails are wanted: RFC 8058. */
  readonly stop: string;
}

/** Sends mails through the mail server that the host has named; plain text, which can hold nothing but words. */
export class Mailer {
  private readonly transport: Transporter | undefined;
  private readonly from: string;

  constructor({ server, from }: Settings['mail']) {
    this.from = from;
    if (server === '') return;
    this.transport = createTransport({
      url: server,
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
      // What a mail holds is all here: it reads no files and asks for nothing elsewhere.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  get isOn(): boolean {
    return this.transport !== undefined;
  }

  async send({ to, subject, text, stop }: Mail): Promise<Delivery> {
    try {
      await this.transport?.sendMail({
        from: this.from,
        // As an object, so that nothing in it is read as one more address.
        to: { name: '', address: to },
        subject,
        text,
        headers: {
          'auto-submitted': 'auto-generated',
          'list-unsubscribe': `<${stop}>`,
          'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
        },
      });
      return 'done';
    } catch (error) {
      const { responseCode = 0 } = error as { responseCode?: number };
      return responseCode >= 500 ? 'refused' : 'later';
    }
  }
}
