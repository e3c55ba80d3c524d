import type { RuleMarks } from '@potager/kernel';

/** The numbers of README.md in the order to be read, and which of them say more than the source. */
export const RULE_MARKS = { 'TA-1': [], 'TA-2': [], 'TA-3': [] } as const satisfies RuleMarks;
