import { formatMoney, type Paise, ZERO } from '@pavilion/money';
import { Refusal } from '../../base/index.ts';
import { otherRequest } from '../../server/index.ts';
import type { InBookProblem } from '../../store/index.ts';
import type { QuotedMarket } from '../markets/market.ts';
import { RESTS } from '../markets/settings.ts';
import { closedHouse, closedMarket } from './slip.ts';

/** Why the database has not placed a bet; null where it has. */
export interface NotPlaced {
  readonly problem: InBookProblem | null;
  /** What is missing, or left of the size. */
  readonly missing: Paise | null;
}

/** Why a bet was not placed, worded for its player. */
export function refusalOf({ problem, missing }: NotPlaced, { setting }: QuotedMarket): Error {
  const amount = formatMoney(missing ?? ZERO);
  switch (problem) {
    case 'other-request':
      return otherRequest();
    case 'maintenance':
      return closedHouse();
    case 'closed':
      return closedMarket();
    case 'gone':
      return new Refusal(409, 'Nothing is available at these odds or better.', 'odds');
    case 'short':
      return new Refusal(409, `Not enough funds. You need ${amount} more.`, 'stack');
    case 'size':
      return new Refusal(409, `Only ${amount} is left at this price.`, 'stack');
    case 'most':
      return new Refusal(422, `Maximum profit on this market is ${formatMoney(setting.maxProfit)}.`, 'stack');
    case 'rests-here':
      return tooManyRests(RESTS.perMarket, 'on one market');
    case 'rests-in-all':
      return tooManyRests(RESTS.perPlayer, 'in total');
    default:
      return new Error(`place_bet refused by a problem that is not known: ${problem}`);
  }
}

const tooManyRests = (most: number, where: string) =>
  new Refusal(409, `You can have up to ${most} unmatched bets ${where}. Cancel one first.`, 'rest');
