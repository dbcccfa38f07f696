import { sumPaise } from '@pavilion/money';
import { heldWinCount, unfinishedCount } from '../casino/index.ts';
import {
  openDebts,
  type PaymentTrouble,
  paymentTroubles,
  pendingDeposits,
  waitingWithdrawals,
} from '../money/index.ts';
import { contactMessagesOf, countPlayers, pendingKyc } from '../players/index.ts';
import { html, type Markup } from '../server/index.ts';
import { marketsWaiting } from '../sports/index.ts';
import { type AccountSum, accountSums } from '../store/index.ts';
import { actionsOf } from './actions.ts';
import type { Desk, DeskServices } from './desk.ts';
import type { Waiting } from './frame.ts';
import { actionTable } from './log.ts';
import { moment, money, table } from './parts.ts';
import { requestsOf } from './requests.ts';
import { DESK } from './sessions.ts';

/** How many payments that can’t be credited are shown. */
const FEW = 20;

const COUNT_ONLY = { skip: 0, pagesize: 0 };

/** How much waits for a decision, by room. */
export async function waitingIn({ database, vault }: DeskServices, now: Date): Promise<Waiting> {
  const deposits = await pendingDeposits(database, now, COUNT_ONLY);
  const withdrawals = await waitingWithdrawals(database, vault, now, COUNT_ONLY);
  const kyc = await pendingKyc(database, vault, now, COUNT_ONLY);
  const debts = await openDebts(database, COUNT_ONLY);
  const corrections = await requestsOf(database, now, COUNT_ONLY, { state: 'waiting' });
  const markets = await marketsWaiting(database);
  const contact = await contactMessagesOf(database, 'waiting', COUNT_ONLY);
  const rounds = (await unfinishedCount(database)) + (await heldWinCount(database));
  return {
    deposits: deposits.count,
    withdrawals: withdrawals.count,
    kyc: kyc.count,
    markets,
    rounds,
    debts: debts.count,
    corrections: corrections.count,
    contact: contact.count,
  };
}

/** What waits, whether the ledger sums to zero, and what was done last. */
export function routeOverview(desk: Desk): void {
  const { database } = desk.services;
  desk.page('/', async ({ now }) => {
    const waiting = await waitingIn(desk.services, now);
    const { players, signedIn } = await countPlayers(database, now);
    const { actions } = await actionsOf(database, { skip: 0, pagesize: 5 });
    return {
      section: 'overview',
      title: 'Overview',
      body: html`${live(html`<ul class="counts">
${count(waiting.deposits, 'Deposits', '/deposits')}
${count(waiting.withdrawals, 'Withdrawals', '/withdrawals')}
${count(waiting.kyc, 'KYC', '/kyc')}
${count(waiting.markets, 'Markets', '/markets')}
${count(waiting.rounds, 'Rounds', '/rounds')}
${count(waiting.debts, 'Debts', '/debts')}
${count(waiting.corrections, 'Corrections', '/corrections?state=waiting')}
${count(waiting.contact, 'Contact', '/contact')}
</ul>
<p class="soft num">${players} players, ${signedIn} of them signed in</p>`)}
${live(troubleCard(await paymentTroubles(database, FEW)))}
${live(ledgerCard(await accountSums(database)))}
${live(html`<section class="card"><h2>Done last</h2>${actionTable(actions)}</section>`)}`,
    };
  });
}

/** A part that is looked for again by itself; it stands there empty too, for what comes later. */
const live = (part: Markup | false): Markup => html`<div data-live="10">${part}</div>`;

const count = (waits: number | undefined, label: string, path: string): Markup =>
  html`<li><a class="card count-card" href="${DESK}${path}"><b class="num">${waits ?? 0}</b><span>${label}</span><span class="soft">${waits ? 'waiting' : 'none waiting'}</span></a></li>`;

const troubleCard = (troubles: readonly PaymentTrouble[]): Markup | false =>
  troubles.length > 0 &&
  html`<section class="card"><h2>Payments that can’t be credited</h2>
<p class="soft">The money has arrived. Each payment is retried automatically, at most one hour apart. Other payments are not delayed.</p>
${table(
  [
    { label: 'Payment', look: 'main' },
    { label: 'Error' },
    { label: 'Since' },
    { label: 'Tries' },
    { label: 'Again' },
    { label: 'Amount', look: 'key' },
  ],
  troubles.map(({ payment, error, since, tries, againAt, amount }) => [
    html`<code class="break">${payment}</code>`,
    html`<code class="break">${error}</code>`,
    moment(since),
    html`<span class="num">${tries}</span>`,
    moment(againAt),
    money(amount),
  ]),
  '',
)}</section>`;

function ledgerCard(sums: readonly AccountSum[]): Markup {
  const total = sumPaise(sums, ({ sum }) => sum);
  const lines = (house: boolean) =>
    sums
      .filter(({ isHouse }) => isHouse === house)
      .map(({ name, sum }) => html`<div><dt>${NAMES[name] ?? name}</dt><dd>${money(sum)}</dd></div>`);
  return html`<section class="card ledger-sums"><h2>The ledger</h2>
<div class="pair">
<div><h3>Players</h3><dl class="details">${lines(false)}</dl></div>
<div><h3>House</h3><dl class="details">${lines(true)}</dl></div>
</div>
<p class="total ${total === 0 ? '' : 'loss'}"><span>${total === 0 ? '✓ The sum of all accounts is zero' : '✕ The sum of all accounts is not zero'}</span> <b>${money(total)}</b></p>
</section>`;
}

const NAMES: Readonly<Record<string, string>> = {
  cash: 'Cash',
  coins: 'Coins',
  held: 'Held for open bets',
  bank: 'Bank',
  sports: 'Sports',
  commission: 'Commission',
  casino: 'Casino',
  bonus: 'Bonus',
  referral: 'Referral',
  'play-money': 'Play money',
  holds: 'Holds, contra account',
  withdrawals: 'Withdrawals not yet paid',
  fees: 'Fees of withdrawals',
  debts: 'Owed by players',
  'written-off': 'Debts forgiven',
  corrections: 'Corrections by the desk',
};
