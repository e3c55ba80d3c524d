import type { ChapterTable, ExampleTable } from '@potager/kernel';

/** The rules by chapter, in the order to be read. */
export const CHAPTERS = {
  turn: ['ED-T2', 'ED-T1', 'ED-T4'],
  irrigation: ['ED-I3', 'ED-I1', 'ED-I2', 'ED-I4'],
  culture: ['ED-U1', 'ED-U2', 'ED-U3', 'ED-U4'],
  trade: ['ED-B1', 'ED-B2', 'ED-T3'],
  landGrab: ['ED-L2', 'ED-L1', 'ED-L3', 'ED-L4', 'ED-L5', 'ED-L6', 'ED-L7'],
  ending: ['ED-E1', 'ED-E2', 'ED-E3'],
  setup: ['ED-S1', 'ED-S2', 'ED-S3', 'ED-K1', 'ED-K4', 'ED-K2', 'ED-K3'],
} as const satisfies ChapterTable;

/** The drawn examples, by the chapter they stand in. */
export const EXAMPLES = {
  water: 'irrigation',
  culture: 'culture',
  sell: 'trade',
  grab: 'landGrab',
} as const satisfies ExampleTable<typeof CHAPTERS>;
