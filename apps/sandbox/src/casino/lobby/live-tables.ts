import type { LiveTable } from '@pavilion/api-client/wire';
import { paise } from '@pavilion/money';
import * as z from 'zod/mini';
import type { Clock } from '../../base/index.ts';
import type { OnTrouble } from '../../server/index.ts';

/** How often the providers' tables are read while somebody looks, ms. */
const READ_EVERY = 1000;
/** How many of a table's results a lobby shows. */
const RESULTS = 42;

const amount = z.int().check(z.positive());
/** A provider's list of its tables (docs/games.md, "The socket"): amounts in paise, moments in ms since 1970. */
const listed = z.object({
  tables: z.array(
    z.object({
      game: z.string(),
      stakes: z.object({ least: amount, most: amount }),
      players: z.int(),
      languages: z.array(z.string()),
      stage: z.enum(['betting', 'dealing', 'waiting']),
      closesAt: z.nullable(z.number()),
      seats: z.optional(z.array(z.object({ number: z.int(), taken: z.boolean() }))),
      results: z.array(
        z.object({
          text: z.string(),
          tone: z.enum(['red', 'blue', 'green', 'dark', 'gold', 'violet', 'teal']),
          kind: z.optional(z.string()),
        }),
      ),
    }),
  ),
});

/** The live tables for whoever looks at a lobby. */
export interface LiveTables {
  /** All of them as they are; from then on `send` has those that have become others, until `end` is called. */
  follow(send: (tables: readonly LiveTable[]) => void): Promise<Following>;
}
interface Following {
  readonly tables: readonly LiveTable[];
  readonly end: () => void;
}

/**
 * Reads the providers' lists each second while anybody looks, and not otherwise. `read` returns what a provider has answered; a list that
 * can't be read leaves the tables as they were.
 */
export function createLiveTables({
  read,
  clock,
  onTrouble,
}: {
  readonly read: () => Promise<unknown>;
  readonly clock: Clock;
  readonly onTrouble: OnTrouble;
}): LiveTables {
  const followers = new Set<(tables: readonly LiveTable[]) => void>();
  const known = new Map<string, { readonly table: LiveTable; readonly mark: string }>();
  let timer: NodeJS.Timeout | undefined;
  let reading: Promise<void> | undefined;

  const look = async () => {
    const { tables } = z.parse(listed, await read());
    const now = clock().getTime();
    const changed = tables.flatMap(({ stakes, closesAt, results, ...rest }) => {
      const [least, most] = [paise(stakes.least), paise(stakes.most)];
      const closesIn = closesAt === null ? null : Math.max(0, Math.round(closesAt - now));
      const table = { ...rest, least, most, closesIn, results: results.slice(0, RESULTS) };
      // A moment passes by itself: it is no change.
      const mark = JSON.stringify([rest, stakes, closesAt, results]);
      const isSame = known.get(table.game)?.mark === mark;
      known.set(table.game, { table, mark });
      return isSame ? [] : [table];
    });
    for (const game of known.keys()) if (!tables.some((table) => table.game === game)) known.delete(game);
    if (changed.length > 0) for (const send of followers) send(changed);
  };
  const lookOnce = () => {
    reading ??= look()
      .catch(onTrouble)
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };
  const goOn = () => {
    clearTimeout(timer);
    if (followers.size === 0) return;
    timer = setTimeout(() => void (followers.size > 0 && lookOnce().then(goOn)), READ_EVERY);
    timer.unref();
  };
  return {
    async follow(send) {
      await lookOnce();
      const isFirst = followers.size === 0;
      followers.add(send);
      if (isFirst) goOn();
      return { tables: [...known.values()].map(({ table }) => table), end: () => void followers.delete(send) };
    },
  };
}
