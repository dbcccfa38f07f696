import type { BetStatus } from '@pavilion/api-client/wire';
import { gainOf, isReached } from '@pavilion/betting-math';
import { type Paise, sumPaise, ZERO } from '@pavilion/money';
import { VOID } from '../feed/play.ts';
import { type BetMarket, type FilledBet, lineOf, matchedOf, OPEN } from './book.ts';

/** What becomes of a bet. */
export interface BetResult {
  readonly status: BetStatus;
  readonly profit: Paise;
}

/** What becomes of a bet, by what was matched of it. Where nothing was, an open one lapses and a closed one stays what it is. */
export function resultOf({ kind }: Pick<BetMarket, 'kind'>, bet: FilledBet, outcome: string): BetResult {
  const matched = matchedOf(kind, bet);
  if (matched.length === 0) return { status: OPEN.includes(bet.status) ? 'lapsed' : bet.status, profit: ZERO };
  if (outcome === VOID) return { status: 'void', profit: ZERO };
  const isBorneOut = kind === 'fancy' ? isReached(lineOf(bet), Number(outcome)) : bet.runnerId === outcome;
  const profit = sumPaise(matched, (wager) => gainOf(wager, isBorneOut));
  return { status: isBorneOut === (bet.side === 'back') ? 'won' : 'lost', profit };
}
