import { negatePaise } from '@pavilion/money';
import { MINUTE, withdrawalNumber } from '../../base/index.ts';
import { accountIdentity, type PastWithdrawal, recordWithdrawal, upiAddress } from '../../money/index.ts';
import { demoPlayer } from '../../players/index.ts';
import {
  type CashMove,
  cashMovesOf,
  type Database,
  holdKeys,
  isSeeded,
  markSeeded,
  type Vault,
} from '../../store/index.ts';
import { DEMO_ACCOUNTS } from './bank.ts';

const VERSION = '1';
const DEMO_UPI = 'rohit.k@ybl';
const REASONS: ReadonlyMap<string, string> = new Map([
  ['failed', 'The UPI address did not accept the transfer.'],
  ['declined', 'The account is not in your name.'],
]);

/**
 * The demo player's requests, one for each withdrawal in their ledger: paid ones with their UTR, one that is being paid, those
 * that came back, and the one that waits for KYC.
 * They have withdrawn to their first account and to their UPI address before, so neither takes their password again.
 */
export async function seedDemoWithdrawals(database: Database, vault: Vault): Promise<void> {
  if (await isSeeded(database, 'demo-withdrawals', VERSION)) return;
  await database.transaction(async (tx) => {
    const demo = await demoPlayer(tx);
    if (demo) {
      await holdKeys(tx, vault);
      const [account] = DEMO_ACCOUNTS;
      const destination = JSON.stringify({ holder: 'Rohit Kulkarni', ...account });
      const kept = {
        upi: upiAddress(vault, demo.id, DEMO_UPI),
        bank: {
          sealed: vault.seal(demo.id, destination),
          fingerprint: vault.fingerprint(accountIdentity(account.ifsc, account.accountNumber)),
        },
      };
      const moves = await cashMovesOf(tx, demo.id, 'withdrawal');
      for (const move of moves) {
        const past = pastOf(move, moves);
        if (past) await recordWithdrawal(tx, demo.id, { ...past, ...sealedOf(kept[past.method]) });
      }
    }
    await markSeeded(tx, 'demo-withdrawals', VERSION);
  });
}

const sealedOf = ({ sealed, fingerprint }: Pick<PastWithdrawal, 'sealed' | 'fingerprint'>) => ({ sealed, fingerprint });

const STATES = ['pending', 'approved', 'paid', 'failed', 'declined', 'cancelled'] as const;

/** What a word of the ledger says of a request. */
function stateOf(written: string): PastWithdrawal['state'] {
  if (written === 'Waits for KYC') return 'pending';
  const state = STATES.find((known) => known === written.toLowerCase());
  if (!state) throw new Error(`A withdrawal can't be ${written}`);
  return state;
}

/** The request that a move of the ledger stands for; null where it only gives one back. */
function pastOf(
  { reference, title, detail, state: written, at, amount }: CashMove,
  moves: readonly CashMove[],
): Omit<PastWithdrawal, 'sealed' | 'fingerprint'> | null {
  const id = withdrawalNumber(reference);
  if (id === null) return null;
  const state = stateOf(written);
  const isPaid = state === 'paid';
  const returned = moves.find((move) => move.reference === `${reference}-R`)?.at ?? null;
  return {
    id,
    method: title === 'Withdrawal to UPI' ? 'upi' : 'bank',
    destination: detail.split(',')[0] ?? '',
    amount: negatePaise(amount),
    state,
    needsKyc: state === 'pending',
    reason: REASONS.get(state) ?? null,
    utr: isPaid ? (/UTR (\w+)/.exec(detail)?.[1] ?? `UPI${id}7731`) : null,
    createdAt: at,
    decidedAt: isPaid || state === 'approved' ? new Date(at.getTime() + 87 * MINUTE) : returned,
  };
}
