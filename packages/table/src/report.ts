import type { Seat } from '@potager/kernel';
import type { Absence, SaidEntry } from './entry.ts';
import type { TableInfo } from './table-info.ts';
import type { PersonId } from './person.ts';

export const REPORT_REASONS = ['name', 'talk', 'stalling', 'cheating', 'other'] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];

/** POST /api/tables/:id/reports: somebody tells the host of the server about somebody else at a table. */
export type NewReport = {
  readonly about: PersonId;
  readonly reason: ReportReason;
  /** In their own words. */
  readonly text?: string;
  /** The number of the entry in which it was said. */
  readonly entry?: number;
};

/** As the host of the server reads it. */
export type Report = {
  readonly id: number;
  readonly at: number;
  readonly reporter: PersonId;
  readonly about: PersonId;
  readonly reason: ReportReason;
  readonly text: string;
  readonly table: string;
  readonly entry?: number;
  readonly context: ReportContext;
  readonly settledAt?: number;
};

/**
 * What the server itself knew when the report came: nobody can forge it. Of what was said only the words of these two,
 * for it goes with them.
 */
export type ReportContext = {
  readonly game: string;
  readonly status: TableInfo['status'];
  readonly reporter: ReportedPerson;
  readonly about: ReportedPerson;
  readonly said: readonly (Pick<SaidEntry, 'person' | 'text' | 'to'> & { readonly n: number; readonly at: number })[];
  /** When whoever it is about left, ran out of time, came back or resigned. */
  readonly absences: readonly {
    readonly n: number;
    readonly at: number;
    readonly kind: 'stoodIn' | 'returned' | 'resigned';
    readonly why?: Absence;
  }[];
};

/** A person as they were at the table. */
export type ReportedPerson = { readonly name: string; readonly seats: readonly Seat[] };
