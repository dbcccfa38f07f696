import type { CallInput, createWithdrawal } from '@pavilion/api-client/wire';
import { Refusal } from '../../base/index.ts';
import type { Vault } from '../../store/index.ts';
import { accountIdentity } from '../bank/new-destination.ts';

/** Where the money goes, whole: for the desk's eyes only. */
export type Destination =
  | { readonly holder: string; readonly bankName: string; readonly accountNumber: string; readonly ifsc: string }
  | { readonly upi: string };

/** A destination as a withdrawal keeps it. */
export interface KeptDestination {
  /** What the player sees of it: `HDFC Bank •••• 4417`, `rohit•••@ybl`. */
  readonly masked: string;
  readonly sealed: Buffer;
  readonly fingerprint: Buffer;
}

/** A saved account or card as `withdrawal_begun` returns it; a card has neither IFSC nor number. */
export interface SealedAccount {
  readonly account: number | null;
  readonly holder: string | null;
  readonly bank_name: string | null;
  readonly last_digits: string | null;
  readonly ifsc: string | null;
  readonly sealed: Uint8Array | null;
}

/** Where a request wants its money: one of the player's own accounts, or a UPI address. Refused by field where it says neither. */
export function destinationOf(
  vault: Vault,
  player: number,
  { method, bankId, upi }: Pick<CallInput<typeof createWithdrawal>, 'method' | 'bankId' | 'upi'>,
  saved: SealedAccount,
): KeptDestination {
  if (method === 'bank') {
    if (bankId === undefined) throw new Refusal(422, 'Choose an account to withdraw to.', 'bankId');
    return accountOf(vault, player, saved);
  }
  if (upi === undefined) throw new Refusal(422, 'Enter the UPI ID to withdraw to.', 'upi');
  return upiAddress(vault, player, upi);
}

/** What a request whose account is not there, or not any more, is refused with. */
export const noAccount = () => new Refusal(404, 'This account was not found.', 'bankId');

function accountOf(vault: Vault, player: number, saved: SealedAccount): KeptDestination {
  const { account, holder, bank_name: bankName, last_digits: lastDigits, ifsc, sealed } = saved;
  if (account === null || holder === null || bankName === null) throw noAccount();
  if (ifsc === null || sealed === null) {
    throw new Refusal(422, 'You can’t withdraw to a card. Choose a bank account or a UPI ID.', 'bankId');
  }
  const accountNumber = vault.open(player, sealed);
  const destination: Destination = { holder, bankName, accountNumber, ifsc };
  return {
    masked: `${bankName} •••• ${lastDigits}`,
    sealed: vault.seal(player, JSON.stringify(destination)),
    fingerprint: vault.fingerprint(accountIdentity(ifsc, accountNumber)),
  };
}

/** A UPI address as a destination. It means the same whatever its case. */
export function upiAddress(vault: Vault, player: number, upi: string): KeptDestination {
  const destination: Destination = { upi };
  return {
    masked: maskedUpi(upi),
    sealed: vault.seal(player, JSON.stringify(destination)),
    fingerprint: vault.fingerprint(upiIdentity(upi)),
  };
}

/** What makes a UPI address the same as one seen before. */
export const upiIdentity = (upi: string) => `upi:${upi.toLowerCase()}`;

/** `rohit.k@ybl` as `rohit•••@ybl`: at most five characters are shown, and never the last two of the name. */
export function maskedUpi(upi: string): string {
  const [name = '', bank = ''] = upi.split('@');
  return `${name.slice(0, Math.max(0, Math.min(5, name.length - 2)))}•••@${bank}`;
}
