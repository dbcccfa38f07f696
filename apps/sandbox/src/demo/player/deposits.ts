import { type Paise, paise } from '@pavilion/money';
import { type Clock, DAY, MINUTE } from '../../base/index.ts';
import { depositNumber } from '../../money/index.ts';
import { demoPlayer, keepFile, nameFile } from '../../players/index.ts';
import { type Database, isSeeded, markSeeded, type Queryable } from '../../store/index.ts';
import { samplePicture } from './sample-picture.ts';

const VERSION = '1';

interface PastDeposit {
  readonly id: number;
  readonly gateway: string;
  readonly amount: Paise;
  readonly state: 'approved' | 'declined' | 'expired' | 'pending';
  readonly reference: string;
  readonly reason?: string;
  readonly fields?: readonly { name: string; label: string; type: string; value: string }[];
  readonly createdAt: Date;
  readonly decidedAt?: Date;
}

/** The demo player's deposits: one for each in their ledger, one that was declined, one that ran out, and one that waits at the desk. */
export async function seedDemoDeposits(database: Database, clock: Clock): Promise<void> {
  if (await isSeeded(database, 'demo-deposits', VERSION)) return;
  const now = clock();
  const receipt = await samplePicture('receipt');
  await database.transaction(async (tx) => {
    const demo = await demoPlayer(tx);
    if (demo) {
      for (const past of await fromLedger(tx, demo.id)) await add(tx, demo.id, past);
      for (const past of withoutMoney(now)) await add(tx, demo.id, past);
      const screenshot = await keepFile(tx, { player: demo.id, purpose: 'deposit', picture: receipt, now });
      await nameFile(tx, { id: screenshot, player: demo.id, purpose: 'deposit', now });
      await add(tx, demo.id, waiting(now, screenshot));
    }
    await markSeeded(tx, 'demo-deposits', VERSION);
  });
}

async function fromLedger(tx: Queryable, player: number): Promise<PastDeposit[]> {
  const rows = await tx.query<{ name: string; title: string; detail: string; at: Date; amount: Paise }>(
    `select t.reference as name, t.title, t.detail, t.at, e.amount
     from ledger_transaction t join ledger_entry e on e.transaction_id = t.id join account a on a.id = e.account_id
     where t.kind = 'deposit' and a.player_id = $1 and a.name = 'cash' and t.reference like 'DP-%' order by t.at`,
    [player],
  );
  return rows.map(({ name, title, detail, at, amount }) => ({
    id: depositNumber(name) ?? 0,
    gateway: title.endsWith('UPI') ? 'upi' : 'imps',
    amount,
    state: 'approved',
    reference: detail.replace(/\D/g, ''),
    createdAt: new Date(at.getTime() - 4 * MINUTE),
    decidedAt: at,
  }));
}

const withoutMoney = (now: Date): PastDeposit[] => [
  {
    id: 31_500,
    gateway: 'neft',
    amount: paise(1_000_000),
    state: 'expired',
    reference: '3325190042218807',
    createdAt: new Date(now.getTime() - 3 * DAY),
    decidedAt: new Date(now.getTime() - 2 * DAY),
  },
  {
    id: 31_640,
    gateway: 'm_paytm',
    amount: paise(200_000),
    state: 'declined',
    reason: 'No payment with this reference reached the account.',
    reference: '433021187745',
    createdAt: new Date(now.getTime() - 2 * DAY - 40 * MINUTE),
    decidedAt: new Date(now.getTime() - 2 * DAY),
  },
];

const waiting = (now: Date, screenshot: string): PastDeposit => ({
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

async function add(tx: Queryable, player: number, past: PastDeposit): Promise<void> {
  await tx.query(
    `insert into deposit (id, player_id, gateway, amount, state, reason, reference, fields, created_at, expires_at, decided_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8::text::jsonb, $9, $10, $11)`,
    [
      past.id,
      player,
      past.gateway,
      past.amount,
      past.state,
      past.reason ?? null,
      past.reference,
      JSON.stringify(past.fields ?? []),
      past.createdAt,
      new Date(past.createdAt.getTime() + DAY),
      past.decidedAt ?? null,
    ],
  );
}
