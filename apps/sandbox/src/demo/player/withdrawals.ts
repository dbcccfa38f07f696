import { accountIdentity, upiAddress, type Vault } from '../../money/index.ts';
import { demoPlayer } from '../../players/index.ts';
import { type Database, isSeeded, markSeeded } from '../../store/index.ts';
import { DEMO_ACCOUNTS } from './bank.ts';

const VERSION = '1';
const DEMO_UPI = 'rohit.k@ybl';
const REASONS = {
  failed: 'The UPI address did not accept the transfer.',
  declined: 'The account is in another name than yours.',
};

/**
 * The demo player's requests, one for each withdrawal in their ledger: paid ones with their UTR, those that came
 * back, and the one that waits for KYC.
 * They have withdrawn to their first account and to their UPI address before, so neither takes their password again.
 */
export async function seedDemoWithdrawals(database: Database, vault: Vault): Promise<void> {
  if (await isSeeded(database, 'demo-withdrawals', VERSION)) return;
  await database.transaction(async (tx) => {
    const demo = await demoPlayer(tx);
    if (demo) {
      const upi = upiAddress(vault, demo.id, DEMO_UPI);
      const [account] = DEMO_ACCOUNTS;
      const destination = JSON.stringify({ holder: 'Rohit Kulkarni', ...account });
      await tx.query(
        `with request as (
           select substr(t.reference, 4)::bigint as id, case t.title when 'Withdrawal to UPI' then 'upi' else 'bank' end as method,
             split_part(t.detail, ',', 1) as destination, substring(t.detail from 'UTR (\\w+)') as utr, -e.amount as amount, t.at,
             case t.state when 'Waits for KYC' then 'pending' else lower(t.state) end as state,
             (select back.at from ledger_transaction back where back.reference = t.reference || '-R') as returned
           from ledger_transaction t join ledger_entry e on e.transaction_id = t.id join account a on a.id = e.account_id
           where a.player_id = $1 and a.name = 'cash' and t.kind = 'withdrawal' and t.reference ~ '^WD-\\d+$'
         )
         insert into withdrawal (id, player_id, method, destination, sealed, fingerprint, amount, state, needs_kyc, reason, utr,
           created_at, decided_at)
         overriding system value
         select id, $1, method, destination, case method when 'upi' then $2::bytea else $4 end,
           case method when 'upi' then $3::bytea else $5 end, amount, state, state = 'pending', $6::text::jsonb ->> state,
           case state when 'paid' then coalesce(utr, 'UPI' || id || '7731') end, at,
           case state when 'paid' then at + interval '87 minutes' else returned end
         from request on conflict (id) do nothing`,
        [
          demo.id,
          upi.sealed,
          upi.fingerprint,
          vault.seal(demo.id, destination),
          vault.fingerprint(accountIdentity(account.ifsc, account.accountNumber)),
          JSON.stringify(REASONS),
        ],
      );
    }
    await markSeeded(tx, 'demo-withdrawals', VERSION);
  });
}
