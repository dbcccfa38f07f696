import { demoPlayer } from '../accounts/players.ts';
import { accountIdentity } from '../bank/bank.ts';
import { DEMO_ACCOUNTS } from '../bank/seed.ts';
import type { Vault } from '../bank/vault.ts';
import type { Database } from '../database/database.ts';
import { isSown, noteSown } from '../database/settings.ts';
import { upiAddress } from './destination.ts';

const VERSION = '1';
const DEMO_UPI = 'rohit.k@ybl';

/**
 * The demo player's requests, one for each withdrawal in his ledger: paid ones with their UTR, and the one that waits for KYC.
 * He has withdrawn to his first account and to his UPI address before, so neither takes his password again.
 */
export async function seedDemoWithdrawals(database: Database, vault: Vault): Promise<void> {
  if (await isSown(database, 'demo-withdrawals', VERSION)) return;
  await database.transaction(async (tx) => {
    const demo = await demoPlayer(tx);
    if (demo) {
      const upi = upiAddress(vault, demo.id, DEMO_UPI);
      const [account] = DEMO_ACCOUNTS;
      const whole = JSON.stringify({ holder: 'Rohit Kulkarni', ...account });
      await tx.query(
        `insert into withdrawal (id, player_id, method, destination, sealed, fingerprint, amount, state, needs_kyc, utr,
           created_at, decided_at)
         overriding system value
         select substr(t.reference, 4)::bigint, $1, m.method, split_part(t.detail, ',', 1),
           case m.method when 'upi' then $2::bytea else $4 end, case m.method when 'upi' then $3::bytea else $5 end,
           -e.amount, case t.state when 'Paid' then 'paid' else 'pending' end, t.state <> 'Paid',
           case t.state when 'Paid' then coalesce(substring(t.detail from 'UTR (\\w+)'), 'UPI' || substr(t.reference, 4) || '7731') end,
           t.at, case t.state when 'Paid' then t.at + interval '87 minutes' end
         from ledger_transaction t join ledger_entry e on e.transaction_id = t.id join account a on a.id = e.account_id,
           lateral (select case t.title when 'Withdrawal to UPI' then 'upi' else 'bank' end as method) as m
         where a.player_id = $1 and a.purse = 'cash' and t.kind = 'withdrawal' and t.reference ~ '^WD-\\d+$'
         on conflict (id) do nothing`,
        [
          demo.id,
          upi.sealed,
          upi.fingerprint,
          vault.seal(demo.id, whole),
          vault.fingerprint(accountIdentity(account.ifsc, account.accountNumber)),
        ],
      );
    }
    await noteSown(tx, 'demo-withdrawals', VERSION);
  });
}
