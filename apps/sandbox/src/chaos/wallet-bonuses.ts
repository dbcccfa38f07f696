import { DAY } from '../base/index.ts';
import { type Life, type ModelBonus, RULES, type Verdict, type WalletCommand } from './wallet-life.ts';

/** The first campaign that fits an approved deposit and that the player has not had. */
export function bring(life: Life, amount: number, now: number): void {
  const campaign = RULES.campaigns.findIndex(
    ({ min }, index) => amount >= min && !life.bonuses.some((had) => had.campaign === index),
  );
  const terms = RULES.campaigns[campaign];
  if (!terms) return;
  const bonus = Math.min(Math.floor((amount * terms.percent) / 100), terms.max);
  life.bonuses.push({
    ...{ campaign, amount: bonus, deposit: amount, required: terms.multiplier * bonus, parts: terms.parts },
    ...{ state: 'available', broughtAt: now, startedAt: null, endedAt: null, expiresAt: now + terms.offerDays * DAY },
    ...{ done: 0, claims: [], claimedAt: {} },
  });
}

/** What a part of a bonus releases, paise. */
export const partOf = ({ amount, parts }: ModelBonus, part: number) =>
  Math.floor((amount * part) / parts) - Math.floor((amount * (part - 1)) / parts);
const releasedOf = (bonus: ModelBonus) => bonus.claims.reduce((sum, part) => sum + partOf(bonus, part), 0);
const isActive = ({ state, expiresAt }: ModelBonus, now: number) => state === 'active' && expiresAt > now;

/** What an active bonus keeps back of its deposit. */
const lockOf = (one: ModelBonus) => one.deposit - Math.floor((one.deposit * releasedOf(one)) / one.amount);

/** What of the cash could be withdrawn: that of a bonus' deposit stays which no claimed part has released. */
export function withdrawable({ cash, bonuses }: Life, now: number): number {
  const locks = bonuses.filter((one) => isActive(one, now)).map(lockOf);
  return (
    cash -
    Math.min(
      cash,
      locks.reduce((sum, lock) => sum + lock, 0),
    )
  );
}

/** Counts a wager towards the bonus that is active, once. */
export function play(life: Life, { wager, stake }: Extract<WalletCommand, { do: 'play' }>, now: number): Verdict {
  if (life.wagers[wager]) return 'granted';
  life.wagers[wager] = true;
  const active = life.bonuses.find((one) => isActive(one, now));
  if (active) active.done += stake;
  return 'granted';
}

/** Whether a move took cash that is still out: a withdrawal that did not come back, a correction that later ones have not made good. */
function isOut({ moves, withdrawals }: Life, place: number): boolean {
  const move = moves[place];
  if (!move) return false;
  if (move.kind === 'withdrawal') {
    return !['cancelled', 'declined', 'failed'].includes(withdrawals[move.amount]?.state ?? '');
  }
  let sum = 0;
  for (const { kind, amount } of moves.slice(place)) {
    if (kind === 'correction') sum += amount;
    if (sum >= 0) return false;
  }
  return true;
}

/**
 * The bonuses whose deposits were taken out while they waited, by their places. What each move left is an active bonus' first, then the waiting
 * ones', the oldest before: it was taken of those that it did not suffice for.
 */
function takenOf(life: Life): ReadonlySet<number> {
  const taken = new Set<number>();
  life.moves.forEach(({ at, left }, place) => {
    if (!isOut(life, place)) return;
    let kept = 0;
    const stood = life.bonuses
      .map((bonus, index) => ({ bonus, index, isActive: bonus.startedAt !== null && bonus.startedAt <= at }))
      .filter(({ bonus: { broughtAt, expiresAt, endedAt } }) => {
        return broughtAt <= at && expiresAt > at && (endedAt === null || endedAt > at);
      });
    for (const { bonus } of stood.filter(({ isActive }) => isActive)) {
      const claims = bonus.claims.filter((part) => (bonus.claimedAt[part] ?? at) <= at);
      kept += lockOf({ ...bonus, claims });
    }
    for (const { bonus, index } of stood.filter((one) => !one.isActive && !taken.has(one.index))) {
      if (kept + bonus.deposit > left) taken.add(index);
      else kept += bonus.deposit;
    }
  });
  return taken;
}

/** One bonus is active at a time, and none whose deposit is out again. */
export function takeUp(life: Life, index: number, now: number): Verdict {
  const bonus = life.bonuses[index];
  if (bonus?.state !== 'available' || bonus.expiresAt <= now) return 'refused';
  if (life.bonuses.some((one) => isActive(one, now)) || takenOf(life).has(index)) return 'refused';
  bonus.state = 'active';
  bonus.startedAt = now;
  bonus.expiresAt = now + (RULES.campaigns[bonus.campaign]?.days ?? 0) * DAY;
  return 'granted';
}

/** A part that has opened is cash, once. */
export function claim(
  life: Life,
  { bonus: index, part }: Extract<WalletCommand, { do: 'claim' }>,
  now: number,
): Verdict {
  const bonus = life.bonuses[index];
  if (!bonus || !isActive(bonus, now) || part > bonus.parts || bonus.claims.includes(part)) return 'refused';
  if (bonus.done < Math.ceil((bonus.required * part) / bonus.parts)) return 'refused';
  bonus.claims = [...bonus.claims, part].toSorted();
  bonus.claimedAt[part] = now;
  life.cash += partOf(bonus, part);
  if (bonus.claims.length === bonus.parts) {
    bonus.state = 'completed';
    bonus.endedAt = now;
  }
  return 'granted';
}

/** What has not become cash by then is lost. */
export function giveUp(life: Life, index: number, now: number): Verdict {
  const bonus = life.bonuses[index];
  if (!bonus || !isActive(bonus, now)) return 'refused';
  bonus.state = 'cancelled';
  bonus.endedAt = now;
  return 'granted';
}
