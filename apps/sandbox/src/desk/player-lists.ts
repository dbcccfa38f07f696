import { negatePaise } from '@pavilion/money';
import { momentKey, type Paging } from '../base/index.ts';
import { latestDeposits, latestWithdrawals } from '../money/index.ts';
import { html, type Markup } from '../server/index.ts';
import { everyBetOf } from '../sports/index.ts';
import { type accountNames, entriesOf, type Queryable } from '../store/index.ts';
import { andOneMore, type KeyedPage, keyedPage, moment, money, signedMoney, state, table } from './parts.ts';
import { DESK } from './sessions.ts';

interface Listed {
  readonly rows: Markup;
  readonly pages: { readonly count: number } & KeyedPage<unknown>['ends'];
}

/** A player's entries in the ledger, newest first, each with what its account had right after; of one account where it is given. */
export async function ledgerTable(
  database: Queryable,
  player: number,
  name: (typeof accountNames)[number] | null,
  paging: Paging,
): Promise<Listed> {
  const { entries, count } = await entriesOf(database, player, name, andOneMore(paging));
  const { rows, ends } = keyedPage(entries, paging, momentKey);
  return {
    pages: { count, ...ends },
    rows: table(
      [
        { label: 'Entry', look: 'main' },
        { label: 'Reference' },
        { label: 'Account' },
        { label: 'When' },
        { label: 'Amount', look: 'key' },
        { label: 'Balance after', look: 'end' },
      ],
      rows.map((entry) => [
        html`<b>${entry.title}</b><span class="under soft">${entry.detail}</span>`,
        html`<span class="num break">${entry.reference}</span>`,
        entry.name,
        moment(entry.at),
        signedMoney(entry.amount),
        money(entry.after),
      ]),
      'No entries.',
    ),
  };
}

const LATEST = 50;

/** A player's deposits and withdrawals, the latest fifty of each. */
export async function paymentTable(database: Queryable, player: number): Promise<Markup> {
  const deposits = await latestDeposits(database, player, LATEST);
  const withdrawals = await latestWithdrawals(database, player, LATEST);
  const payments = [
    ...deposits.map((deposit) => ({
      by: deposit.gatewayName,
      id: html`<a class="num" href="${DESK}/deposits/${deposit.id}">${deposit.id}</a>`,
      state: deposit.state,
      amount: deposit.amount,
      at: deposit.createdAt,
    })),
    ...withdrawals.map((withdrawal) => ({
      by: withdrawal.destination,
      id: html`<span class="num">${withdrawal.id}</span>`,
      state: withdrawal.state,
      amount: negatePaise(withdrawal.amount),
      at: withdrawal.createdAt,
    })),
  ].toSorted((a, b) => b.at.getTime() - a.at.getTime());
  return table(
    [
      { label: 'By', look: 'main' },
      { label: 'Id' },
      { label: 'State' },
      { label: 'When' },
      { label: 'Amount', look: 'key' },
    ],
    payments.map(({ id, by, state: word, amount, at }) => [by, id, state(word), moment(at), signedMoney(amount)]),
    'They have neither deposited nor withdrawn.',
  );
}

/** A player's bets, newest first. */
export async function betTable(database: Queryable, player: number, paging: Paging): Promise<Listed> {
  const { bets, count } = await everyBetOf(database, player, andOneMore(paging));
  const { rows, ends } = keyedPage(bets, paging, ({ key }) => key);
  return {
    pages: { count, ...ends },
    rows: table(
      [
        { label: 'Bet', look: 'main' },
        { label: 'Id' },
        { label: 'State' },
        { label: 'When' },
        { label: 'Stake', look: 'end' },
        { label: 'Result', look: 'key' },
      ],
      rows.map((bet) => [
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
