import type { Paise } from '@pavilion/money';
import { bonusesOf, doneOf, releasedOf } from '../money/index.ts';
import { html, type Markup } from '../server/index.ts';
import { betsOf } from '../sports/index.ts';
import type { Queryable } from '../store/index.ts';
import { moment, money, signedMoney, state, table } from './parts.ts';
import { DESK } from './sessions.ts';

interface Paging {
  readonly skip: number;
  readonly pagesize: number;
}
interface Listed {
  readonly rows: Markup;
  readonly count: number;
}

/** What a player’s accounts are called. */
export const accountNames = ['cash', 'coins', 'held'] as const;

/** A player's entries in the ledger, newest first, each with what its account had right after; of one account where it is given. */
export async function ledgerTable(
  database: Queryable,
  player: number,
  name: (typeof accountNames)[number] | null,
  { skip, pagesize }: Paging,
): Promise<Listed> {
  const from = `from ledger_entry e join account a on a.id = e.account_id join ledger_transaction t on t.id = e.transaction_id
    where a.player_id = $1 and ($2::text is null or a.name = $2)`;
  const entries = await database.query<{
    title: string;
    detail: string;
    reference: string;
    kind: string;
    name: string;
    amount: Paise;
    after: number;
    at: Date;
  }>(
    `select t.title, t.detail, t.reference, t.kind, a.name, e.amount, e.balance_after as after, e.at ${from}
     order by e.at desc, e.id desc offset $3 limit $4`,
    [player, name, skip, pagesize],
  );
  const [all] = await database.query<{ count: number }>(`select count(*) as count ${from}`, [player, name]);
  return {
    count: all?.count ?? 0,
    rows: table(
      [
        { label: 'Entry', look: 'main' },
        { label: 'Reference' },
        { label: 'Account' },
        { label: 'When' },
        { label: 'Amount', look: 'key' },
        { label: 'Balance after', look: 'end' },
      ],
      entries.map((entry) => [
        html`<b>${entry.title}</b><span class="under soft">${entry.detail}</span>`,
        html`<span class="num break">${entry.reference}</span>`,
        entry.name,
        moment(entry.at),
        signedMoney(entry.amount),
        money(entry.after),
      ]),
      'Nothing has moved here.',
    ),
  };
}

/** A player's deposits and withdrawals, the latest fifty of each. */
export async function paymentTable(database: Queryable, player: number): Promise<Markup> {
  const payments = await database.query<{ id: string; by: string; state: string; amount: Paise; at: Date }>(
    `(select 'DP-' || d.id as id, g.name as by, d.state, d.amount, d.created_at as at
       from deposit d join gateway g on g.code = d.gateway where d.player_id = $1 order by d.id desc limit 50)
     union all
     (select 'WD-' || id, destination, state, -amount, created_at from withdrawal where player_id = $1 order by id desc limit 50)
     order by at desc`,
    [player],
  );
  return table(
    [
      { label: 'By', look: 'main' },
      { label: 'Id' },
      { label: 'State' },
      { label: 'When' },
      { label: 'Amount', look: 'key' },
    ],
    payments.map(({ id, by, state: word, amount, at }) => [
      by,
      id.startsWith('DP-')
        ? html`<a class="num" href="${DESK}/deposits/${id}">${id}</a>`
        : html`<span class="num">${id}</span>`,
      state(word),
      moment(at),
      signedMoney(amount),
    ]),
    'They have neither deposited nor withdrawn.',
  );
}

/** A player's bets, newest first. */
export async function betTable(database: Queryable, player: number, paging: Paging): Promise<Listed> {
  const { bets, count } = await betsOf(database, player, { ...paging, startdate: '2000-01-01', enddate: '2999-12-31' });
  return {
    count,
    rows: table(
      [
        { label: 'Bet', look: 'main' },
        { label: 'Id' },
        { label: 'State' },
        { label: 'When' },
        { label: 'Stake', look: 'end' },
        { label: 'Result', look: 'key' },
      ],
      bets.map((bet) => [
        html`<b>${bet.runnerName}, ${bet.selectionType} at ${bet.odds}</b><span class="under soft">${bet.matchName}, ${bet.marketName}</span>`,
        html`<span class="num">${bet.id}</span>`,
        state(bet.status),
        moment(bet.createdAt),
        money(bet.stack),
        bet.profit === null ? '–' : signedMoney(bet.profit),
      ]),
      'They have placed no bets.',
    ),
  };
}

/** A player's bonuses, newest first. */
export async function bonusTable(database: Queryable, player: number, now: Date): Promise<Markup> {
  const bonuses = await bonusesOf(database, player, now);
  return table(
    [
      { label: 'Bonus', look: 'main' },
      { label: 'State' },
      { label: 'Wagered' },
      { label: 'Released', look: 'end' },
      { label: 'Amount', look: 'key' },
    ],
    bonuses.map((bonus) => [
      html`<b>${bonus.title}</b>`,
      state(bonus.state),
      html`${money(doneOf(bonus))} of ${money(bonus.required)}`,
      money(releasedOf(bonus)),
      money(bonus.amount),
    ]),
    'They have had no bonus.',
  );
}
