import { Refusal } from '../../base/index.ts';
import type { Restriction, Restrictions } from '../../server/index.ts';
import type { Database, Transaction } from '../../store/index.ts';
import { restrictionsOf, setRestrictions } from '../accounts/restrictions.ts';
import type { Sessions } from '../accounts/sessions.ts';
import { notify } from '../notifications/notify.ts';
import { accountsOfPerson, excludedInPart } from './person.ts';
import { refusalOf, type Standing, standingNotice, standingOf } from './standing.ts';
import { checkStop, notShortened, type Stop } from './states.ts';

/** What the operator may lift again. A break and a self-exclusion are the player's own, and end with the time (`STOP_MOVES`). */
const LIFTED = ['limited', 'closed'] as const satisfies readonly Restriction[];

/**
 * Has a player stand like this from now on, and returns how they stand then. `active` lifts what the house has set. Refused are a break
 * without an end, an end that has passed, and whatever would shorten a break or a self-exclusion. To close an account ends every
 * session of it; a break and an exclusion are the person's, and hold for each of their accounts. Whatever waits of the bets of whoever may not bet then,
 * ends: nobody meets it any more. Where they stand otherwise than before they are told so.
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
  await stand(tx, player, { before, after }, now);
  if (state === 'closed') await sessions.endAll(tx, player, 'closed');
  if (state === 'excluded' || state === 'break') await keepPerson(tx, player, state, now);
  return standingOf(after, now);
}

/** Has a player's break or exclusion hold for every account that is theirs by an approved document; one that lasts longer stays. */
async function keepPerson(tx: Transaction, player: number, state: Stop, now: Date): Promise<void> {
  const until = (await restrictionsOf(tx, player))[state];
  if (until === undefined || standingOf({ [state]: until }, now).state !== state) return;
  for (const other of await accountsOfPerson(tx, player)) {
    const before = await restrictionsOf(tx, other, 'for no key update');
    const known = before[state];
    const isLonger = known === undefined || (known !== null && (until === null || new Date(until) > new Date(known)));
    if (isLonger) await stand(tx, other, { before, after: { ...before, [state]: until } }, now);
  }
}

/** Has an exclusion of before hold for the person's other accounts, too. Doing it again changes nothing. */
export async function excludePersons(database: Database, now: Date): Promise<void> {
  for (const player of await excludedInPart(database, now)) {
    await database.transaction((tx) => keepPerson(tx, player, 'excluded', now));
  }
}

interface Change {
  readonly before: Restrictions;
  readonly after: Restrictions;
}

/** Keeps what restricts a player from now on, ends what waits of whoever may not bet then, and tells them where they stand otherwise. */
async function stand(tx: Transaction, player: number, { before, after }: Change, now: Date): Promise<void> {
  await setRestrictions(tx, player, after);
  const refusal = refusalOf(after, 'bet', now);
  if (refusal) await endWaiting(tx, player, refusal.message, now);
  const standing = standingOf(after, now);
  if (isOther(standingOf(before, now), standing))
    await notify(tx, player, { ...standingNotice(standing), about: { kind: 'limits' }, at: now });
}

const isOther = (one: Standing, other: Standing) =>
  one.state !== other.state || one.until?.getTime() !== other.until?.getTime();

/** Ends what waits of a player's bets, by what the database does (`0042`): this room knows no bets. */
async function endWaiting(tx: Transaction, player: number, reason: string, now: Date): Promise<void> {
  const [ended] = await tx.query('select end_waiting($1, $2, $3) as "hasEnded"', [player, reason, now]);
  if (ended?.hasEnded === true) tx.notify('balance', String(player));
}

/** What is left once the operator has lifted what it set; refused where only a break or an exclusion is left. */
function lifted(before: Restrictions, now: Date): Restrictions {
  const after = Object.fromEntries(Object.entries(before).filter(([name]) => !LIFTED.some((one) => one === name)));
  const isChanged = LIFTED.some((name) => before[name] !== undefined);
  if (!isChanged && standingOf(after, now).state !== 'active') throw notShortened();
  return after;
}

function endOf(state: Restriction, until: Date | null, before: Restrictions, now: Date): string | null {
  if (state === 'limited' || state === 'closed') return null;
  if (until !== null && until <= now) throw new Refusal(422, 'This end has passed already.', 'until');
  checkStop(state, before[state], until, now);
  return until?.toISOString() ?? null;
}
