import type { BonusPart, bonusCalls, CallOutput, getBonusStats } from '@pavilion/api-client/wire';
import { negatePaise, type Paise, subtractPaise, sumPaise } from '@pavilion/money';
import { bonusPartId, type Clock, DAY, idOf, Refusal } from '../../base/index.ts';
import type { Handlers } from '../../server/index.ts';
import { type Database, lockAccounts, post, type Transaction } from '../../store/index.ts';
import { countGivenForReferrers } from '../referral/commission.ts';
import { bonusesOf, claimableOf, doneOf, onTheWire, type PlayerBonus, partsOf, releasedOf } from './bonuses.ts';
import { moved, partMoves, running } from './states.ts';

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

    async cancelBonus({ bonusId, lost: seen, counted }, { session, tx }) {
      const { bonus, lost } = await cancel(tx, session.player, bonusId, { lost: seen, counted }, clock());
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
  await lockBonuses(tx, player);
  // From here on no withdrawal is made beside it: what it will lock is there, or was taken out before.
  await lockAccounts(tx, player);
  const bonuses = await bonusesOf(tx, player, now);
  const bonus = found(bonuses, id);
  const state = moved(bonus.state, 'activate');
  if (bonuses.some((one) => one.state === 'active')) {
    throw new Refusal(409, 'Another bonus is active. Complete or cancel it first.');
  }
  if (bonus.isTaken) {
    throw new Refusal(409, 'The deposit for this bonus was withdrawn, so it can’t be activated.');
  }
  await noteExpired(tx, player, now);
  await tx.query(`update player_bonus set state = $2, started_at = $3, expires_at = $4 where id = $1`, [
    bonus.id,
    state,
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
  if (bonus.claims.length + 1 === bonus.parts) await end(tx, bonus, 'complete', now);
  const claimed = await again(tx, player, bonus.id, now);
  return { bonus: claimed, part: { ...part, state: 'claimed', claimedAt: now } };
}

/** A part of a bonus that may be claimed now; any other is refused. */
function openPart(bonus: PlayerBonus, number: number): BonusPart {
  const part = partsOf(bonus)[number - 1];
  if (!part) throw new Refusal(422, `This bonus has ${bonus.parts} parts.`, 'part');
  if (part.state === 'claimed') throw new Refusal(409, 'This part has already been claimed.', 'part');
  moved(bonus.state, 'claim');
  if (!('claim' in partMoves[part.state])) throw new Refusal(403, 'This part is still locked.', 'part');
  return part;
}

/** What the player was shown that they would give up. */
interface SeenLoss {
  readonly lost: Paise | undefined;
  readonly counted: Paise | undefined;
}

/** Ends a bonus that is active; what of it has not become cash is lost. Refused where that is no longer what the player has seen. */
async function cancel(
  tx: Transaction,
  player: number,
  id: string,
  seen: SeenLoss,
  now: Date,
): Promise<{ bonus: PlayerBonus; lost: Paise }> {
  const bonus = await locked(tx, player, id, now);
  moved(bonus.state, 'cancel');
  const lost = unreleased(bonus);
  if ((seen.lost ?? lost) !== lost || (seen.counted ?? doneOf(bonus)) !== doneOf(bonus)) {
    throw new Refusal(409, 'This bonus has changed. Check what you would lose now.');
  }
  await end(tx, bonus, 'cancel', now);
  return { bonus: await again(tx, player, bonus.id, now), lost };
}

/** What of a bonus has not become cash. */
const unreleased = (bonus: PlayerBonus) => subtractPaise(bonus.amount, releasedOf(bonus));

/** Whoever changes a player's bonuses takes turns: two claims of a part, or two bonuses taken up, never pass each other. */
async function lockBonuses(tx: Transaction, player: number): Promise<void> {
  await tx.query('select id from player_bonus where player_id = $1 order by id for no key update', [player]);
}

async function locked(tx: Transaction, player: number, id: string, now: Date): Promise<PlayerBonus> {
  await lockBonuses(tx, player);
  return found(await bonusesOf(tx, player, now), id);
}

async function noteExpired(tx: Transaction, player: number, now: Date): Promise<void> {
  await tx.query(
    `update player_bonus set state = 'expired', ended_at = expires_at
     where player_id = $1 and state = any($3) and expires_at <= $2`,
    [player, now, running],
  );
}

async function end(tx: Transaction, { id, state }: PlayerBonus, move: 'complete' | 'cancel', now: Date): Promise<void> {
  await tx.query('update player_bonus set state = $2, ended_at = $3 where id = $1', [id, moved(state, move), now]);
}

function found(bonuses: readonly PlayerBonus[], id: string): PlayerBonus {
  const bonus = bonuses.find((candidate) => candidate.id === idOf(id));
  if (!bonus) throw new Refusal(404, 'This bonus was not found.', 'bonusId');
  return bonus;
}

async function again(tx: Transaction, player: number, id: number, now: Date): Promise<PlayerBonus> {
  return found(await bonusesOf(tx, player, now, id), String(id));
}
