import type { Paise } from '@pavilion/money';
import type { Queryable, Transaction } from '../../store/index.ts';

/** A campaign as the house sets it up. Amounts in paise. */
interface NewCampaign {
  readonly code: string;
  readonly title: string;
  readonly text: string;
  readonly base: 'bonus' | 'deposit-and-bonus';
  readonly multiplier: number;
  readonly parts: number;
  readonly offer_days: number;
  readonly days: number;
  readonly deposit_percent: number | null;
  readonly deposit_min: number | null;
  readonly amount_max: number | null;
  readonly is_open: boolean;
}

/** Adds campaigns, in the order in which a deposit tries them; those that are there already stay as they are. */
export async function addCampaigns(
  tx: Queryable,
  campaigns: readonly NewCampaign[],
  contributions: Readonly<Record<string, number>>,
): Promise<void> {
  await tx.query(
    `insert into bonus_campaign (code, position, title, text, base, multiplier, parts, contributions, offer_days, days,
       deposit_percent, deposit_min, amount_max, is_open)
     select code, position, title, text, base, multiplier, parts, $2::text::jsonb, offer_days, days,
       deposit_percent, deposit_min, amount_max, is_open
     from jsonb_to_recordset($1::text::jsonb) as c (code text, position int, title text, text text, base text, multiplier int, parts int,
       offer_days int, days int, deposit_percent int, deposit_min bigint, amount_max bigint, is_open boolean)
     on conflict (code) do nothing`,
    [
      JSON.stringify(campaigns.map((campaign, index) => ({ ...campaign, position: index + 1 }))),
      JSON.stringify(contributions),
    ],
  );
}

/** Has a player's bonus be active since `at`. */
export async function recordActivation(tx: Transaction, player: number, title: string, at: Date): Promise<void> {
  await tx.query(
    `update player_bonus set state = 'active', granted_at = $3::timestamptz, started_at = $3, expires_at = $3 + make_interval(days => days)
     where player_id = $1 and title = $2`,
    [player, title, at],
  );
}

/** A wager as a bonus counts it. */
interface CountedWager {
  readonly id: number;
  readonly product: string;
  readonly atRisk: Paise;
}

/** Counts wagers of the past towards a player's bonus. */
export async function recordStakes(
  tx: Transaction,
  player: number,
  title: string,
  wagers: readonly CountedWager[],
): Promise<void> {
  await tx.query(
    `insert into bonus_wager (bonus_id, wager_id, product, at_risk, counted)
     select b.id, w.id, w.product, w.at_risk, w.at_risk * (b.contributions ->> w.product)::int / 100
     from unnest($3::bigint[], $4::text[], $5::bigint[]) as w (id, product, at_risk)
     join player_bonus b on b.player_id = $1 and b.title = $2`,
    [
      player,
      title,
      wagers.map(({ id }) => id),
      wagers.map(({ product }) => product),
      wagers.map(({ atRisk }) => atRisk),
    ],
  );
}

/** Notes the parts that were claimed of a player's bonus; all of them complete it. */
export async function recordClaims(
  tx: Transaction,
  player: number,
  title: string,
  claims: readonly { readonly part: number; readonly amount: Paise; readonly at: Date }[],
): Promise<void> {
  await tx.query(
    `insert into bonus_claim (bonus_id, part, amount, claimed_at)
     select b.id, c.part, c.amount, c.at from player_bonus b, unnest($3::int[], $4::bigint[], $5::timestamptz[]) as c (part, amount, at)
     where b.player_id = $1 and b.title = $2`,
    [player, title, claims.map(({ part }) => part), claims.map(({ amount }) => amount), claims.map(({ at }) => at)],
  );
  await tx.query(
    `update player_bonus b set state = 'completed', ended_at = last
     from (select bonus_id, count(*) as parts, max(claimed_at) as last from bonus_claim group by bonus_id) as done
     where b.player_id = $1 and b.title = $2 and done.bonus_id = b.id and done.parts = b.parts`,
    [player, title],
  );
}
