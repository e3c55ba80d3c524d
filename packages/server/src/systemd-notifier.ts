import { spawn } from 'node:child_process';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Tells systemd how the server is, where it was started by it with `Type=notify`. Node has no datagram sockets of that
 * kind, so systemd's own small program does it; the unit then needs `NotifyAccess=all`.
 */
export class SystemdNotifier {
  private readonly isAsked: boolean;
  private readonly fail: (problem: string) => void;

  constructor({ NOTIFY_SOCKET }: Environment, fail: (problem: string) => void) {
    this.isAsked = NOTIFY_SOCKET !== undefined && NOTIFY_SOCKET !== '';
    this.fail = fail;
  }

  /** Such as `READY=1`. */
  send(...states: readonly string[]): void {
    if (!this.isAsked) return;
    const child = spawn('systemd-notify', states, { stdio: 'ignore' });
    child.on('error', ({ message }) => this.fail(`systemd cannot be told of the server: ${message}`));
    child.unref();
  }
}

/**
 * How often systemd has to hear that all is well, in milliseconds; 0: it does not ask. Three times within its patience.
 */
export function readNotifyInterval({ NOTIFY_SOCKET, WATCHDOG_USEC }: Environment): number {
  const patienceMs = NOTIFY_SOCKET === undefined ? 0 : Number(WATCHDOG_USEC ?? 0) / 1000;
  return patienceMs > 0 ? patienceMs / 3 : 0;
}
