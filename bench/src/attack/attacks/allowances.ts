import { DEFAULT_SETTINGS } from '@potager/table';
import type { Attack } from '../finding.ts';
import { Guest } from '../guest.ts';

const ALLOWED = 50;

const atOnce: Attack = {
  name: 'opening 190 tables at once',
  async run({ address }) {
    const eve = await Guest.come(address, 'Eve');
    const opened = await Promise.all(
      Array.from({ length: 190 }, async () => eve.open({ game: 'garden-nation', seats: 2 })),
    );
    const count = opened.filter((table) => table !== undefined).length;
    return [
      { what: `not more than ${ALLOWED} are opened`, figure: String(count), holds: count > 0 && count <= ALLOWED },
    ];
  },
};

const speaking: Attack = {
  name: "speaking at other people's tables",
  async run({ address }) {
    const ann = await Guest.come(address, 'Ann', '127.0.0.4');
    const settings = { ...DEFAULT_SETTINGS, isPublic: true };
    const eve = await Guest.come(address, 'Eve');
    const socket = await eve.connect();
    for (let i = 0; i < ALLOWED; i++) {
      const table = await ann.open({ game: 'garden-nation', seats: 2, settings });
      if (table !== undefined) await socket.command(table, { kind: 'say', text: 'hello' });
    }
    const own = await eve.open({ game: 'garden-nation', seats: 2 });
    return [{ what: 'one can still open a table of one’s own', figure: '', holds: own !== undefined }];
  },
};

const guests: Attack = {
  name: 'becoming a new guest again and again',
  async run({ address }) {
    const replies = await Promise.all(
      Array.from({ length: 1000 }, async () =>
        new Guest(address).call('POST', '/guest', { name: 'Eve' }).catch(() => undefined),
      ),
    );
    const made = replies.filter((reply) => reply?.status === 200).length;
    return [{ what: 'one address makes only so many', figure: `${made} of 1000`, holds: made >= 60 && made <= 300 }];
  },
};

const MOST_ASKED = 600;
/** What a server lets through in a burst, and while the rest is asked. */
const MOST_LET = 400;

const codes: Attack = {
  name: 'guessing recovery codes',
  async run({ address }) {
    const eve = new Guest(address);
    const replies = await Promise.all(
      Array.from({ length: MOST_ASKED }, async (_, i) =>
        eve.call('POST', '/recovery', { code: `guess-${i}` }).catch(() => undefined),
      ),
    );
    const heard = replies.filter((reply) => reply !== undefined && reply.status !== 429).length;
    const taken = replies.filter((reply) => reply?.status === 200).length;
    return [
      {
        what: 'none is taken, and only so many are looked at',
        figure: `${heard} of ${MOST_ASKED}`,
        holds: taken === 0 && heard < MOST_LET,
      },
    ];
  },
};

const household: Attack = {
  name: 'every address of one household, which has a /64 of IPv6',
  flags: ['--trust-proxy'],
  async run({ address }) {
    const statuses = await Promise.all(
      Array.from({ length: MOST_ASKED }, async (_, i) => {
        const headers = { 'x-forwarded-for': `2001:db8:1:2::${i.toString(16)}` };
        return (await fetch(`${address}/api/tables`, { headers })).status;
      }),
    );
    const passed = statuses.filter((status) => status === 200).length;
    const neighbour = await fetch(`${address}/api/tables`, { headers: { 'x-forwarded-for': '2001:db8:1:3::1' } });
    return [
      { what: 'it counts as one', figure: `${passed} of ${MOST_ASKED}`, holds: passed > 0 && passed < MOST_LET },
      { what: 'its neighbour is heard', figure: String(neighbour.status), holds: neighbour.status === 200 },
    ];
  },
};

export const allowances: readonly Attack[] = [atOnce, speaking, guests, codes, household];
