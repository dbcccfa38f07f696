import { liabilityOf, wagerOf, winningsOf } from '@pavilion/betting-math';
import { type Paise, subtractPaise } from '@pavilion/money';
import type { TranslateSlip } from '../messages/slip.ts';
import { type SlipBet, selectionOf } from './slip-bet.ts';

export const isWaiting = ({ state }: Pick<SlipBet, 'state'>) => state === 'unmatched' || state === 'partial';
export const isRefused = ({ state }: Pick<SlipBet, 'state'>) => state === 'rejected';
/** Nothing of it was matched, and nothing waits any more. */
export const isNothing = ({ state, outcome }: SlipBet) =>
  (state === 'cancelled' || state === 'lapsed') && outcome?.matchedStake === 0;
/** What was matched of it is all there will be, and less than was asked for. */
export const isPartAlone = ({ state, request, outcome }: SlipBet) =>
  state === 'matched' && request !== null && outcome !== null && outcome.matchedStake < request.stake;

/** A result has said what it came to: nothing of it is at risk any more. */
export const isSettled = ({ state }: Pick<SlipBet, 'state'>) => state === 'won' || state === 'lost' || state === 'void';

/** How much of it was matched, in a few words. */
export const matchedText = ({ request, outcome }: SlipBet, t: TranslateSlip): string =>
  t(request && outcome && outcome.matchedStake < request.stake ? 'matchedPart' : 'matchedAll');

/**
 * What a better price than was asked for is worth, while the bet is open: so much more to win for a back, so much less at risk for a lay.
 * Null where it was matched at what was asked for, or worse.
 */
export function betterBy(bet: SlipBet): Paise | null {
  const { kind, side, state, request, outcome } = bet;
  if (!(request && outcome?.sums) || outcome.matchedPrice === null || outcome.matchedPrice === request.price)
    return null;
  if (state !== 'matched' && state !== 'partial') return null;
  const stake = isWaiting(bet) ? request.stake : outcome.matchedStake;
  const requested = wagerOf(kind, { selection: selectionOf(bet), side }, { stake, price: request.price });
  const better =
    side === 'back'
      ? subtractPaise(outcome.sums.wins, winningsOf(requested))
      : subtractPaise(liabilityOf(requested), outcome.sums.liability);
  return better > 0 ? better : null;
}

/** What has become of a bet, in a few words. */
export function verdictText(bet: SlipBet, t: TranslateSlip): string {
  const { state } = bet;
  if (isPartAlone(bet)) return t('matchedPart');
  switch (state) {
    case 'submitting':
    case 'delayed':
      return t('placing');
    case 'matched':
      return t('matchedAll');
    case 'partial':
      return t('matchedPart');
    case 'unmatched':
      return t('matchedNone');
    case 'rejected':
      return t('rejected');
    case 'unknown':
      return t('unknown');
    case 'draft':
      return '';
    default:
      return t('over', { status: t(state) });
  }
}
