import { expect, test } from 'vitest';
import { Network } from './network.ts';

test.each([
  ['192.0.2.7', '192.0.2.7/32'],
  ['192.0.2.77/24', '192.0.2.0/24'],
  ['10.255.255.255/9', '10.128.0.0/9'],
  ['::ffff:192.0.2.7', '192.0.2.7/32'],
  ['2001:db8:1:2:3::4', '2001:db8:1:2::/64'],
  ['2001:DB8:0:0:ffff::/47', '2001:db8::/47'],
  ['2001:db8::7/128', '2001:db8::7/128'],
  [' 2001:db8::/32 ', '2001:db8::/32'],
])('%s is the range %s', (text, range) => {
  expect(Network.parse(text)?.text).toBe(range);
});

test.each(['', 'x', '192.0.2', '192.0.2.7:80', '192.0.2.0/33', '192.0.2.0/', '192.0.2.0/24/8', '::1/129', '::/-1'])(
  '"%s" is no range',
  (text) => {
    expect(Network.parse(text)).toBeUndefined();
  },
);

test('a range has the addresses between its ends, and none of the other family', () => {
  const four = Network.parse('192.0.2.64/26') as Network;
  expect(
    ['192.0.2.63', '192.0.2.64', '192.0.2.127', '192.0.2.128', '::c000:240', ''].map((it) => four.contains(it)),
  ).toEqual([false, true, true, false, false, false]);
  const six = Network.parse('2001:db8:0:fff0::/60') as Network;
  expect(
    ['2001:db8:0:ffef::1', '2001:db8:0:fff0::1', '2001:db8:0:ffff::1', '192.0.2.1'].map((it) => six.contains(it)),
  ).toEqual([false, true, true, false]);
});

test('what is wider than any provider is a mistake', () => {
  const isTooWide = (text: string): boolean | undefined => Network.parse(text)?.isTooWide;
  expect(['0.0.0.0/0', '10.0.0.0/7', '10.0.0.0/8', '::/0', '2000::/15', '2001::/16'].map(isTooWide)).toEqual([
    true,
    true,
    false,
    true,
    true,
    false,
  ]);
});
