import { paise } from '@pavilion/money';
import { type Clock, DAY, HOUR, MINUTE } from '../../base/index.ts';
import { demoPlayer, type NewLimit, recordPlay, setLimit } from '../../players/index.ts';
import { type CashMove, cashMovesOf, type Database, isSeeded, markSeeded } from '../../store/index.ts';

const VERSION = '1';
/** Before a session's first round and after its last one, ms. */
const AROUND = 4 * MINUTE;
/** A pause that is no pause yet, ms: what is closer together is one session. */
const PAUSE = 15 * MINUTE;

/** What the demo player keeps themselves to: everybody's deposits and bets fit in it. One of them waits to rise. */
const LIMITS: readonly (Pick<NewLimit, 'name' | 'amount'> & { readonly ago: number })[] = [
  { name: 'deposit-day', amount: paise(25_000_000), ago: 30 * DAY },
  { name: 'deposit-week', amount: paise(50_000_000), ago: 30 * DAY },
  { name: 'deposit-week', amount: paise(75_000_000), ago: 9 * HOUR },
  { name: 'deposit-month', amount: paise(150_000_000), ago: 30 * DAY },
  { name: 'loss-week', amount: paise(10_000_000), ago: 12 * DAY },
];

/** Sets the demo player's limits, and notes when they played: at the times of their casino sessions. */
export async function seedDemoLimits(database: Database, clock: Clock): Promise<void> {
  if (await isSeeded(database, 'demo-limits', VERSION)) return;
  const now = clock();
  await database.transaction(async (tx) => {
    const demo = await demoPlayer(tx);
    if (demo) {
      for (const { ago, ...limit } of LIMITS) {
        await setLimit(tx, { ...limit, player: demo.id, at: new Date(now.getTime() - ago), coolingHours: 48 });
      }
      await recordPlay(tx, demo.id, runsOf(await cashMovesOf(tx, demo.id, 'casino')));
    }
    await markSeeded(tx, 'demo-limits', VERSION);
  });
}

interface Run {
  readonly begin: Date;
  readonly end: Date;
}

/** When the sessions were: a round takes a minute. Those without a long pause between them are one. */
function runsOf(sessions: readonly CashMove[]): Run[] {
  const runs: Run[] = [];
  for (const { title, at } of sessions.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const rounds = Number(/(\d+) rounds/.exec(title)?.[1] ?? 1);
    const begin = new Date(at.getTime() - rounds * MINUTE - AROUND);
    const end = new Date(at.getTime() + AROUND);
    const last = runs.at(-1);
    if (last && begin.getTime() - last.end.getTime() < PAUSE) runs[runs.length - 1] = { begin: last.begin, end };
    else runs.push({ begin, end });
  }
  return runs;
}
