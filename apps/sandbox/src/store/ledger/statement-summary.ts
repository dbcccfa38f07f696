import {
  type CallInput,
  type CallOutput,
  type getAccountStatement,
  type StatementSummary,
  statementKinds,
} from '@pavilion/api-client/wire';
import { addPaise, subtractPaise, sumPaise, ZERO } from '@pavilion/money';
import type { Queryable } from '../database/database.ts';
import { onlyRow } from '../database/only-row.ts';

type Turnover = Pick<StatementSummary, 'moneyIn' | 'moneyOut'>;
/** What kind and reference narrow, beside the entries themselves. */
export type Totals = Pick<CallOutput<typeof getAccountStatement>['data'], 'total'> & Turnover;

interface Summary {
  readonly summary: Omit<StatementSummary, keyof Turnover>;
  /** How many entries of these kinds there were, and what cash they brought and took. */
  readonly totalsOf: (kinds: readonly string[]) => Totals;
}

/**
 * What a player's cash is made of over a period, read from the sums of its days and never from the entries; what they had before
 * and after it is what they have now without the days since. One statement, so that everything is of the same moment.
 */
export async function statementSummaryOf(
  database: Queryable,
  player: number,
  { from, to }: Pick<CallInput<typeof getAccountStatement>, 'from' | 'to'>,
): Promise<Summary> {
  const rows = await database.query(
    // A year of days is read twice by its index, each time as it stands there, and grouped at once: kept in between it took three times
    // as long. And the list of days is JSON as text: nobody looks into it here.
    `with part as materialized (
       select name, kind, day > (select $3::text::date) as is_after, sum(entries)::bigint as entries, sum(gained)::bigint as gained,
         sum(given)::bigint as given
       from ledger_day where player_id = $1 and day >= (select $2::text::date) group by 1, 2, 3
     )
     select (
       select coalesce(jsonb_agg(jsonb_build_object('name', a.name, 'opening', coalesce(a.balance, 0) - coalesce(s.since, 0),
         'closing', coalesce(a.balance, 0) - coalesce(s.after, 0))), '[]')
       from account a left join (
         select name, sum(gained - given)::bigint as since,
           sum(gained - given) filter (where is_after)::bigint as after from part group by name) s on s.name = a.name
       where a.player_id = $1 and a.name <> 'held') as accounts, (
       select coalesce(jsonb_agg(k), '[]') from (select name, kind, entries, gained, given from part where not is_after) k) as kinds, (
       select coalesce(json_agg(d order by d.day), '[]') from (
         select day, sum(gained - given)::bigint as change,
           coalesce(sum(gained - given) filter (where kind = 'deposit'), 0)::bigint as deposits,
           coalesce(sum(given - gained) filter (where kind = 'withdrawal'), 0)::bigint as withdrawals
         from ledger_day
         where player_id = $1 and day >= (select $2::text::date) and day <= (select $3::text::date) and name = 'cash'
         group by day) d) as days`,
    [player, from, to],
  );
  const { accounts, kinds, days } = onlyRow(rows, `the summary of player ${player}`);
  const of = (account: string) =>
    onlyRow(
      accounts.filter(({ name }) => name === account),
      `the ${account} of player ${player}`,
    );
  const { opening: openingCash, closing: closingCash } = of('cash');
  const coins = of('coins').closing;
  const ofCash = kinds.filter(({ name }) => name === 'cash');
  let running = openingCash;
  return {
    totalsOf: (only) => ({
      total: kinds.reduce((total, { kind, entries }) => total + (only.includes(kind) ? entries : 0), 0),
      moneyIn: sumPaise(ofCash, ({ kind, gained }) => (only.includes(kind) ? gained : ZERO)),
      moneyOut: sumPaise(ofCash, ({ kind, given }) => (only.includes(kind) ? given : ZERO)),
    }),
    summary: {
      openingCash,
      closingCash,
      coins,
      balance: addPaise(closingCash, coins),
      byKind: ofCash
        .map(({ kind, entries, gained, given }) => ({ kind, count: entries, amount: subtractPaise(gained, given) }))
        .toSorted((a, b) => statementKinds.indexOf(a.kind) - statementKinds.indexOf(b.kind)),
      days: days.map((day) => {
        running = addPaise(running, day.change);
        return { ...day, cash: running };
      }),
    },
  };
}
