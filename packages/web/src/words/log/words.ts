import type { NameOf, Sentences } from '@potager/kernel';
import type { RedactedContent, TableRefusal } from '@potager/table';

/** How entries of a table's log are told: one sentence for each kind, empty where nothing needs saying. */
type EntrySentences = {
  readonly [K in Exclude<RedactedContent['kind'], 'moved' | 'said'>]: (
    entry: Extract<RedactedContent, { readonly kind: K }> & { readonly at: number },
    names: { readonly seat: NameOf; readonly person: (person: string) => string },
  ) => string;
};

/** How a table’s log is told, and what its host refuses. */
export interface LogWords {
  readonly entries: EntrySentences;
  /** Those about the reader. */
  readonly ownEntries: Partial<EntrySentences>;
  readonly refusals: Sentences<TableRefusal>;
}
