import type { RuleMarks } from '@potager/kernel';

/** The numbers of README.md in the order to be read, and which of them say more than the source. */
export const RULE_MARKS = {
  'TR-1': [],
  'TR-2': [],
  'TR-3': [],
  'TR-4': [],
  'TR-5': [],
  'TR-6': ['ruling'],
} as const satisfies RuleMarks;
