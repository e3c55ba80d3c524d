import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack } from '../finding.ts';
import { Guest } from '../guest.ts';

/** The machine's own addresses are never shut out; these a proxy would tell. */
const SHUT_OUT = '192.0.2.7';
const comingFrom = (address: string) => ({ 'x-forwarded-for': address });

const banned: Attack = {
  name: 'somebody who comes back after they were shut out',
  flags: ['--trust-proxy'],
  async run(target) {
    const eve = await Guest.come(target.address, 'Eve', undefined, comingFrom(SHUT_OUT));
    const socket = await eve.connect();
    const isDone = await target.admin('ban', SHUT_OUT, '--why', 'flooding');
    await sleep(1000);
    const isSentAway = !socket.isOpen;
    const isBack = await Guest.come(target.address, 'Eve', undefined, comingFrom(SHUT_OUT)).then(
      () => true,
      () => false,
    );
    const hasSocket = await eve.connect().then(
      async (again) => {
        await sleep(500);
        return again.isOpen;
      },
      () => false,
    );
    const ann = await Guest.come(target.address, 'Ann', undefined, comingFrom('192.0.2.8')).catch(() => undefined);
    return [
      { what: 'the host can shut them out', figure: '', holds: isDone },
      { what: 'their sockets are closed', figure: '', holds: isSentAway },
      { what: 'they get neither a name nor a socket', figure: '', holds: !isBack && !hasSocket },
      { what: 'their neighbour does', figure: '', holds: ann !== undefined },
    ];
  },
};

const DEEDS: { readonly [name: string]: object } = {
  tables: {},
  audit: {},
  announce: { texts: { en: 'I am the host' } },
  drain: {},
  ban: { target: '192.0.2.8', why: 'because I can' },
};

const usurper: Attack = {
  name: 'a guest who wants to keep order',
  flags: ['--admins', 'AAAAAAAAAAAAAAAA'],
  async run(target) {
    const eve = await Guest.come(target.address, 'Eve');
    const asked = await Promise.all(
      Object.entries(DEEDS).map(async ([name, body]) => eve.call('POST', `/host/${name}`, body)),
    );
    const statuses = asked.map(({ status }) => status);
    // The host's own way is there: it is not that nothing is.
    const isThere = await target.admin('audit');
    return [
      {
        what: 'nothing of it is done or told',
        figure: statuses.join(', '),
        holds: isThere && statuses.every((status) => status >= 400 && status < 500),
      },
    ];
  },
};

export const order: readonly Attack[] = [banned, usurper];
