import { formatMoney, negatePaise, type Paise, subtractPaise } from '@pavilion/money';
import { type Clock, inOrder, momentPage, numberPage, type Paging, Refusal } from '../../base/index.ts';
import { notify } from '../../players/index.ts';
import {
  cashOf,
  countOf,
  type Database,
  lockAccounts,
  onlyRow,
  post,
  type Queryable,
  type Transaction,
  waitAtMost,
} from '../../store/index.ts';
import { countGivenForReferrers } from '../referral/commission.ts';

/** What a corrected result takes back and a player has not got. */
export interface NewDebt {
  readonly player: number;
  readonly market: string;
  /** Which of the market's results. */
  readonly version: number;
  /** The market and its match, in words. */
  readonly about: string;
  /** Paise. */
  readonly amount: Paise;
  readonly at: Date;
}

/** A debt as it stands. Amounts in paise. */
export interface Debt extends NewDebt {
  readonly id: number;
  readonly collected: Paise;
  readonly forgiven: Paise;
  /** When nothing of it was owed any more. */
  readonly closedAt: Date | null;
}

const COLUMNS = `id, player_id as player, market_id as market, version, about, amount, collected, forgiven, at, closed_at as "closedAt"`;

/** What is still owed of a debt. */
export const leftOf = ({ amount, collected, forgiven }: Pick<Debt, 'amount' | 'collected' | 'forgiven'>): Paise =>
  subtractPaise(subtractPaise(amount, collected), forgiven);

/**
 * Lays out what a player lacks, and keeps it as a debt. To be called before the settlement that it is of is posted, in its
 * transaction: that takes the money at once, so that a result is whole in the statement and only the debt stands among corrections.
 */
export async function recordDebt(tx: Transaction, debt: NewDebt): Promise<void> {
  const { player, market, version, about, amount, at } = debt;
  await post(tx, {
    reference: `owed:${market}:${player}:${version}`,
    kind: 'adjustment',
    title: 'Covered by us, to be repaid',
    detail: about,
    state: 'Owed',
    at,
    entries: [
      { account: { player, name: 'cash' }, amount },
      { account: { house: 'debts' }, amount: negatePaise(amount) },
    ],
  });
  await tx.query(
    'insert into debt (player_id, market_id, version, about, amount, at) values ($1, $2, $3, $4, $5, $6)',
    [player, market, version, about, amount, at],
  );
  await countGivenForReferrers(tx, player, negatePaise(amount), at);
}

/**
 * Takes what a player owes out of what they have free (cash that nothing is held of), the oldest debt first, and returns what it
 * took. To be called wherever cash comes in, in that transaction; what comes in elsewhere is found by `collectDue`. Locks the
 * player's accounts, then their debts.
 */
export async function collectDebts(tx: Transaction, player: number, at: Date): Promise<Paise> {
  const rows = await tx.query('select taken from collect_debts($1, $2)', [player, at]);
  const { taken } = onlyRow(rows, `what player ${player} paid of their debts`);
  if (taken > 0) tx.notify('balance', String(player));
  return taken;
}

/** How many players are looked at together. */
const PAGE = 500;

/** How long a lock is waited for, ms. */
const PATIENCE = 3000;

/**
 * Collects from everybody who owes and has something. Several processes may do it at once. Whose debts can't be collected keeps
 * nobody else's from it; the first such error is thrown at the end.
 */
export async function collectDue(database: Database, clock: Clock): Promise<void> {
  const failures: unknown[] = [];
  const collectFrom = (player: number) =>
    database
      .transaction(async (tx) => {
        await waitAtMost(tx, PATIENCE);
        await collectDebts(tx, player, clock());
      })
      .catch((error: unknown) => failures.push(error));
  for await (const player of solventDebtors(database)) await collectFrom(player);
  for (const failure of failures) throw failure;
}

/** Who owes something and has cash, free or held, by id. */
async function* solventDebtors(database: Database): AsyncGenerator<number> {
  for (let after = 0; ; ) {
    const rows = await database.query(
      'select distinct player_id as player from debt where closed_at is null and player_id > $1 order by 1 limit $2',
      [after, PAGE],
    );
    const players = rows.map(({ player }) => player);
    for (const [player, cash] of await cashOf(database, players)) if (cash > 0) yield player;
    const last = players.at(-1);
    if (last === undefined || players.length < PAGE) return;
    after = last;
  }
}

/** Forgives what is left of a debt: the house writes it off. Returns the debt as it was. Paid or forgiven already: a 409. */
export async function forgiveDebt(tx: Transaction, id: number, at: Date): Promise<Debt> {
  const { player } = await debtOf(tx, id);
  // The accounts first, as everybody who collects it does.
  await lockAccounts(tx, player);
  const debt = await debtOf(tx, id, 'for no key update');
  const left = leftOf(debt);
  if (left === 0) throw new Refusal(409, 'This debt is already settled.', 'id');
  await post(tx, {
    reference: `debt:${id}:forgiven`,
    kind: 'adjustment',
    title: 'Debt forgiven',
    detail: debt.about,
    state: 'Forgiven',
    at,
    entries: [
      { account: { house: 'written-off' }, amount: negatePaise(left) },
      { account: { house: 'debts' }, amount: left },
    ],
  });
  await tx.query('update debt set forgiven = forgiven + $2, closed_at = $3 where id = $1', [id, left, at]);
  await notify(tx, player, {
    title: 'Debt forgiven',
    message: `The ${formatMoney(left)} you owed for ${debt.about} was waived.`,
    status: 'success',
    about: { kind: 'bet', id: debt.market },
    at,
  });
  return debt;
}

/** A debt by its number. Throws a 404 where there is none. */
export async function debtOf(database: Queryable, id: number, lock: '' | 'for no key update' = ''): Promise<Debt> {
  const [debt] = await database.query(`select ${COLUMNS} from debt where id = $1 ${lock}`, [id]);
  if (!debt) throw new Refusal(404, 'This debt was not found.', 'id');
  return debt;
}

/** A player's debt for one result of a market; undefined where they have none for it. */
export async function debtFor(
  database: Queryable,
  player: number,
  market: string,
  version: number,
): Promise<Debt | undefined> {
  const [debt] = await database.query(
    `select ${COLUMNS} from debt where market_id = $2 and player_id = $1 and version = $3`,
    [player, market, version],
  );
  return debt;
}

/** What a player owes in all, paise. */
export async function owedBy(database: Queryable, player: number): Promise<Paise> {
  const rows = await database.query(
    `select coalesce(sum(amount - collected - forgiven), 0)::bigint as owed from debt where player_id = $1 and closed_at is null`,
    [player],
  );
  return onlyRow(rows, `what player ${player} owes`).owed;
}

/** Nobody withdraws while they owe something: what a request is refused with. */
export const owesRefusal = (owed: Paise) =>
  new Refusal(409, `You owe ${formatMoney(owed)} for a corrected result. You can withdraw after it is repaid.`);

/** A page of the debts that are open, the oldest first, and how many there are. */
export async function openDebts(database: Queryable, paging: Paging): Promise<{ debts: Debt[]; count: number }> {
  const page = numberPage(paging, 'lowest');
  const debts = await database.query(
    page.isBackwards
      ? `select ${COLUMNS} from debt where closed_at is null and id < $3 order by id desc offset $1 limit $2`
      : `select ${COLUMNS} from debt where closed_at is null and id > $3 order by id offset $1 limit $2`,
    [page.skip, paging.pagesize, page.bound],
  );
  const count = await countOf(database, 'select count(*) as count from debt where closed_at is null');
  return { debts: inOrder(debts, page), count };
}

/** A page of the debts that are not open any more, the latest first, and how many there are. */
export async function closedDebts(database: Queryable, paging: Paging): Promise<{ debts: Debt[]; count: number }> {
  const page = momentPage(paging);
  const { bound } = page;
  const debts = await database.query(
    page.isBackwards
      ? `select ${COLUMNS} from debt where closed_at is not null and (closed_at, id) > ($3::timestamptz, $4::bigint)
         order by closed_at, id offset $1 limit $2`
      : `select ${COLUMNS} from debt where closed_at is not null and (closed_at, id) < ($3::timestamptz, $4::bigint)
         order by closed_at desc, id desc offset $1 limit $2`,
    [page.skip, paging.pagesize, bound?.at ?? 'infinity', bound?.id ?? 0],
  );
  const count = await countOf(database, 'select count(*) as count from debt where closed_at is not null');
  return { debts: inOrder(debts, page), count };
}
