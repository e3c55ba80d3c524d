import type { BotThinker } from '@potager/table/host';
import { findEntry } from '../../games/find-entry.ts';
import { LocalHost } from '../local-host.ts';
import type { OtherPages } from '../local-tables.ts';
import type { LogStore } from '../log-store.ts';
import type { SummaryStore } from '../summary-store.ts';
import { MemorySummaryStore } from './memory-summary-store.ts';

interface Parts {
  readonly store: LogStore;
  /** Left out: one of its own. */
  readonly summaries?: SummaryStore | undefined;
  readonly others: OtherPages;
  readonly send: (text: string) => void;
  /** Left out: bots make the first move there is. */
  readonly think?: BotThinker | undefined;
}

/** The host of a page, for tests: all of it but the worker and the browser's own database. */
export const makeHost = ({
  think = async ({ question }) => question()?.moves[0],
  summaries = new MemorySummaryStore(),
  ...parts
}: Parts): LocalHost =>
  new LocalHost({
    ...parts,
    summaries,
    think,
    async loadGame(name) {
      const rules = await findEntry(name)?.rules();
      if (rules === undefined) throw new Error(`there is no game ${name}`);
      return rules.game;
    },
  });
