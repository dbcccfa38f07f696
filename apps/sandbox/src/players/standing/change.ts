import { Refusal } from '../../base/index.ts';
import type { Restriction, Restrictions } from '../../server/index.ts';
import type { Transaction } from '../../store/index.ts';
import { restrictionsOf, setRestrictions } from '../accounts/restrictions.ts';
import type { Sessions } from '../accounts/sessions.ts';
import { notify } from '../notifications/notify.ts';
import { refusalOf, type Standing, standingNotice, standingOf } from './standing.ts';

/** What the house may lift again. A break and a self-exclusion are the player's own: they end by themselves. */
const LIFTED = ['limited', 'closed'] as const satisfies readonly Restriction[];

/**
 * Has a player stand like this from now on, and returns how they stand then. `active` lifts what the house has set. Refused are a break
 * without an end, an end that has passed, and whatever would shorten a break or a self-exclusion. To close an account ends every
 * session of it. Whatever waits of the bets of whoever may not bet then, ends: nobody meets it any more. Where they stand otherwise than
 * before they are told so.
 */
export async function setStanding(
  tx: Transaction,
  sessions: Sessions,
  player: number,
  { state, until }: Standing,
  now: Date,
): Promise<Standing> {
  const before = await restrictionsOf(tx, player, 'for no key update');
  const after = state === 'active' ? lifted(before, now) : { ...before, [state]: endOf(state, until, before, now) };
  await setRestrictions(tx, player, after);
  if (state === 'closed') await sessions.endAll(tx, player);
  const refusal = refusalOf(after, 'bet', now);
  if (refusal) await endWaiting(tx, player, refusal.message, now);
  const standing = standingOf(after, now);
  if (isOther(standingOf(before, now), standing)) await notify(tx, player, { ...standingNotice(standing), at: now });
  return standing;
}

const isOther = (one: Standing, other: Standing) =>
  one.state !== other.state || one.until?.getTime() !== other.until?.getTime();

/** Ends what waits of a player's bets, by what the database does (`0042`): this room knows no bets. */
async function endWaiting(tx: Transaction, player: number, reason: string, now: Date): Promise<void> {
  const [ended] = await tx.query('select end_waiting($1, $2, $3) as "hasEnded"', [player, reason, now]);
  if (ended?.hasEnded === true) tx.notify('balance', String(player));
}

/** What is left once the house has lifted what it set. */
function lifted(before: Restrictions, now: Date): Restrictions {
  const after = Object.fromEntries(Object.entries(before).filter(([name]) => !LIFTED.some((one) => one === name)));
  const isChanged = LIFTED.some((name) => before[name] !== undefined);
  if (!isChanged && standingOf(after, now).state !== 'active') throw notShortened();
  return after;
}

function endOf(state: Restriction, until: Date | null, before: Restrictions, now: Date): string | null {
  if (state === 'limited' || state === 'closed') return null;
  if (until === null && state === 'break') throw new Refusal(422, 'A break has an end.', 'until');
  if (until !== null && until <= now) throw new Refusal(422, 'This end has passed already.', 'until');
  const known = before[state];
  if (known === undefined) return until?.toISOString() ?? null;
  const isShorter = until !== null && (known === null || until < new Date(known));
  if (isShorter) throw notShortened();
  return until?.toISOString() ?? null;
}

const notShortened = () =>
  new Refusal(409, 'A break or a self-exclusion ends by itself. It can’t be shortened.', 'until');
