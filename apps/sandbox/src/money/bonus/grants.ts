import { addPaise, minPaise, type Paise, paise, ZERO } from '@pavilion/money';
import { DAY, Refusal } from '../../base/index.ts';
import { isPlayer, lockPlayer, refusalFor } from '../../players/index.ts';
import type { Transaction } from '../../store/index.ts';

interface Campaign {
  readonly id: number;
  readonly parts: number;
  readonly base: 'bonus' | 'deposit-and-bonus';
  readonly multiplier: number;
  readonly offerDays: number;
  readonly depositPercent: number | null;
  readonly depositMin: Paise | null;
  readonly amountMax: Paise | null;
}

const CAMPAIGN = `id, parts, base, multiplier, offer_days as "offerDays", deposit_percent as "depositPercent",
  deposit_min as "depositMin", amount_max as "amountMax"`;

/** A bonus that somebody at the operator's desk gives a player. */
export interface Grant {
  readonly player: number;
  /** The campaign's code: its terms are the bonus' from then on, whatever becomes of the campaign. */
  readonly campaign: string;
  readonly amount: Paise;
  /** Names the occasion: the same again gives nothing more. */
  readonly source: string;
  readonly at: Date;
}

/** Gives a player a bonus, once for each `source`; it is available to them from then on. Unknown campaigns and players are refused by field, and players who may take none up. */
export async function grantBonus(
  tx: Transaction,
  { player, campaign: code, amount, source, at }: Grant,
): Promise<void> {
  const [campaign] = await tx.query(`select ${CAMPAIGN} from bonus_campaign where code = $1`, [code]);
  if (!campaign) throw new Refusal(404, 'There is no such bonus.', 'campaign');
  if (!(await isPlayer(tx, player))) throw new Refusal(404, 'There is no such player.', 'player');
  if (await refusalFor(tx, player, 'bonus', at)) {
    throw new Refusal(409, 'This player gets no bonus as they stand now.', 'player');
  }
  if (!Number.isSafeInteger(amount) || amount < campaign.parts) {
    throw new Refusal(422, 'A bonus has at least one paisa in each part.', 'amount');
  }
  await add(tx, campaign, { player, source: `grant:${source}`, amount, deposit: ZERO, at });
}

/**
 * An approved deposit brings the first open campaign that fits it and that the player has not had yet: percent of the deposit,
 * at most the campaign's most; none to a player who may take none up. To be called in the transaction that approves; the same deposit
 * again brings nothing more.
 */
export async function onDepositApproved(
  tx: Transaction,
  player: number,
  depositId: number,
  amount: Paise,
  at: Date,
): Promise<void> {
  const source = `deposit:${depositId}`;
  // One deposit of a player after another, so that two do not bring the same campaign; whoever locks accounts besides has locked the player before.
  await lockPlayer(tx, player);
  if (await refusalFor(tx, player, 'bonus', at)) return;
  const [campaign] = await tx.query(
    `select ${CAMPAIGN} from bonus_campaign c where is_open and deposit_min <= $2 and deposit_percent is not null
       and not exists (select from player_bonus b where b.player_id = $1 and (b.campaign_id = c.id or b.source = $3))
     order by position limit 1`,
    [player, amount, source],
  );
  if (!campaign) return;
  const earned = paise(Math.floor((amount * campaign.depositPercent) / 100));
  const bonus = minPaise(earned, campaign.amountMax ?? earned);
  if (bonus >= campaign.parts) await add(tx, campaign, { player, source, amount: bonus, deposit: amount, at });
}

interface NewBonus {
  readonly player: number;
  readonly source: string;
  readonly amount: Paise;
  readonly deposit: Paise;
  readonly at: Date;
}

async function add(
  tx: Transaction,
  campaign: Campaign,
  { player, source, amount, deposit, at }: NewBonus,
): Promise<void> {
  const base = campaign.base === 'bonus' ? amount : addPaise(deposit, amount);
  await tx.query(
    `insert into player_bonus (player_id, campaign_id, source, title, text, base, multiplier, parts, contributions, days,
       amount, deposit, required, state, granted_at, expires_at)
     select $1, id, $2, title, text, base, multiplier, parts, contributions, days, $3, $4, $5, 'available', $6, $7
     from bonus_campaign where id = $8
     on conflict (player_id, campaign_id, source) do nothing`,
    [
      player,
      source,
      amount,
      deposit,
      paise(campaign.multiplier * base),
      at,
      new Date(at.getTime() + campaign.offerDays * DAY),
      campaign.id,
    ],
  );
}
