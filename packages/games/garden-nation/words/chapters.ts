import type { ChapterTable, ExampleTable } from '@potager/kernel';

/** The rules by chapter, in the order to be read. */
export const CHAPTERS = {
  acting: ['GN-R4', 'GN-R2', 'GN-R3', 'GN-R6', 'GN-R1'],
  constructing: ['GN-C1', 'GN-C2', 'GN-C4', 'GN-C3', 'GN-C5', 'GN-P2', 'GN-P1'],
  projects: [
    'GN-J1',
    'GN-J2',
    'GN-J3',
    'GN-J4',
    'GN-J5',
    'GN-J8',
    'GN-J7',
    'GN-J6',
    'GN-J9',
    'GN-J10',
    'GN-J11',
    'GN-F1',
  ],
  abandoning: ['GN-A1', 'GN-A2'],
  ploys: ['GN-Y1', 'GN-Y5', 'GN-Y2', 'GN-Y4', 'GN-Y3'],
  movingOn: ['GN-N1', 'GN-N2', 'GN-N3'],
  control: ['GN-R5'],
  missions: ['GN-M1', 'GN-M2', 'GN-M3', 'GN-M4'],
  ending: ['GN-E1', 'GN-E2', 'GN-E3'],
  setup: ['GN-S1', 'GN-S2', 'GN-S4', 'GN-S6', 'GN-S7', 'GN-S3', 'GN-S5', 'GN-S8'],
} as const satisfies ChapterTable;

/** The drawn examples, by the chapter they stand in. */
export const EXAMPLES = {
  crane: 'acting',
  floor: 'constructing',
  project: 'projects',
  abandon: 'abandoning',
  invade: 'ploys',
} as const satisfies ExampleTable<typeof CHAPTERS>;
