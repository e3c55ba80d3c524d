import { LIMITS, type NewReport, REPORT_REASONS } from '@potager/table';
import * as v from 'valibot';
import { makeReportContext } from '../people/report-context.ts';
import { entryNumber, personId, type Same } from '../socket/schemas.ts';
import { addReport } from '../storage/report-store.ts';
import { must } from '../storage/write.ts';
import { Buckets } from '../buckets.ts';
import { Problem } from './problem.ts';
import { personalRoute, type Route } from './route.ts';
import type { Site } from './site.ts';
import { findTable } from './table-routes.ts';

const newReport = v.strictObject({
  about: personId,
  reason: v.picklist(REPORT_REASONS),
  text: v.exactOptional(v.pipe(v.string(), v.maxLength(LIMITS.reportCharacters))),
  entry: v.exactOptional(entryNumber),
});
true satisfies Same<v.InferOutput<typeof newReport>, NewReport>;

const DAY_MS = 86_400_000;
/** By one person; and by everyone at one address, who may make themselves guests as often as they like. */
const MOST_A_DAY = 20;
const PER_NETWORK = { perSecond: 60 / 3600, burst: 60 };
/** So many that nobody will read them all: more would only fill the disk. */
const MOST_OPEN = 10_000;

/** Telling the host of the server about somebody. */
export function makeReportRoutes(site: Site): readonly Route[] {
  const { storage, world } = site;
  const { reports } = storage;
  const perNetwork = new Buckets(PER_NETWORK);
  return [
    personalRoute({
      method: 'POST',
      path: '/tables/:id/reports',
      summary: 'Tell the host of this server about somebody at a table, or about what they said',
      gives: 'nothing',
      problems: ['notFound', 'notAllowed', 'setAside', 'tooMany'],
      body: newReport,
      async run({ body: { text = '', ...told }, params, caller }, visitor) {
        const live = findTable(site, params['id']);
        if (told.about === visitor.id) throw new Problem('notAllowed', { detail: 'nobody reports themselves' });
        const about = storage.people.find(told.about);
        const context = about && makeReportContext(live, { reporter: visitor, about, entry: told.entry });
        if (context === undefined) {
          throw new Problem('notFound', { detail: 'about: nobody at this table, or they did not say that' });
        }
        const at = world.now();
        const report = { ...told, at, reporter: visitor.id, text: tidy(text), table: live.id, context };
        // Whoever taps twice has told it once.
        if (reports.isKnown(report)) return;
        const limits = { since: at - DAY_MS, mostBy: MOST_A_DAY, mostOpen: MOST_OPEN };
        if (!reports.hasRoom(visitor.id, limits)) throw tooMany();
        if (!perNetwork.of(caller.network).take()) throw new Problem('tooFast');
        // Much may have been told meanwhile.
        if ((await storage.commits.commit(must(addReport(report, limits)))) || reports.isKnown(report)) return;
        if (storage.people.find(visitor.id) === undefined) throw new Problem('signedOut');
        if (storage.people.find(told.about) === undefined) throw new Problem('notFound');
        throw tooMany();
      },
    }),
  ];
}

const tooMany = (): Problem => new Problem('tooMany', { detail: `at most ${MOST_A_DAY} reports a day` });

/** It is read in terminals too. */
const tidy = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[^\P{C}\n]+/gu, ' ')
    .trim();
