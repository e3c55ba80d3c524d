import type { ChapterTable, ExampleTable } from '@potager/kernel';

/** The rules by chapter, in the order to be read. */
export const CHAPTERS = {
  building: ['GL-B1', 'GL-B2', 'GL-B3', 'GL-B4', 'GL-B7', 'GL-B8'],
  alarm: ['GL-B5', 'GL-B6'],
  hiring: ['GL-H1', 'GL-H2', 'GL-H3', 'GL-H4', 'GL-H5', 'GL-N1'],
  creatures: ['GL-C1', 'GL-C2', 'GL-C3', 'GL-C4', 'GL-C6', 'GL-C5'],
  winning: ['GL-V1', 'GL-V2'],
  alone: ['GL-O1'],
  expert: ['GL-X1', 'GL-X2', 'GL-X3'],
  missions: ['GL-M1', 'GL-M4', 'GL-M2', 'GL-M3', 'GL-M5'],
  setup: ['GL-S1', 'GL-S2', 'GL-S3', 'GL-S4', 'GL-S5', 'GL-K1', 'GL-K2', 'GL-K3', 'GL-K4'],
} as const satisfies ChapterTable;

/** The drawn examples, by the chapter they stand in. */
export const EXAMPLES = {
  lay: 'building',
  stop: 'alarm',
  hire: 'hiring',
} as const satisfies ExampleTable<typeof CHAPTERS>;
