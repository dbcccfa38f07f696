import { demoPlayer, recordNotice } from '../../players/index.ts';
import { type Database, isSeeded, markSeeded, transactionOf } from '../../store/index.ts';

const VERSION = '1';

/** What the demo player was told of their own ledger: each at the moment of its entry, and not read yet. */
const NOTICES = [
  {
    of: 'DP-31877',
    title: 'Deposit approved',
    message: '₹10,000.00 by UPI is in your balance.',
    status: 'success',
  },
  {
    of: 'BN-0412',
    title: 'Bonus part 2 released',
    message: '₹500.00 moved to Cashable Chip.',
    status: 'success',
  },
  {
    of: 'BT-7F4291',
    title: 'Bet won',
    message: 'India, match odds: ₹1,596.00 after commission.',
    status: 'success',
  },
] as const;

/** Gives the demo player their first notifications, once. */
export async function seedDemoNotifications(database: Database): Promise<void> {
  if (await isSeeded(database, 'demo-notifications', VERSION)) return;
  await database.transaction(async (tx) => {
    const demo = await demoPlayer(tx);
    if (demo) {
      for (const { of, title, message, status } of NOTICES) {
        const entry = await transactionOf(tx, of);
        if (entry) await recordNotice(tx, demo.id, { title, message, status, at: entry.at });
      }
    }
    await markSeeded(tx, 'demo-notifications', VERSION);
  });
}
