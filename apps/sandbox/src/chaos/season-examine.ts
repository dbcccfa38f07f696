import type { Database } from '../store/index.ts';
import { examineHolds, type Fill, stakeOf } from './attack-holds.ts';
import { wrong } from './attack-round.ts';
import { commissionOn, gain, isBorneOut, type Kind, type Outcome, type Side } from './oracle-sums.ts';

/** Throws where the ledger does not sum to zero, somebody is below zero or holds more than they have, or other than they expose. */
export async function examineMoment(database: Database): Promise<void> {
  const [counts] = await database.query(
    `select (select coalesce(sum(amount), 0)::bigint from ledger_entry) as total,
       (select count(*) from account where balance < 0) as below,
       (select count(*) from account c join account h using (player_id)
        where c.name = 'cash' and h.name = 'held' and h.balance > c.balance) as overheld`,
  );
  if (Object.values(counts ?? { missing: 1 }).some((count) => count !== 0)) wrong('The ledger is not in order', counts);
  await examineHolds(database);
}

interface SettledBet {
  readonly player: number;
  readonly bet: number;
  readonly market: string;
  readonly kind: Kind;
  readonly outcome: string;
  readonly commission: number;
  readonly runner: string;
  readonly line: number | null;
  readonly side: Side;
  readonly status: string;
  readonly profit: number | null;
  readonly fills: readonly Fill[];
}

/**
 * Throws where a bet was not settled, or not as its market came out; where anybody has more or less than `cash`, which they began with,
 * and what their markets brought them, once each; or where one side of what players matched has no other.
 */
export async function examineSeason(database: Database, cash: ReadonlyMap<number, bigint>): Promise<void> {
  const players = [...cash.keys()];
  const bets = (await database.query(
    `select b.player_id as player, b.id as bet, b.market_id as market, m.kind, m.outcome, m.commission, b.runner_id as runner,
       b.line, b.side, b.status, b.profit,
       (select coalesce(jsonb_agg(jsonb_build_object('stake', f.stake, 'price', f.price, 'profit', f.profit)), '[]') from bet_fill f where f.bet_id = b.id) as fills
     from bet b join market m on m.id = b.market_id where b.player_id = any($1::bigint[]) order by b.id`,
    [players],
  )) as SettledBet[];
  const expected = new Map(cash);
  for (const [player, theirs] of Map.groupBy(bets, (bet) => bet.player)) {
    for (const part of Map.groupBy(theirs, ({ market }) => market).values()) {
      expected.set(player, (expected.get(player) ?? 0n) + broughtBy(part));
    }
  }
  const found = await database.query(
    `select c.player_id as player, c.balance as cash, h.balance as held,
       coalesce((select sum(d.amount - d.collected - d.forgiven) from debt d where d.player_id = c.player_id), 0)::bigint as owed
     from account c join account h using (player_id)
     where c.name = 'cash' and h.name = 'held' and c.player_id = any($1::bigint[])`,
    [players],
  );
  for (const { player, cash: has, held, owed } of found) {
    const should = expected.get(player ?? 0);
    if (held !== 0 || BigInt(has ?? 0) - BigInt(owed) !== should)
      wrong('Somebody has other than their bets brought', { player, has, held, owed, should: String(should) });
  }
  await examineMeetings(database);
}

/** What a player's bets on one market brought, each held to what became of it. */
function broughtBy(bets: readonly SettledBet[]): bigint {
  let net = 0n;
  for (const bet of bets) {
    const { state, profit } = settled(bet);
    if (!state.includes(bet.status) || BigInt(bet.profit ?? 0) !== profit)
      wrong('A bet is not settled as its market came out', { bet, should: state, profit: String(profit) });
    net += profit;
  }
  const [first] = bets;
  return net - (first?.outcome === 'void' ? 0n : commissionOn(net, BigInt(first?.commission ?? 0)));
}

function settled({ fills, outcome, kind, ...bet }: SettledBet): { readonly state: string[]; readonly profit: bigint } {
  if (fills.length === 0) return { state: ['cancelled', 'lapsed', 'rejected'], profit: 0n };
  if (outcome === 'void') return { state: ['void'], profit: 0n };
  const position = { ...bet, line: bet.line === null ? null : BigInt(bet.line) };
  const result: Outcome = kind === 'fancy' ? BigInt(outcome) : outcome;
  const profit = fills.reduce((sum, fill) => sum + gain(kind, position, stakeOf(fill), result), 0n);
  return { state: [isBorneOut(position, result) === (bet.side === 'back') ? 'won' : 'lost'], profit };
}

/** Throws where what one player's bet took of another's is not what the other's took of it. */
async function examineMeetings(database: Database): Promise<void> {
  const [one] = await database.query(
    `select a.bet_id as bet, a.against, a.price, sum(a.stake)::bigint as stake from bet_fill a where a.against is not null
     group by 1, 2, 3
     except select b.against, b.bet_id, b.price, sum(b.stake)::bigint from bet_fill b where b.against is not null group by 1, 2, 3
     limit 1`,
  );
  if (one) wrong('One side of a meeting has no other', one);
}
