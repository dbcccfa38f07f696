import { absolutePaise, type Paise } from '@pavilion/money';
import { DAY, Refusal } from '../base/index.ts';
import { changeSetting, onlyRow, type Queryable, settingNamed, type Transaction } from '../store/index.ts';
import { noSecondsFor, type Operator } from './operators.ts';
import { momentText } from './parts.ts';

/** How long what was asked for waits for a second operator, ms. */
export const WAITS = DAY;

/**
 * What one operator alone may do for a player within a day, paise, and in all for all players; above it two of them do it: the setting
 * `second-eyes`.
 */
export interface EyesTerms {
  readonly corrections: Paise;
  readonly withdrawals: Paise;
  readonly bonuses: Paise;
  /** Of deposits that were paid by hand; a provider's own word needs nobody. */
  readonly deposits: Paise;
  /** Of referral commission that is paid. */
  readonly commission: Paise;
  /** Of wins that their provider may not pay at once. */
  readonly wins: Paise;
  /** Of debts that are forgiven. */
  readonly debts: Paise;
  /** Of stakes of rounds that are returned. */
  readonly stakes: Paise;
  /** Of all of these together that one operator does alone, for whichever players. */
  readonly operator: Paise;
}

/** What moves money at the desk, as a request names it, and which of the house's sums it counts for. */
const SUM_OF = {
  correction: 'corrections',
  withdrawal: 'withdrawals',
  // A payment that failed gives a withdrawal's money back.
  failure: 'withdrawals',
  bonus: 'bonuses',
  deposit: 'deposits',
  win: 'wins',
  debt: 'debts',
  stakes: 'stakes',
  commission: 'commission',
  // What is released is paid with the next run.
  release: 'commission',
} as const satisfies Readonly<Record<string, keyof EyesTerms>>;
export type MoneyKind = keyof typeof SUM_OF;

export const movesMoney = (kind: string): kind is MoneyKind => Object.hasOwn(SUM_OF, kind);

export const eyesTerms = (database: Queryable): Promise<EyesTerms> => settingNamed<EyesTerms>(database, 'second-eyes');

/** Sets what one operator alone may do, from now on; returns what it was. */
export async function setEyesTerms(tx: Transaction, terms: EyesTerms): Promise<EyesTerms> {
  const before = await eyesTerms(tx);
  await changeSetting(tx, 'second-eyes', terms);
  return before;
}

interface Move {
  readonly kind: MoneyKind;
  readonly player: number;
  /** Paise; which way counts nothing. */
  readonly amount: Paise;
  /** What of this kind was done for this player within the last day, paise, where that is more than operators did alone. */
  readonly lately?: Paise;
}

/**
 * Whether one operator is enough: within what one may do for a player in a day, and within what this one may do alone in a day for all of
 * them. The caller has locked the player: what is done for them at the same moment counts too, as what this operator does for others.
 */
export async function isOneEnough(
  tx: Transaction,
  operator: Operator,
  { kind, player, amount, lately }: Move,
  now: Date,
): Promise<boolean> {
  await tx.query('select 1 from desk_operator where id = $1 for no key update', [operator.id]);
  const terms = await eyesTerms(tx);
  const since = new Date(now.getTime() - DAY);
  const moved = absolutePaise(amount);
  const forPlayer = lately ?? (await doneAloneFor(tx, player, kind, since));
  if (moved + forPlayer > terms[SUM_OF[kind]]) return false;
  const rows = await tx.query(
    `select coalesce(sum(abs(amount)), 0)::bigint as sum from desk_request
     where asked_by = $1 and asked_at > $2 and player_id is not null and state = 'done' and decided_by is null`,
    [operator.id, since],
  );
  return moved + onlyRow(rows, 'what an operator did alone').sum <= terms.operator;
}

/** What single operators did of a kind for a player since an instant, both ways, paise. */
async function doneAloneFor(tx: Transaction, player: number, kind: MoneyKind, since: Date): Promise<Paise> {
  const rows = await tx.query(
    `select coalesce(sum(abs(amount)), 0)::bigint as sum from desk_request
     where player_id = $1 and asked_at > $2 and kind = $3 and state = 'done' and decided_by is null`,
    [player, since, kind],
  );
  return onlyRow(rows, 'what was done alone for a player').sum;
}

/** How long whoever brought a player money does not alone approve that it is paid out, ms. */
const CREDITED_LATELY = DAY;

/** Whether an operator brought a player money lately, alone or as one of two. */
async function hasCredited(tx: Transaction, operator: Operator, player: number, now: Date): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from desk_request where player_id = $1 and $2::bigint in (asked_by, decided_by) and state = 'done'
       and kind not in ('withdrawal', 'failure', 'refusal') and amount > 0 and coalesce(decided_at, asked_at) > $3 limit 1`,
    [player, operator.id, new Date(now.getTime() - CREDITED_LATELY)],
  );
  return rows.length > 0;
}

/** Who asked for something that a second operator has to do. */
interface FirstOf {
  readonly askedBy: number;
  readonly asker: string;
}

/** Refuses whoever is no second pair of eyes for what was asked for. */
export async function checkSecond(
  tx: Transaction,
  operator: Operator,
  { askedBy }: Pick<FirstOf, 'askedBy'>,
  now: Date,
): Promise<void> {
  if (operator.id === askedBy) throw new Refusal(403, 'You requested this. Another operator must approve it.', 'id');
  const gone = await tx.query('select 1 as one from desk_operator where id = $1 and retired_at is not null', [askedBy]);
  if (gone.length > 0) throw new Refusal(409, 'The operator who requested this was removed. Request it again.', 'id');
  const none = (await noSecondsFor(tx, askedBy, now)).find(({ id }) => id === operator.id);
  if (none) throw new Refusal(403, noSecondText(none.knower), 'id');
}

/** Why two operators are no two pairs of eyes. */
export const noSecondText = (knower: string): string =>
  `${knower} has set one of your passwords in the last days. Another operator must approve it.`;

/** The first of the two who approve a withdrawal or a deposit, or say that a withdrawal's payment failed. */
export interface FirstEyes extends FirstOf {
  readonly id: number;
  readonly expiresAt: Date;
}

/** Which of these withdrawals and deposits one operator has approved, or said to have failed, and wait for a second one. */
export async function firstEyesOf(
  database: Queryable,
  names: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, FirstEyes>> {
  const rows = await database.query(
    `select r.id, coalesce(r.withdrawal, r.deposit, '') as name, r.asked_by as "askedBy", o.name as asker, r.expires_at as "expiresAt"
     from desk_request r join desk_operator o on o.id = r.asked_by and o.retired_at is null
     where coalesce(r.withdrawal, r.deposit) = any($1::text[]) and r.state = 'waiting' and r.expires_at > $2`,
    [names, now],
  );
  return new Map(rows.map(({ name, ...first }) => [name, first]));
}

interface Approval extends Move {
  readonly kind: 'withdrawal' | 'deposit' | 'failure';
  /** What the withdrawal or the deposit is called. */
  readonly name: string;
  /** Whether it takes two whatever its amount. */
  readonly takesTwo?: boolean;
}

/**
 * Whether a withdrawal or a deposit, which the caller has locked as its player, may be approved now, or a payment be said to have failed: one operator is enough up to the
 * house's sums, above them the second one does it. `first` where this was the first of two: it waits from now on.
 */
export async function lookAt(
  tx: Transaction,
  operator: Operator,
  now: Date,
  { name, takesTwo = false, ...move }: Approval,
): Promise<'enough' | 'first'> {
  const first = (await firstEyesOf(tx, [name], now)).get(name);
  if (first) {
    if (first.askedBy === operator.id) {
      const until = momentText(first.expiresAt);
      const done = move.kind === 'failure' ? 'marked it as failed' : 'approved it';
      throw new Refusal(409, `You have ${done}. Waiting for a second operator until ${until}.`, 'id');
    }
    await checkSecond(tx, operator, first, now);
    const done = await tx.query(
      `update desk_request set state = 'done', decided_by = $2, decided_at = $3 where id = $1 and state = 'waiting' returning id`,
      [first.id, operator.id, now],
    );
    // Who approved it first was let go meanwhile.
    if (done.length === 0) throw new Refusal(409, 'This is no longer pending. Reload the page.', 'id');
    return 'enough';
  }
  const isOwnCredit = move.kind === 'withdrawal' && (await hasCredited(tx, operator, move.player, now));
  const isEnough = !takesTwo && !isOwnCredit && (await isOneEnough(tx, operator, move, now));
  await tx.query(
    `update desk_request set state = 'expired' where coalesce(withdrawal, deposit) = $1 and state = 'waiting'`,
    [name],
  );
  const { kind, player, amount } = move;
  await tx.query(
    `insert into desk_request (kind, once, player_id, withdrawal, deposit, amount, asked_by, asked_at, expires_at, state)
     values ($1, gen_random_uuid()::text, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      ...([kind, player, kind === 'deposit' ? null : name, kind === 'deposit' ? name : null, amount] as const),
      ...([operator.id, now, new Date(now.getTime() + WAITS), isEnough ? 'done' : 'waiting'] as const),
    ],
  );
  return isEnough ? 'enough' : 'first';
}
