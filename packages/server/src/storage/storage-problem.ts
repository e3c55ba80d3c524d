/** Why the database could not be written or read. */
export interface StorageProblem {
  readonly kind: ProblemKind;
  /** In the words of whoever noticed it. */
  readonly message: string;
}

/**
 * What a host can do about it, where there is something. It goes to whoever asks how the server is: no folder is named.
 */
const ADVICE = {
  full: 'The disk is full: make room on the disk with the data folder.',
  disk:
    'The disk takes nothing more: make room where it is full or a quota is reached. Where there is room, the disk ' +
    'fails: bring the last backup back on another one.',
  readOnly:
    'The data folder cannot be written to: let the user of the server write there, and mount its disk for writing.',
  closed: 'The database cannot be opened: is its disk mounted, and may the user of the server read and write there?',
  busy: 'Another program holds the database: end it.',
  slow: 'The disk has not answered for seconds: look at what else it does, and whether it fails.',
  damaged:
    'The database is damaged. Started anew, the server saves what is sound, if there is room on the disk for a ' +
    'copy; what is missing is in the last backup: "potager restore FILE".',
  other: '',
} as const;

type ProblemKind = keyof typeof ADVICE;

/** By SQLite's result code, without the bits that say more than is needed. */
const KINDS: { readonly [code: number]: ProblemKind } = {
  3: 'readOnly',
  5: 'busy',
  6: 'busy',
  8: 'readOnly',
  10: 'disk',
  11: 'damaged',
  13: 'full',
  14: 'closed',
  26: 'damaged',
};

/** What the system says of files and folders. */
const SYSTEM_KINDS: { readonly [code: string]: ProblemKind } = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'disk',
  EIO: 'disk',
  EACCES: 'readOnly',
  EPERM: 'readOnly',
  EROFS: 'readOnly',
};

interface SystemError extends Error {
  readonly code?: string;
  /** SQLite's. */
  readonly errcode?: number;
}

/** Something was not written. */
export class StorageError extends Error {
  readonly problem: StorageProblem;

  constructor(problem: StorageProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

export function readProblem(error: unknown): StorageProblem {
  if (error instanceof StorageError) return error.problem;
  const { code = '', errcode, message } = error as SystemError;
  const kind = errcode === undefined ? SYSTEM_KINDS[code] : KINDS[errcode & 0xff];
  return { kind: kind ?? 'other', message };
}

/** Whether nothing at all can be written because of it; else it is a matter of one table. */
export const isGeneral = ({ kind }: StorageProblem): boolean => kind !== 'damaged' && kind !== 'other';

export const adviseOn = ({ kind, message }: StorageProblem): string => ADVICE[kind] || `${message}.`;
