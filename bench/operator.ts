import { measureBets } from './bets.ts';
import { measureCalls } from './calls.ts';
import { measureCrowd } from './crowd.ts';
import type { Figure } from './figure.ts';
import { measureRestart } from './restart.ts';
import { measureStorm } from './storm.ts';

/** What is measured, by the name that it is asked for by. */
const parts: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  money: measureMoney,
  storm: measureStorm,
  sockets: measureCrowd,
  restart: measureComingBack,
  calls: measureCalls,
};

/**
 * The operator beside its peers, as one table: money calls beside `pgbench`, bets in a storm of logins beside the same without, two thousand
 * sockets beside a plain socket.io server's, a restart, and each call on a database server beside the embedded one. `argument`: some of
 * the parts, with commas between; all of them unless said. Throws where there is no such part.
 */
export async function measureOperator(argument = Object.keys(parts).join()): Promise<Figure[]> {
  const names = argument.split(',');
  const unknown = names.find((name) => !(name in parts));
  if (unknown !== undefined) throw new Error(`${unknown} is none of ${Object.keys(parts).join(', ')}`);
  const figures: Figure[] = [];
  for (const name of names) figures.push(...((await parts[name]?.()) ?? []));
  return figures;
}

/** Bets, which are the money call that most are: what `bench bets` measures, in this table's columns. */
async function measureMoney(): Promise<Figure[]> {
  const bets = await measureBets();
  const peer = bets.find(({ what }) => String(what).startsWith('pgbench'));
  return bets.flatMap((row) => {
    const { what, 'a second': rate, least, most, ratio, 'ratio least': lowest, 'ratio most': highest } = row;
    if (row === peer) return [];
    const figure = {
      what: `bets, ${what}`,
      ...{ unit: 'a second', median: Number(rate), least: Number(least), most: Number(most) },
    };
    if (ratio === undefined) return [figure];
    const peers = { peer: String(row.peer), "peer's": Number(peer?.['a second']), ratio: Number(ratio) };
    const spread = { 'ratio least': Number(lowest), 'ratio most': Number(highest) };
    return [{ ...figure, ...peers, ...spread, goal: 'ratio >= 0.3', reached: Number(ratio) >= 0.3 }];
  });
}

/** A thousand players after a kill: what `bench restart` measures, in this table's columns. */
async function measureComingBack(): Promise<Figure[]> {
  const rows = await measureRestart();
  return rows.flatMap(({ database, sockets, 'p50 s': half, 'max s': last, 'first s': first, lost }) => [
    {
      what: `until the last of ${sockets} sockets is back after a kill, ${database} (median: half of them)`,
      ...{ unit: 's', median: Number(half), least: Number(first), most: Number(last) },
      ...{ goal: 'most <= 10', reached: Number(last) <= 10 },
    },
    {
      what: `acknowledged and lost, ${database}`,
      ...{ unit: 'requests', median: Number(lost), least: Number(lost), most: Number(lost) },
      ...{ goal: '<= 0', reached: lost === 0 },
    },
  ]);
}
