import type { Paise } from '@pavilion/money';
import type { Clock } from '../../base/index.ts';
import type { Wallet, WalletReply } from './client.ts';
import { deliver, type Order, type Sender } from './orders.ts';

/** What a player staked on at once, their own round or a ticket on one for everyone: to the operator each is a round of its own. */
interface Staked {
  readonly id: string;
  readonly provider: string;
  readonly player: string;
}

/** What its transactions are called at the operator. */
const named = (id: string) => ({ bet: `${id}-b`, win: `${id}-w`, back: `${id}-r` });

/** Asks for its stake, paise. */
export const askStake = (
  wallet: Wallet,
  { id, provider, player, walletToken, stake }: Staked & { readonly walletToken: string; readonly stake: Paise },
  /** The round for everyone that it is a ticket on: to a player's limits all of theirs on it are one bet. */
  shared?: number,
): Promise<WalletReply> =>
  wallet.call(provider, 'bet', {
    ...{ player, round: id, transaction: named(id).bet, currency: 'INR', token: walletToken },
    ...(shared === undefined ? {} : { together: `round-${shared}` }),
    amount: stake,
  });

/** What ends it: what comes back in all, paise. */
export const winOf = ({ id, provider, player }: Staked, amount: Paise): Order => ({
  ...{ provider, call: 'win' },
  body: { player, round: id, transaction: named(id).win, currency: 'INR', close: true, amount },
});

/** What undoes it: its stake comes back, or is refused when it comes. */
export const undoingOf = ({ id, provider, player }: Staked): Order => ({
  ...{ provider, call: 'rollback' },
  body: { player, round: id, transaction: named(id).back, currency: 'INR', reverses: named(id).bet, close: true },
});

/** What the operator has answered about it. */
export interface Answered {
  /** What the player can play with, paise; null where the operator did not say. */
  readonly balance: number | null;
  /** Why the stake was not taken, in the operator's code and sentence. */
  readonly refusal: { readonly code: string; readonly message: string } | null;
}

/** Where nothing was asked for. */
export const UNASKED: Answered = { balance: null, refusal: null };

/** Tries what its end has ordered for the first time, and says what came of that and of its `bet`. */
export async function answeredOf(
  services: Sender & { readonly clock: Clock },
  { id, state }: { readonly id: string; readonly state: string },
  bet: WalletReply | null = null,
): Promise<Answered> {
  const { win, back } = named(id);
  const name = state === 'over' ? win : state === 'undone' && bet?.kind !== 'refused' ? back : null;
  const last = name === null ? bet : ((await deliver(services, name, services.clock())) ?? bet);
  return {
    balance: last?.kind === 'done' ? last.balance : null,
    refusal: bet?.kind === 'refused' ? { code: bet.code, message: bet.message } : null,
  };
}
