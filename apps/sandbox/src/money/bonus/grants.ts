import { addPaise, formatMoney, minPaise, type Paise, paise, ZERO } from '@pavilion/money';
import { DAY, Refusal } from '../../base/index.ts';
import { isPlayer, lockPlayer, notify, refusalFor } from '../../players/index.ts';
import type { Queryable, Transaction } from '../../store/index.ts';

interface Campaign {
  readonly id: number;
  readonly title: string;
  readonly parts: number;
  readonly base: 'bonus' | 'deposit-and-bonus';
  readonly multiplier: number;
  readonly offerDays: number;
  readonly depositPercent: number | null;
  readonly depositMin: Paise | null;
  readonly amountMax: Paise | null;
}

const CAMPAIGN = `id, title, parts, base, multiplier, offer_days as "offerDays", deposit_percent as "depositPercent",
  deposit_min as "depositMin", amount_max as "amountMax"`;

/** A campaign as the desk chooses it. */
export interface NamedCampaign {
  readonly code: string;
  readonly title: string;
  /** What its players read of it. */
  readonly text: string;
}

/** The campaigns that there are, in the order in which a deposit tries them. */
export async function campaignsOf(database: Queryable): Promise<NamedCampaign[]> {
  return database.query('select code, title, text from bonus_campaign order by position');
}

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

/** A bonus that a player has just been given. */
export interface GivenBonus {
  readonly id: number;
  readonly title: string;
  readonly amount: Paise;
}

/** Tells a player of a bonus that waits for them to take it up. */
export async function tellOfBonus(
  tx: Transaction,
  player: number,
  { id, title, amount }: GivenBonus,
  at: Date,
): Promise<void> {
  await notify(tx, player, {
    title: 'You have a new bonus',
    message: `${title}: ${formatMoney(amount)}. Activate it on the Bonus page.`,
    status: 'success',
    about: { kind: 'bonus', id: String(id) },
    at,
  });
}

/**
 * Gives a player a bonus, once for each `source`, and returns it, null where it has been given already; it is available to them from then
 * on. Refused by field as `checkGrant` refuses.
 */
export async function grantBonus(tx: Transaction, grant: Grant): Promise<GivenBonus | null> {
  const campaign = await checkGrant(tx, grant);
  const { player, amount, source, at } = grant;
  return add(tx, campaign, { player, source: `grant:${source}`, amount, deposit: ZERO, at });
}

/** The campaign of a bonus that may be given. Refused by field: unknown campaigns and players, players who may take none up, and more than the campaign gives. */
export async function checkGrant(
  tx: Queryable,
  { player, campaign: code, amount, at }: Omit<Grant, 'source'>,
): Promise<Campaign & NamedCampaign> {
  const [campaign] = await tx.query(`select ${CAMPAIGN}, code, text from bonus_campaign where code = $1`, [code]);
  if (!campaign) throw new Refusal(404, 'This bonus was not found.', 'campaign');
  if (!(await isPlayer(tx, player))) throw new Refusal(404, 'This player was not found.', 'player');
  if (await refusalFor(tx, player, 'bonus', at)) {
    throw new Refusal(409, 'This player can’t get a bonus right now.', 'player');
  }
  if (!Number.isSafeInteger(amount) || amount < campaign.parts) {
    throw new Refusal(422, 'Each part of a bonus must be at least one paisa.', 'amount');
  }
  if (campaign.amountMax !== null && amount > campaign.amountMax) {
    throw new Refusal(422, `Maximum bonus for this campaign: ${formatMoney(campaign.amountMax)}.`, 'amount');
  }
  return campaign;
}

/**
 * An approved deposit brings the first open campaign that fits it and that the player has not had yet: percent of the deposit,
 * at most the campaign's most; none to a player who may take none up. Returns what it brought. To be called in the transaction that approves;
 * the same deposit again brings nothing more.
 */
export async function onDepositApproved(
  tx: Transaction,
  player: number,
  depositId: number,
  amount: Paise,
  at: Date,
): Promise<GivenBonus | null> {
  const source = `deposit:${depositId}`;
  // One deposit of a player after another, so that two do not bring the same campaign; whoever locks accounts besides has locked the player before.
  await lockPlayer(tx, player);
  if (await refusalFor(tx, player, 'bonus', at)) return null;
  const [campaign] = await tx.query(
    `select ${CAMPAIGN} from bonus_campaign c where is_open and deposit_min <= $2 and deposit_percent is not null
       and not exists (select from player_bonus b where b.player_id = $1 and (b.campaign_id = c.id or b.source = $3))
     order by position limit 1`,
    [player, amount, source],
  );
  if (!campaign) return null;
  const earned = paise(Math.floor((amount * campaign.depositPercent) / 100));
  const bonus = minPaise(earned, campaign.amountMax ?? earned);
  if (bonus < campaign.parts) return null;
  return add(tx, campaign, { player, source, amount: bonus, deposit: amount, at });
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
): Promise<GivenBonus | null> {
  const base = campaign.base === 'bonus' ? amount : addPaise(deposit, amount);
  const added = await tx.query(
    `insert into player_bonus (player_id, campaign_id, source, title, text, base, multiplier, parts, contributions, days,
       amount, deposit, required, state, granted_at, expires_at)
     select $1, id, $2, title, text, base, multiplier, parts, contributions, days, $3, $4, $5, 'available', $6, $7
     from bonus_campaign where id = $8
     on conflict (player_id, campaign_id, source) do nothing returning id`,
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
  const [given] = added;
  return given ? { id: given.id, title: campaign.title, amount } : null;
}
