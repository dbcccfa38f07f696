import type { BonusPart, bonusCalls, CallOutput, getBonusStats } from '@pavilion/api-client/wire';
import { negatePaise, type Paise, subtractPaise, sumPaise } from '@pavilion/money';
import { bonusPartId, type Clock, DAY, idOf, Refusal } from '../../base/index.ts';
import type { Handlers } from '../../server/index.ts';
import { type Database, post, type Transaction } from '../../store/index.ts';
import { countGivenForReferrers } from '../referral/commission.ts';
import { bonusesOf, claimableOf, onTheWire, type PlayerBonus, partsOf, releasedOf } from './bonuses.ts';

interface BonusServices {
  readonly database: Database;
  readonly clock: Clock;
}

/** The calls of a player's bonuses (betting.md, "Bonus"). One of them at a time is active. */
export function bonusHandlers({ database, clock }: BonusServices): Handlers<typeof bonusCalls> {
  return {
    async getBonusClaims(_, { session }) {
      const bonuses = await bonusesOf(database, session.player, clock());
      return { data: { bonusListing: bonuses.map(onTheWire) } };
    },

    async activateBonus({ bonusId }, { session, tx }) {
      const bonus = await activate(tx, session.player, bonusId, clock());
      return { data: { bonus: onTheWire(bonus) } };
    },

    async getBonusStats(_, { session }) {
      return { data: statsOf(await bonusesOf(database, session.player, clock())) };
    },

    async getBonusParts({ bonusId }, { session }) {
      const bonus = found(await bonusesOf(database, session.player, clock()), bonusId);
      return { data: { bonus: onTheWire(bonus), parts: partsOf(bonus) } };
    },

    async claimBonusPart({ bonusId, part }, { session, tx }) {
      const claimed = await claimPart(tx, session.player, bonusId, part, clock());
      return { data: { bonus: onTheWire(claimed.bonus), part: claimed.part } };
    },

    async cancelBonus({ bonusId }, { session, tx }) {
      const { bonus, lost } = await cancel(tx, session.player, bonusId, clock());
      return { data: { bonus: onTheWire(bonus), lost } };
    },
  };
}

/** How many bonuses a player has, and what of them is where. */
function statsOf(bonuses: readonly PlayerBonus[]): CallOutput<typeof getBonusStats>['data'] {
  const active = bonuses.filter(({ state }) => state === 'active');
  const over = bonuses.filter(({ state }) => state === 'cancelled' || state === 'expired');
  const claimable = sumPaise(active, claimableOf);
  return {
    available: bonuses.filter(({ state }) => state === 'available').length,
    active: active.length,
    locked: subtractPaise(sumPaise(active, unreleased), claimable),
    claimable,
    claimed: sumPaise(bonuses, releasedOf),
    lost: sumPaise(over, unreleased),
  };
}

async function activate(tx: Transaction, player: number, id: string, now: Date): Promise<PlayerBonus> {
  const bonus = await locked(tx, player, id, now);
  if (bonus.state !== 'available') throw new Refusal(409, STANDS[bonus.state]);
  await noteExpired(tx, player, now);
  const active = await tx.query(`select 1 from player_bonus where player_id = $1 and state = 'active'`, [player]);
  if (active.length > 0) throw new Refusal(409, 'Another bonus is active. Finish or cancel that one first.');
  await tx.query(`update player_bonus set state = 'active', started_at = $2, expires_at = $3 where id = $1`, [
    bonus.id,
    now,
    new Date(now.getTime() + bonus.days * DAY),
  ]);
  return again(tx, player, bonus.id, now);
}

/** Makes cash of a part that has opened; the last one completes the bonus. */
async function claimPart(
  tx: Transaction,
  player: number,
  id: string,
  number: number,
  now: Date,
): Promise<{ bonus: PlayerBonus; part: BonusPart }> {
  const bonus = await locked(tx, player, id, now);
  const part = openPart(bonus, number);
  await tx.query('insert into bonus_claim (bonus_id, part, amount, claimed_at) values ($1, $2, $3, $4)', [
    bonus.id,
    number,
    part.amount,
    now,
  ]);
  await post(tx, {
    reference: bonusPartId(bonus.id, number),
    kind: 'bonus',
    title: `Bonus part ${number} of ${bonus.parts} claimed`,
    detail: bonus.title,
    state: 'Released',
    at: now,
    entries: [
      { account: { house: 'bonus' }, amount: negatePaise(part.amount) },
      { account: { player, name: 'cash' }, amount: part.amount },
    ],
  });
  await countGivenForReferrers(tx, player, negatePaise(part.amount), now);
  if (bonus.claims.length + 1 === bonus.parts) await end(tx, bonus.id, 'completed', now);
  const claimed = await again(tx, player, bonus.id, now);
  return { bonus: claimed, part: { ...part, state: 'claimed', claimedAt: now } };
}

/** A part of a bonus that may be claimed now; any other is refused. */
function openPart(bonus: PlayerBonus, number: number): BonusPart {
  const part = partsOf(bonus)[number - 1];
  if (!part) throw new Refusal(422, `This bonus has ${bonus.parts} parts.`, 'part');
  if (part.state === 'claimed') throw new Refusal(409, 'This part has been claimed already.', 'part');
  if (bonus.state !== 'active') throw new Refusal(409, STANDS[bonus.state]);
  if (part.state === 'locked') throw new Refusal(403, 'This part has not opened yet.', 'part');
  return part;
}

/** Ends a bonus that is active; what of it has not become cash is lost. */
async function cancel(
  tx: Transaction,
  player: number,
  id: string,
  now: Date,
): Promise<{ bonus: PlayerBonus; lost: Paise }> {
  const bonus = await locked(tx, player, id, now);
  if (bonus.state !== 'active') throw new Refusal(409, STANDS[bonus.state]);
  await end(tx, bonus.id, 'cancelled', now);
  return { bonus: await again(tx, player, bonus.id, now), lost: unreleased(bonus) };
}

/** Why a bonus that stands like this can't be taken up, claimed or cancelled. */
const STANDS = {
  available: 'This bonus has not been taken up yet.',
  active: 'This bonus is active already.',
  completed: 'This bonus is complete.',
  cancelled: 'This bonus was cancelled.',
  expired: 'This bonus has expired.',
} as const;

/** What of a bonus has not become cash. */
const unreleased = (bonus: PlayerBonus) => subtractPaise(bonus.amount, releasedOf(bonus));

/** Whoever changes a player's bonuses takes turns: two claims of a part, or two bonuses taken up, never pass each other. */
async function locked(tx: Transaction, player: number, id: string, now: Date): Promise<PlayerBonus> {
  await tx.query('select id from player_bonus where player_id = $1 order by id for no key update', [player]);
  return found(await bonusesOf(tx, player, now), id);
}

async function noteExpired(tx: Transaction, player: number, now: Date): Promise<void> {
  await tx.query(
    `update player_bonus set state = 'expired', ended_at = expires_at
     where player_id = $1 and state in ('available', 'active') and expires_at <= $2`,
    [player, now],
  );
}

async function end(tx: Transaction, id: number, state: 'completed' | 'cancelled', now: Date): Promise<void> {
  await tx.query('update player_bonus set state = $2, ended_at = $3 where id = $1', [id, state, now]);
}

function found(bonuses: readonly PlayerBonus[], id: string): PlayerBonus {
  const bonus = bonuses.find((candidate) => candidate.id === idOf(id));
  if (!bonus) throw new Refusal(404, 'There is no such bonus.', 'bonusId');
  return bonus;
}

async function again(tx: Transaction, player: number, id: number, now: Date): Promise<PlayerBonus> {
  return found(await bonusesOf(tx, player, now, id), String(id));
}
