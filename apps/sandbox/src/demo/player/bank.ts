import { type Clock, DAY } from '../../base/index.ts';
import { saveBank } from '../../money/index.ts';
import { demoPlayer } from '../../players/index.ts';
import { type Database, isSeeded, markSeeded, type Vault } from '../../store/index.ts';

const VERSION = '1';

/** The demo player's accounts, the default first (the mock-ups' withdrawal form). */
export const DEMO_ACCOUNTS = [
  { bankName: 'HDFC Bank', accountNumber: '50100284734417', ifsc: 'HDFC0000142' },
  { bankName: 'State Bank of India', accountNumber: '30518849021', ifsc: 'SBIN0001778' },
] as const;

/** Saves the demo player's two bank accounts. */
export async function seedDemoBank(database: Database, clock: Clock, vault: Vault): Promise<void> {
  if (await isSeeded(database, 'demo-bank', VERSION)) return;
  await database.transaction(async (tx) => {
    const demo = await demoPlayer(tx);
    const at = new Date(clock().getTime() - 58 * DAY);
    if (!demo) return markSeeded(tx, 'demo-bank', VERSION);
    for (const account of DEMO_ACCOUNTS) {
      await saveBank(tx, vault, demo.id, { type: 'bank', holder: 'Rohit Kulkarni', ...account }, at);
    }
    await markSeeded(tx, 'demo-bank', VERSION);
  });
}
