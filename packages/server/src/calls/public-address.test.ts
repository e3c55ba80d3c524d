import { expect, it } from 'vitest';
import { isPublic } from './public-address.ts';

it('addresses of the internet are public', () => {
  const addresses = ['1.1.1.1', '162.159.128.233', '172.32.0.1', '2606:4700::6810:1', '2a00:1450:4001::1'];
  expect(addresses.filter((address) => !isPublic(address))).toEqual([]);
});

it('addresses of this machine, of its network, of nobody, and detours to them are not', () => {
  const addresses = [
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'ff02::1',
  ];
  expect(addresses.filter(isPublic)).toEqual([]);
});
