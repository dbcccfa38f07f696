import type { PlayNow } from '@pavilion/api-client/wire';
import { addPaise, paise } from '@pavilion/money';
import { type Clock, DAY, MINUTE, Refusal } from '../../base/index.ts';
import { type Database, deleteInBatches, type Queryable, type Transaction } from '../../store/index.ts';
import { notePlay, restrictionsOf } from '../accounts/restrictions.ts';
import type { Sessions } from '../accounts/sessions.ts';
import { notify } from '../notifications/notify.ts';
import { setStanding } from '../standing/change.ts';
import { refusalFor, refusalOf } from '../standing/standing.ts';

/** How seldom it is noted that somebody plays, ms: a limit of time is kept to this. */
const NOTED_EVERY = MINUTE / 2;
/** Of how many players a process remembers when that was last; then it begins anew. */
const MOST_NOTED = 20_000;
/** How long play rests at the end of a session, ms: then none of what was played counts any more. */
const REST = DAY;

/** The time that players play, by the operator's clock: whatever their client does, each call of theirs that is play (`isPlay`) and each bet in a game is a sign of it. */
export interface PlayTime {
  /**
   * Notes that a player plays. Who has played as long as they let themselves in 24 hours is on a break from then on. Returns why they may not play, where that is so.
   */
  note(player: number): Promise<Refusal | null>;
  /** Has the next note of a player look at their limit anew. */
  forget(player: number): void;
}

interface PlayTimeServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly sessions: Sessions;
}

export function createPlayTime({ database, clock, sessions }: PlayTimeServices): PlayTime {
  const noted = new Map<number, number>();
  return {
    async note(player) {
      const now = clock();
      const last = noted.get(player) ?? Number.NEGATIVE_INFINITY;
      if (Math.abs(now.getTime() - last) < NOTED_EVERY) return null;
      if (noted.size >= MOST_NOTED) noted.clear();
      // Who may not play doesn't, whatever is sent for them, nor does nobody.
      const play = await notePlay(database, player, now);
      if (!play || play.mostMinutes === null || play.usedSeconds < play.mostMinutes * 60) {
        noted.set(player, now.getTime());
        return null;
      }
      return rest({ database, sessions }, player, { minutes: play.mostMinutes, now });
    },
    forget: (player) => noted.delete(player),
  };
}

/** Has a player's play rest from now on, once: of several calls that find their time over, the first one that has locked them. */
async function rest(
  { database, sessions }: Pick<PlayTimeServices, 'database' | 'sessions'>,
  player: number,
  { minutes, now }: { readonly minutes: number; readonly now: Date },
): Promise<Refusal | null> {
  await database.transaction(async (tx) => {
    if (refusalOf(await restrictionsOf(tx, player, 'for no key update'), 'bet', now)) return;
    await setStanding(tx, sessions, player, { state: 'break', until: new Date(now.getTime() + REST) }, now);
    await notify(tx, player, {
      title: 'Your session is over',
      message: `You have reached your limit: ${minutes} minutes in 24 hours.`,
      status: 'info',
      about: { kind: 'limits' },
      at: now,
    });
  });
  return refusalFor(database, player, 'bet', now);
}

/** A player's play since their last long pause, and what it brought. */
export async function playNowOf(database: Queryable, player: number, now: Date): Promise<PlayNow> {
  const [row] = await database.query(
    `select p.since, p.check_minutes is not null as "isChecked", p.check_at as "checkAt", b.sports, b.casino
     from play_of($1, $2) p left join lateral brought_since($1, p.since) b on p.since is not null`,
    [player, now],
  );
  const { since = null, isChecked = false, checkAt = null, sports, casino } = row ?? {};
  const made = { sports: paise(sports ?? 0), casino: paise(casino ?? 0) };
  return {
    since,
    minutes: since ? Math.floor((now.getTime() - since.getTime()) / MINUTE) : 0,
    net: addPaise(made.sports, made.casino),
    made,
    isChecked: isChecked ?? false,
    checkAt,
    isCheckDue: checkAt !== null && checkAt <= now,
    isStopped: (await refusalFor(database, player, 'deposit', now)) !== null,
  };
}

/** Notes when a player played in the past. */
export async function recordPlay(
  tx: Transaction,
  player: number,
  runs: readonly { readonly begin: Date; readonly end: Date }[],
): Promise<void> {
  await tx.query(
    'insert into play_run (player_id, began_at, last_at) select $1, b, e from unnest($2::timestamptz[], $3::timestamptz[]) as r (b, e)',
    [player, runs.map(({ begin }) => begin), runs.map(({ end }) => end)],
  );
}

/** How long it is kept when somebody played: as long as a report goes back, ms. */
const KEPT = 400 * DAY;

/** Forgets who played when, once no report goes back to it. */
export async function sweepPlayTime(database: Queryable, now: Date): Promise<void> {
  await deleteInBatches((rows) =>
    database.query(
      `delete from play_run where (player_id, began_at) in (
         select player_id, began_at from play_run where began_at < $2 order by began_at limit $1) returning 1`,
      [rows, new Date(now.getTime() - KEPT)],
    ),
  );
}

/**
 * Has a player's time and result shown to them after so many minutes of play each time; null: never. While one is due, a 409: what nobody has
 * read is neither put off nor taken away.
 */
export async function setCheck(tx: Transaction, player: number, every: number | null, now: Date): Promise<void> {
  const due = await tx.query('select 1 from play_of($1, $2) p where p.check_at <= $2', [player, now]);
  if (due.length > 0) throw new Refusal(409, 'Read your reality check before you change it.', 'every');
  if (every === null) await tx.query('delete from reality_check where player_id = $1', [player]);
  else {
    // The first one counts from now on, since what was played before is not held against whoever asks for it; any other from where the last was read.
    await tx.query(
      `insert into reality_check (player_id, every_minutes, read_at) values ($1, $2, $3)
       on conflict (player_id) do update set every_minutes = excluded.every_minutes`,
      [player, every, now],
    );
  }
}

/** Notes that a player has read the check that is due. Where none is, nothing moves: what is read early is not put off. */
export async function readCheck(database: Queryable, player: number, now: Date): Promise<void> {
  await database.query(
    `update reality_check set read_at = $2
     where player_id = $1 and exists (select 1 from play_of($1, $2) p where p.check_at <= $2)`,
    [player, now],
  );
}
