import { namesOf, type StatementEntry, type statementEntryCalls, type walletCalls } from '@pavilion/api-client/wire';
import { type Clock, foldedReference } from '../base/index.ts';
import { commissionPaid, depositsOfPayment, requestStates, withdrawalsOfPayment } from '../money/index.ts';
import type { Handlers } from '../server/index.ts';
import { sportsOfNamed } from '../sports/index.ts';
import { type Database, ownTextsOf, type Queryable, statementOf } from '../store/index.ts';
import { betName, readReference, requestName } from './references.ts';
import { type SubjectCalls, subjectOf } from './subject.ts';

interface StatementServices {
  readonly database: Database;
  readonly clock: Clock;
  /** Where games are played, for a browser that sees the app at `site`. */
  readonly gamesOrigin: (site: string) => string;
}

/** The calls of the account statement: its lines, and what each of them is about. What other rooms know of a line they are asked for. */
export function statementHandlers(
  { database, clock, gamesOrigin }: StatementServices,
  calls: SubjectCalls,
): Handlers<typeof walletCalls & typeof statementEntryCalls> {
  return {
    async getAccountStatement(filter, { session: { player } }) {
      const paid = await linesOfPayment(database, player, foldedReference(filter.reference ?? ''));
      const page = await statementOf(database, player, filter, paid);
      const [commission, states, sports, own] = await Promise.all([
        commissionPaid(database, player, filter),
        // The ledger keeps the state of the day that an entry was written. What goes on after it stands with the request.
        requestStates(database, player, page.entries.flatMap(requestName), clock()),
        sportsOfNamed(
          database,
          page.entries.flatMap((entry) => betName(entry) ?? []),
        ),
        ownTextsOf(database),
      ]);
      const entries = page.entries.map((entry): StatementEntry => {
        const about = readReference(entry.reference)?.about;
        const sport = sports.get(betName(entry) ?? '');
        return {
          ...entry,
          state: states.get(entry.reference) ?? entry.state,
          ...(about === undefined ? {} : { about }),
          ...(sport === undefined ? {} : { sport }),
          ...namesOf({ title: entry.title, detail: entry.detail }, own),
        };
      });
      return { data: { ...page, entries, summary: { ...page.summary, commission } } };
    },

    getStatementSubject: async ({ reference }, context) => ({
      data: { about: await subjectOf({ database, calls, gamesOrigin }, reference, context) },
    }),
  };
}

/** The references of the lines that a payment made: a deposit's, and each step of a withdrawal. None for an empty one. */
async function linesOfPayment(database: Queryable, player: number, folded: string): Promise<string[]> {
  if (folded === '') return [];
  const [deposits, withdrawals] = await Promise.all([
    depositsOfPayment(database, player, folded),
    withdrawalsOfPayment(database, player, folded),
  ]);
  return [...deposits, ...withdrawals.flatMap((request) => [request, `${request}-P`, `${request}-R`])];
}
