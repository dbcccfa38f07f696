import type { Database } from '../store/index.ts';
import { wrong } from './attack-round.ts';
import { exposure, type Kind, type OpenBet, type Side } from './oracle-sums.ts';

interface Row {
  readonly player: number;
  readonly market: string;
  readonly kind: Kind;
  readonly runners: readonly { readonly id: string }[];
  readonly runner: string;
  readonly line: number | null;
  readonly side: Side;
  readonly stake: number;
  readonly price: number;
}

/** The bets that are open, and what everybody holds, in one statement: of one moment. */
const OPEN = `
  select a.player_id as player, a.balance as held, coalesce(bets.list, '[]') as bets
  from account a left join lateral (
    select jsonb_agg(jsonb_build_object('player', b.player_id, 'market', b.market_id, 'kind', m.kind, 'runners', m.runners,
      'runner', b.runner_id, 'line', b.line, 'side', b.side, 'stake', f.stake, 'price', f.price)) as list
    from bet b join market m on m.id = b.market_id join bet_fill f on f.bet_id = b.id
    where b.player_id = a.player_id and b.status in ('delayed', 'matched', 'partial', 'unmatched')) as bets on true
  where a.name = 'held' and (a.balance <> 0 or bets.list is not null)`;

/** Throws where somebody does not hold what the oracle makes of their open bets. Returns how many hold something. */
export async function examineHolds(database: Database): Promise<number> {
  const rows = await database.query(OPEN);
  for (const { player, held, bets } of rows) {
    let sum = 0n;
    for (const mine of Map.groupBy(bets, ({ market }) => market).values()) {
      const [first] = mine;
      if (first) sum += exposure({ kind: first.kind, runners: first.runners.map(({ id }) => id) }, mine.map(openBet));
    }
    if (BigInt(held ?? 0) !== -sum)
      wrong('Somebody does not hold what they expose', { player, held, exposed: String(sum) });
  }
  return rows.length;
}

const openBet = ({ runner, line, side, stake, price }: Row): OpenBet => ({
  runner,
  line: line === null ? null : BigInt(line),
  side,
  fills: [{ stake: BigInt(stake), price: BigInt(price) }],
  rest: null,
});
