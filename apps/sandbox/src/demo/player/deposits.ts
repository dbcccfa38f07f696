import { paise } from '@pavilion/money';
import { type Clock, DAY, depositNumber, MINUTE } from '../../base/index.ts';
import { type PastDeposit, recordDeposit } from '../../money/index.ts';
import { demoPlayer, keepFile, nameFile } from '../../players/index.ts';
import {
  cashMovesOf,
  type Database,
  isSeeded,
  markSeeded,
  type Queryable,
  type Transaction,
  type Vault,
} from '../../store/index.ts';
import { samplePicture } from './sample-picture.ts';

const VERSION = '1';

type DemoDeposit = Omit<PastDeposit, 'expiresAt'>;

/** The demo player's deposits: one for each in their ledger, one that was declined, one that ran out, and one that waits at the desk. */
export async function seedDemoDeposits(database: Database, clock: Clock, vault: Vault): Promise<void> {
  if (await isSeeded(database, 'demo-deposits', VERSION)) return;
  const now = clock();
  const receipt = await samplePicture('receipt');
  await database.transaction(async (tx) => {
    const demo = await demoPlayer(tx);
    if (demo) {
      for (const past of await fromLedger(tx, demo.id)) await add(tx, demo.id, past);
      for (const past of withoutMoney(now)) await add(tx, demo.id, past);
      const screenshot = await keepFile(tx, vault, { player: demo.id, purpose: 'deposit', picture: receipt, now });
      await nameFile(tx, { id: screenshot, player: demo.id, purpose: 'deposit', now });
      await add(tx, demo.id, waiting(now, screenshot));
    }
    await markSeeded(tx, 'demo-deposits', VERSION);
  });
}

async function fromLedger(tx: Queryable, player: number): Promise<DemoDeposit[]> {
  return (await cashMovesOf(tx, player, 'deposit')).flatMap(({ reference, title, detail, at, amount }) => {
    const id = depositNumber(reference);
    if (id === null) return [];
    return [
      {
        id,
        gateway: title.endsWith('UPI') ? 'upi' : 'imps',
        amount,
        state: 'approved' as const,
        reference: detail.replace(/\D/g, ''),
        createdAt: new Date(at.getTime() - 4 * MINUTE),
        decidedAt: at,
      },
    ];
  });
}

const withoutMoney = (now: Date): DemoDeposit[] => [
  {
    id: 31_500,
    gateway: 'neft',
    amount: paise(1_000_000),
    state: 'expired',
    reference: 'SBIN325190042218',
    createdAt: new Date(now.getTime() - 3 * DAY),
    decidedAt: new Date(now.getTime() - 2 * DAY),
  },
  {
    id: 31_640,
    gateway: 'm_paytm',
    amount: paise(200_000),
    state: 'declined',
    reason: 'We did not receive a payment with this reference.',
    reference: '433021187745',
    createdAt: new Date(now.getTime() - 2 * DAY - 40 * MINUTE),
    decidedAt: new Date(now.getTime() - 2 * DAY),
  },
];

const waiting = (now: Date, screenshot: string): DemoDeposit => ({
  id: 31_902,
  gateway: 'upi',
  amount: paise(500_000),
  state: 'pending',
  reference: '432918006612',
  fields: [
    { name: 'reference', label: 'UTR', type: 'text', value: '432918006612' },
    { name: 'payer', label: 'Payer name', type: 'text', value: 'Rohit Kulkarni' },
    { name: 'screenshot', label: 'Screenshot', type: 'file', value: screenshot },
  ],
  createdAt: new Date(now.getTime() - 9 * MINUTE),
});

const add = (tx: Transaction, player: number, past: DemoDeposit) =>
  recordDeposit(tx, player, { ...past, expiresAt: new Date(past.createdAt.getTime() + DAY) });
