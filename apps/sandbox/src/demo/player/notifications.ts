import { formatMoney, paise } from '@pavilion/money';
import { type Clock, DAY, HOUR, MINUTE } from '../../base/index.ts';
import { demoPlayer, type NewNotice, recordNotice } from '../../players/index.ts';
import { type Database, isSeeded, markSeeded, type Transaction, transactionOf } from '../../store/index.ts';
import { demoMarketOf } from './bets.ts';
import { aadhaarDecided, BACK_CUT_OFF } from './kyc.ts';

const VERSION = '1';
/** The latest of them, which they have not read yet. */
const UNREAD = 3;

type PastNotice = Omit<NewNotice, 'at'>;

/** What they were told of an entry of their own ledger, by its reference: each at its moment. */
const OF_LEDGER: readonly (PastNotice & { readonly of: string })[] = [
  {
    of: 'WD-19702-R',
    title: 'Withdrawal declined',
    message: 'The account is not in your name. ₹8,000.00 returned to your cash.',
    status: 'error',
    about: { kind: 'withdrawal', id: 'WD-19702' },
  },
  {
    of: 'WD-19866-R',
    title: 'Withdrawal failed',
    message: 'The UPI address did not accept the transfer. ₹2,500.00 returned to your cash.',
    status: 'error',
    about: { kind: 'withdrawal', id: 'WD-19866' },
  },
  {
    of: 'RF-0091',
    title: 'Referral commission paid',
    message: '₹6,045.00 was added to your cash.',
    status: 'success',
    about: { kind: 'referral' },
  },
  {
    of: 'WD-20377',
    title: 'Withdrawal paid',
    message: '₹5,000.00 to HDFC •••• 4417.',
    status: 'success',
    about: { kind: 'withdrawal', id: 'WD-20377' },
  },
  {
    of: 'BT-7F31C2',
    title: 'Bet void',
    message: 'Match Odds, A. Haas v M. Orsini was voided. Nothing is won or lost on it.',
    status: 'info',
    about: aboutBet('BT-7F31C2'),
  },
  {
    of: 'DP-31877',
    title: 'Deposit approved',
    message: '₹10,000.00 by UPI was added to your balance.',
    status: 'success',
    about: { kind: 'deposit', id: 'DP-31877' },
  },
  {
    of: 'BN-0412',
    title: 'Bonus part 2 released',
    message: '₹500.00 moved to Cashable Chip.',
    status: 'success',
    about: { kind: 'bonus' },
  },
  {
    of: 'BT-7F4291',
    title: 'Bet won',
    message: 'India, match odds: ₹1,596.00 after commission.',
    status: 'success',
    about: aboutBet('BT-7F4291'),
  },
];

function aboutBet(reference: string): NonNullable<NewNotice['about']> {
  return { kind: 'bet', id: demoMarketOf(reference) };
}

/** What they were told of their deposits without money, their documents and a bonus, and what the operator wrote to everybody. */
function besideLedger(now: Date): readonly NewNotice[] {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const { declined, approved } = aadhaarDecided(now);
  return [
    {
      title: 'Deposit expired',
      message: '₹10,000.00 by NEFT was not confirmed in time. If you have paid, contact support.',
      status: 'warning',
      about: { kind: 'deposit', id: 'DP-31500' },
      at: ago(2 * DAY),
    },
    {
      title: 'Deposit declined',
      message: '₹2,000.00 by Paytm: We did not receive a payment with this reference.',
      status: 'error',
      about: { kind: 'deposit', id: 'DP-31640' },
      at: ago(2 * DAY),
    },
    {
      title: 'KYC declined',
      message: `Aadhaar was declined: ${BACK_CUT_OFF}`,
      status: 'error',
      about: { kind: 'kyc' },
      at: declined,
    },
    {
      title: 'Scheduled maintenance on Tuesday',
      message: 'Deposits and withdrawals are paused from 4:00 to 4:30 am IST. Open bets are not affected.',
      status: 'info',
      at: ago(DAY + 6 * HOUR),
    },
    {
      title: 'You have a new bonus',
      message: `Diwali reload: ${formatMoney(paise(100_000))}. Activate it on the Bonus page.`,
      status: 'success',
      about: { kind: 'bonus' },
      at: ago(HOUR),
    },
    {
      title: 'KYC approved',
      message: 'Aadhaar was approved. Withdrawals are no longer held for KYC.',
      status: 'success',
      about: { kind: 'kyc' },
      at: approved,
    },
  ];
}

/** Gives the demo player their first notifications, once: one of each kind, all but the latest read. */
export async function seedDemoNotifications(database: Database, clock: Clock): Promise<void> {
  if (await isSeeded(database, 'demo-notifications', VERSION)) return;
  await database.transaction(async (tx) => {
    const demo = await demoPlayer(tx);
    if (demo) {
      const notices = [...(await ofLedger(tx)), ...besideLedger(clock())].toSorted(
        (a, b) => a.at.getTime() - b.at.getTime(),
      );
      for (const [index, notice] of notices.entries()) {
        const isRead = index < notices.length - UNREAD;
        await recordNotice(tx, demo.id, notice, isRead ? new Date(notice.at.getTime() + 20 * MINUTE) : null);
      }
    }
    await markSeeded(tx, 'demo-notifications', VERSION);
  });
}

async function ofLedger(tx: Transaction): Promise<NewNotice[]> {
  const found: NewNotice[] = [];
  for (const { of, ...notice } of OF_LEDGER) {
    const entry = await transactionOf(tx, of);
    if (entry) found.push({ ...notice, at: entry.at });
  }
  return found;
}
