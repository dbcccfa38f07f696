import { createHash } from 'node:crypto';
import type { Paise } from '@pavilion/money';
import type { Queryable } from '../../store/index.ts';

/** How many of the bets on a flight are listed. */
const LISTED = 30;

/** What all players together have on a round; amounts in paise. */
export interface Crowd {
  readonly bets: number;
  readonly staked: number;
  /** What lies on each spot of a table, and how many have it there. */
  readonly spots: readonly { readonly spot: string; readonly staked: number; readonly players: number }[];
  /** The greatest bets on a flight, nobody's name in full. */
  readonly flyers: readonly {
    readonly player: string;
    readonly stake: Paise;
    readonly leftAt: number | null;
    readonly pays: Paise | null;
  }[];
}

/** What lies on a round. */
export async function crowdOf(database: Queryable, round: number, isFlight: boolean): Promise<Crowd> {
  const [sum] = await database.query(
    `select count(*)::int as bets, coalesce(sum(stake), 0)::bigint as staked from studio_ticket
     where round_id = $1 and state in ('open', 'over')`,
    [round],
  );
  const { bets = 0, staked = 0 } = sum ?? {};
  if (bets === 0) return { bets, staked, spots: [], flyers: [] };
  return {
    ...{ bets, staked },
    spots: isFlight ? [] : await spotsOf(database, round),
    flyers: isFlight ? await flyersOf(database, round) : [],
  };
}

async function spotsOf(database: Queryable, round: number): Promise<Crowd['spots']> {
  const rows = await database.query(
    `select b.spot, sum(b.stake)::bigint as staked, count(distinct t.player)::int as players
     from studio_ticket t cross join lateral jsonb_to_recordset(t.bet) as b (spot text, stake bigint)
     where t.round_id = $1 and t.state in ('open', 'over') group by b.spot order by b.spot`,
    [round],
  );
  return rows.map(({ spot, staked, players }) => ({ spot: spot ?? '', staked: staked ?? 0, players }));
}

async function flyersOf(database: Queryable, round: number): Promise<Crowd['flyers']> {
  const rows = await database.query(
    `select wallet_token as "walletToken", game, stake, left_at as "leftAt", pays from studio_ticket
     where round_id = $1 and state in ('open', 'over') order by stake desc, id limit $2`,
    [round, LISTED],
  );
  return rows.map(({ walletToken, game, ...bet }) => ({ player: lettersOf(walletToken, game), ...bet }));
}

/**
 * A player as others may see them: letters that tell them apart at this table. They are made of the token of their sitting, which no other
 * player can know: who tries all players' names finds none by them.
 */
function lettersOf(walletToken: string, game: string): string {
  const bytes = createHash('sha256').update(`${game}:${walletToken}`).digest();
  const letter = (at: number) => String.fromCharCode(65 + (bytes.readUInt16BE(2 * at) % 26));
  return `${letter(0)}${letter(1)}***${letter(2)}`;
}
