import type { Attack } from '../finding.ts';
import { Guest } from '../guest.ts';

const BAD = [
  '\u3164',
  '\u2800',
  '\u115F',
  '\u00AD',
  'a\u202Eb',
  '\u200Fa',
  'Host',
  'H\u043Est',
  'Аdmin',
  'P0tager',
  'e\u0301\u0301\u0301\u0301\u0301\u0301',
  '\u034F',
  'Pа\u0443l',
  '\u2000',
];
const GOOD = ['Zoë', 'Łukasz', '李雷', 'たろうTaro', 'Ελένη', 'Анна', 'נועה', 'مريم', "O'Brien", 'Jean-Luc'];

const lookalikes: Attack = {
  name: 'names that cannot be seen or look like others',
  async run({ address }) {
    const take = async (name: string): Promise<boolean> =>
      (await new Guest(address).call('POST', '/guest', { name })).status === 200;
    const slipped = [];
    for (const name of BAD) if (await take(name)) slipped.push(JSON.stringify(name));
    const lost = [];
    for (const name of GOOD) if (!(await take(name))) lost.push(name);
    return [
      {
        what: 'they are refused',
        figure: slipped.length === 0 ? `${BAD.length} names` : `taken: ${slipped.join(', ')}`,
        holds: slipped.length === 0,
      },
      {
        what: 'honest names of many scripts are taken',
        figure: lost.length === 0 ? `${GOOD.length} names` : `refused: ${lost.join(', ')}`,
        holds: lost.length === 0,
      },
    ];
  },
};

export const names: readonly Attack[] = [lookalikes];
