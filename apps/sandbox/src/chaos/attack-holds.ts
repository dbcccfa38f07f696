import type { Database } from '../store/index.ts';
import { wrong } from './attack-round.ts';
import { exposure, type Kind, type OpenBet, type Side, type Stake } from './oracle-sums.ts';

/** What was matched of a bet, in paise and hundredths. One of a cash-out says itself what its backer wins. */
export interface Fill {
  readonly stake: number;
  readonly price: number;
  readonly profit: number | null;
}

interface Row {
  readonly market: string;
  readonly kind: Kind;
  readonly runners: readonly { readonly id: string }[];
  readonly runner: string;
  readonly line: number | null;
  readonly side: Side;
  readonly status: 'delayed' | 'matched' | 'partial' | 'unmatched';
  readonly stake: number;
  readonly price: number;
  readonly fills: readonly { readonly stake: number; readonly price: number; readonly profit: number | null }[];
}

/** The bets that are open, and what everybody holds, in one statement: of one moment. */
const OPEN = `
  select a.player_id as player, a.balance as held, coalesce(bets.list, '[]') as bets
  from account a left join lateral (
    select jsonb_agg(jsonb_build_object('market', b.market_id, 'kind', m.kind, 'runners', m.runners, 'runner', b.runner_id,
      'line', b.line, 'side', b.side, 'status', b.status, 'stake', b.stake, 'price', b.price, 'fills', (
        select coalesce(jsonb_agg(jsonb_build_object('stake', f.stake, 'price', f.price, 'profit', f.profit)), '[]') from bet_fill f
        where f.bet_id = b.id))) as list
    from bet b join market m on m.id = b.market_id
    where b.player_id = a.player_id and b.status in ('delayed', 'matched', 'partial', 'unmatched')) as bets on true
  where a.name = 'held' and (a.balance <> 0 or bets.list is not null)`;

/** Throws where somebody does not hold what the oracle makes of their open bets. Returns how many hold something. */
export async function examineHolds(database: Database): Promise<number> {
  const rows = await database.query(OPEN);
  for (const { player, held, bets } of rows) {
    let sum = 0n;
    for (const mine of Map.groupBy(bets as readonly Row[], ({ market }) => market).values()) {
      const [first] = mine;
      if (first) sum += exposure({ kind: first.kind, runners: first.runners.map(({ id }) => id) }, mine.map(openBet));
    }
    if (BigInt(held ?? 0) !== -sum)
      wrong('Somebody does not hold what they expose', { player, held, exposed: String(sum), bets });
  }
  return rows.length;
}

function openBet({ runner, line, side, status, stake, price, fills }: Row): OpenBet {
  const matched = fills.reduce((sum, fill) => sum + BigInt(fill.stake), 0n);
  return {
    runner,
    line: line === null ? null : BigInt(line),
    side,
    fills: fills.map((fill) => ({
      stake: BigInt(fill.stake),
      price: BigInt(fill.price),
      profit: fill.profit === null ? undefined : BigInt(fill.profit),
    })),
    rest: status === 'matched' ? null : { stake: BigInt(stake) - matched, price: BigInt(price) },
  };
}

/** A fill as the oracle's sums take it. */
export const stakeOf = ({ stake, price, profit }: Fill): Stake => ({
  stake: BigInt(stake),
  price: BigInt(price),
  profit: profit === null ? undefined : BigInt(profit),
});
