import { type LimitName, limitNames, type OwnLimits } from '@pavilion/api-client/wire';
import { type Paise, paise } from '@pavilion/money';
import { HOUR } from '../../base/index.ts';
import { lockAccounts, onlyRow, type Queryable, settingNamed, type Transaction } from '../../store/index.ts';
import { isDemo, lockPlayer, refuseDemo } from '../accounts/players.ts';
import { restrictionsOf } from '../accounts/restrictions.ts';
import { standingOf } from '../standing/standing.ts';
import { type LimitNow, limitAfter, limitCause, limitState } from './states.ts';

/** The time of play in any 24 hours is kept beside the amounts, in minutes. */
type Name = LimitName | 'session';

/** A limit as it is kept: paise, or minutes. */
interface KeptLimit {
  readonly amount: number | null;
  readonly laterAmount: number | null;
  readonly laterAt: Date | null;
}

const NONE: LimitNow = { amount: null, later: null };

function nowOf({ amount, laterAmount, laterAt }: KeptLimit, now: Date): LimitNow {
  if (laterAt === null) return { amount, later: null };
  return laterAt <= now
    ? { amount: laterAmount, later: null }
    : { amount, later: { amount: laterAmount, at: laterAt } };
}

/** How long a rise of a player's waits, hours: the setting `play-limits`. One of the demo player's, who is everybody, waits for nobody. */
async function coolingHoursOf(database: Queryable, player: number): Promise<number> {
  if (await isDemo(database, player)) return 0;
  return (await settingNamed<{ readonly coolingHours: number }>(database, 'play-limits')).coolingHours;
}

/** A player's limits with what of them is used, and how they stand. */
export async function ownLimits(database: Queryable, player: number, now: Date): Promise<OwnLimits> {
  const rows = await database.query(
    `select n.name, l.amount, l.later_amount as "laterAmount", l.later_at as "laterAt", used_of($1, n.name, $2) as used
     from unnest($3::text[]) as n (name) left join player_limit l on l.player_id = $1 and l.name = n.name`,
    [player, now, limitNames],
  );
  const byName = new Map(rows.map((row) => [row.name, row]));
  const session = await limitNow(database, player, 'session', now);
  const play = onlyRow(
    await database.query('select used_seconds as "usedSeconds", check_minutes as "checkMinutes" from play_of($1, $2)', [
      player,
      now,
    ]),
    `the play of player ${player}`,
  );
  return {
    limits: limitNames.map((name) => {
      const row = byName.get(name);
      const { amount, later } = row ? nowOf(row, now) : NONE;
      return { name, amount: amount as Paise | null, used: paise(row?.used ?? 0), later: later as InPaise };
    }),
    session: { minutes: session.amount, used: Math.floor(play.usedSeconds / 60), later: session.later },
    check: play.checkMinutes as OwnLimits['check'],
    coolingHours: await coolingHoursOf(database, player),
    standing: standingOf(await restrictionsOf(database, player), now),
  };
}

type InPaise = OwnLimits['limits'][number]['later'];

async function limitNow(database: Queryable, player: number, name: Name, now: Date): Promise<LimitNow> {
  const [kept] = await database.query(
    'select amount, later_amount as "laterAmount", later_at as "laterAt" from player_limit where player_id = $1 and name = $2',
    [player, name],
  );
  return kept ? nowOf(kept, now) : NONE;
}

/** A limit that a player sets: paise, or minutes for the session; null: none. */
export interface NewLimit {
  readonly player: number;
  readonly name: Name;
  readonly amount: number | null;
  readonly at: Date;
  /** How long it waits where it is a rise, hours: what the house has by default, and nothing for the demo player. */
  readonly coolingHours?: number;
}

/**
 * Sets a limit of a player's by the moves of `LIMIT_MOVES`. A lower one counts from this transaction on: a transaction that moves their money
 * is waited for. A higher one or none waits, and replaces another change that waits, from the beginning. The demo player has no limit of time:
 * at its end every visitor would be on a break.
 */
export async function setLimit(tx: Transaction, { player, name, amount, at, coolingHours }: NewLimit): Promise<void> {
  if (name === 'session' && amount !== null) await refuseDemo(tx, player, 'its time limit');
  await lockPlayer(tx, player);
  await lockAccounts(tx, player);
  const before = await limitNow(tx, player, name, at);
  const next = limitAfter(limitState(before), limitCause(before, amount));
  // The same rise again does not begin its wait again.
  if (next === null || (next === 'rising' && before.later?.amount === amount)) return;
  const waits = next === 'rising' || next === 'ending';
  const hours = waits ? (coolingHours ?? (await coolingHoursOf(tx, player))) : 0;
  const startsAt = new Date(at.getTime() + hours * HOUR);
  const after = hours === 0 ? { amount, later: null } : { ...before, later: { amount, at: startsAt } };
  await keep(tx, player, name, after, { amount, startsAt, at });
}

interface Change {
  readonly amount: number | null;
  readonly startsAt: Date;
  readonly at: Date;
}

async function keep(
  tx: Transaction,
  player: number,
  name: Name,
  { amount, later }: LimitNow,
  change: Change,
): Promise<void> {
  await tx.query(
    `insert into player_limit (player_id, name, amount, later_amount, later_at) values ($1, $2, $3, $4, $5)
     on conflict (player_id, name) do update set amount = excluded.amount, later_amount = excluded.later_amount, later_at = excluded.later_at`,
    [player, name, amount, later?.amount ?? null, later?.at ?? null],
  );
  await tx.query('insert into limit_change (player_id, name, amount, starts_at, at) values ($1, $2, $3, $4, $5)', [
    player,
    name,
    change.amount,
    change.startsAt,
    change.at,
  ]);
}
