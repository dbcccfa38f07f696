import { createHash } from 'node:crypto';
import type { Paise } from '@pavilion/money';
import type { OrderProblem } from '../../store/index.ts';
import { WalletRefusal } from './codes.ts';
import type { MoneyInput } from './wire.ts';

/** What a provider asks to be done with a player's money. It is done once: the same again gets the first answer. */
export interface Order {
  readonly provider: string;
  readonly kind: 'bet' | 'win' | 'bet-win' | 'rollback';
  readonly input: MoneyInput;
  readonly staked: Paise;
  readonly won: Paise;
  /** What a rollback takes back. */
  readonly reverses?: string;
  /** Who asks: the provider, unless said. */
  readonly by?: 'provider' | 'desk';
  readonly at: Date;
}

/** Names what was asked for: not by whose token, which may be another one when it is asked for again. */
export function hashOf({ kind, input: { player, round, close, together }, staked, won, reverses }: Order): Buffer {
  // What stands alone has the hash that it always had.
  const more = together === undefined ? [] : [together];
  return createHash('sha256')
    .update(JSON.stringify([kind, player, round, close, staked, won, reverses ?? null, ...more]))
    .digest();
}

/** A problem in a provider's words. */
export function refusalOf(problem: OrderProblem): WalletRefusal {
  switch (problem) {
    case 'duplicate':
      return new WalletRefusal('DUPLICATE_TRANSACTION', 'This transaction stands for something else.');
    case 'rolled-back':
      return new WalletRefusal('TRANSACTION_ROLLED_BACK', 'This bet has been rolled back.');
    // Done already or not, it is not done now.
    case 'sealed':
      return new WalletRefusal(
        'ROUND_CLOSED',
        'This round ended more than ninety days ago: nothing more is taken for it.',
      );
    case 'player':
      return new WalletRefusal('PLAYER_NOT_FOUND', 'There is no such player.');
    case 'token':
      return new WalletRefusal('INVALID_TOKEN', 'There is no such token.');
    case 'other-player':
      return new WalletRefusal('INVALID_TOKEN', 'This token is another player’s.');
    case 'no-bet':
      return new WalletRefusal('TRANSACTION_NOT_FOUND', 'No bet of this player stands in this round.');
    case 'other-bet':
      return new WalletRefusal('INVALID_REQUEST', 'This bet is of another player or round.');
    case 'won':
      return new WalletRefusal('NOT_REVERSIBLE', 'The last bet of a round that has won is not rolled back.');
    case 'money':
      return new WalletRefusal('NOT_ENOUGH_MONEY', 'The player has no longer got what this bet has won.');
    default:
      return new WalletRefusal('NOT_REVERSIBLE', `A ${problem} is not rolled back: only a bet is.`);
  }
}
