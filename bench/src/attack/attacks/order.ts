import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack } from '../finding.ts';
import { Guest } from '../guest.ts';

const SHUT_OUT = '127.0.0.6';
const NEIGHBOUR = '127.0.0.7';

const banned: Attack = {
  name: 'somebody who comes back after they were shut out',
  async run(target) {
    const eve = await Guest.come(target.address, 'Eve', SHUT_OUT);
    const socket = await eve.connect();
    const isDone = await target.admin('ban', SHUT_OUT, '--why', 'flooding');
    await sleep(1000);
    const isSentAway = !socket.isOpen;
    const isBack = await Guest.come(target.address, 'Eve', SHUT_OUT).then(
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
    const ann = await Guest.come(target.address, 'Ann', NEIGHBOUR).catch(() => undefined);
    return [
      { what: 'the host can shut them out', figure: '', holds: isDone },
      { what: 'their sockets are closed', figure: '', holds: isSentAway },
      { what: 'they get neither a name nor a socket', figure: '', holds: !isBack && !hasSocket },
      { what: 'their neighbour does', figure: '', holds: ann !== undefined },
    ];
  },
};

const usurper: Attack = {
  name: 'a guest who wants to keep order',
  async run({ address }) {
    const eve = await Guest.come(address, 'Eve');
    const asked = await Promise.all(
      [
        ['GET', '/host/tables'],
        ['GET', '/host/audit'],
        ['POST', '/host/announce', { text: 'I am the host' }],
        ['POST', '/host/drain', {}],
      ].map(async ([method, path, body]) => eve.call(method as string, path as string, body as object | undefined)),
    );
    const statuses = asked.map(({ status }) => status);
    return [
      {
        what: 'nothing of it is done or told',
        figure: statuses.join(', '),
        holds: statuses.every((status) => status >= 400 && status < 500),
      },
    ];
  },
};

export const order: readonly Attack[] = [banned, usurper];
