import type { MarketType } from '@pavilion/api-client';
import { type BetBlocker, figureOf, type Hundredths } from '@pavilion/betting-math';
import { decimalRupees, formatMoney, type Paise, parseRupees, ZERO } from '@pavilion/money';
import { priceText as figureText } from '../bets/bet-figures.ts';
import type { Translate } from '../messages/index.ts';
import type { TranslateSlip } from '../messages/slip.ts';
import type { SlipBet } from './slip-bet.ts';

/** A price as its kind of market writes it: odds, a rate, a line over its volume. */
export function priceText(kind: MarketType, price: Hundredths, line: number | null): string {
  return figureText({ marketType: kind, line }, figureOf(price));
}

/** Which side a selection is on, as its market calls it: back or lay, a fancy's Yes or No. */
export const sideText = ({ kind, side }: Pick<SlipBet, 'kind' | 'side'>, t: Translate, s: TranslateSlip): string =>
  kind === 'fancy' ? s(side === 'back' ? 'yes' : 'no') : t(side);

/** An amount as it is filled into a field: no paise where there are none. */
export const amountText = (amount: Paise): string => decimalRupees(amount).replace(/\.00$/, '');

/** Whether a text that was typed for an amount is not one. */
const isUnreadable = (text: string): boolean => text.trim() !== '' && parseRupees(text) === null;

/** A stake of the player's own, as it is read: `₹150`. */
export const stakeAmount = (text: string): string => formatMoney(parseRupees(text) ?? ZERO).replace(/\.00$/, '');

/**
 * Returns why a bet cannot be placed, in words. A stake that cannot be read is no missing stake. `coins` is the part of the player's
 * balance that bets do not take, where the text has to name it.
 */
export function blockerText(
  blocker: BetBlocker,
  { kind, stakeText }: Pick<SlipBet, 'kind' | 'stakeText'>,
  t: TranslateSlip,
  coins: Paise = ZERO,
): string {
  switch (blocker.reason) {
    case 'market-suspended':
      return t(blocker.isClosed ? 'closedBlock' : 'suspendedBlock');
    case 'price-gone':
      return t(blocker.isStale ? 'staleBlock' : 'goneBlock');
    case 'price-moved':
      return t(blocker.line === null ? 'movedBlock' : 'lineBlock', {
        price: priceText(kind, blocker.price, blocker.line),
      });
    case 'below-min':
      return t('leastBlock', { amount: formatMoney(blocker.least) });
    case 'above-max':
      return t('mostBlock', { amount: formatMoney(blocker.most) });
    case 'over-max-profit':
      return t('profitBlock', { amount: formatMoney(blocker.most) });
    case 'over-own-limit': {
      const { name, amount, left } = blocker.limit;
      const figures = { amount: formatMoney(amount), left: formatMoney(left) };
      return t(name === 'stake-bet' ? 'ownBetBlock' : 'ownDayBlock', figures);
    }
    case 'not-enough-funds':
      return coins > 0
        ? t('coinsBlock', { amount: formatMoney(blocker.missing), coins: formatMoney(coins) })
        : t('fundsBlock', { amount: formatMoney(blocker.missing) });
    case 'stake-empty':
      return t(isUnreadable(stakeText) ? 'badAmount' : 'emptyBlock');
    default:
      return t(plainBlocks[blocker.reason]);
  }
}

const plainBlocks = {
  'signed-out': 'signedOutBlock',
  maintenance: 'maintenanceBlock',
  'self-excluded': 'excludedBlock',
  'ball-running': 'ballBlock',
  submitting: 'submittingBlock',
} as const;
