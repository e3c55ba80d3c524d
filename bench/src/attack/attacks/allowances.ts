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

export const allowances: readonly Attack[] = [atOnce, speaking, guests];
