import { BlockList, isIPv6 } from 'node:net';

/**
 * Addresses that are not in the open internet: of this machine, of the network it stands in, of nobody, or of a way
 * through which one of these could be meant. Whoever has us call a webhook must not reach those.
 */
const CLOSED: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/** Of IPv6, only what is given out: everything else is local, reserved, or holds an address of IPv4. */
const GIVEN_OUT = ['2000::', 3] as const;
const CLOSED_WITHIN: readonly (readonly [network: string, bits: number])[] = [
  // Teredo, benchmarks, ORCHID and their like; documentation; 6to4; documentation again.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const closed = new BlockList();
for (const [network, bits] of CLOSED) closed.addSubnet(network, bits, 'ipv4');
const closedWithin = new BlockList();
for (const [network, bits] of CLOSED_WITHIN) closedWithin.addSubnet(network, bits, 'ipv6');
const givenOut = new BlockList();
givenOut.addSubnet(...GIVEN_OUT, 'ipv6');

/** Whether anybody in the internet could reach this address as well. */
export function isPublic(address: string): boolean {
  if (!isIPv6(address)) return !closed.check(address, 'ipv4');
  return givenOut.check(address, 'ipv6') && !closedWithin.check(address, 'ipv6');
}
