import { decideByHand, deskMarket, lookAtDecision, VOID } from '../sports/index.ts';
import type { Queryable, Transaction } from '../store/index.ts';
import { outcomeText } from './market-page.ts';
import type { Operator } from './operators.ts';
import type { DeskRequest, MarketRequest } from './request-kinds.ts';
import { keepRequest } from './requests.ts';

interface NewResult extends Pick<MarketRequest, 'market' | 'outcome' | 'seen' | 'reason'> {
  /** What the form carries: sent twice, it is asked for once. */
  readonly once: string;
}

/** What became of a result that one operator gave. */
interface GivenResult {
  /** In a sentence, for the log. */
  readonly what: string;
  /** What waits for a second operator; undefined where it is decided. */
  readonly request: DeskRequest | undefined;
}

/**
 * Gives a market a result by hand: at once where one operator may (`lookAtDecision`), otherwise once a second one approves. Refused as that
 * refuses.
 */
export async function askResult(
  tx: Transaction,
  operator: Operator,
  { once, ...decision }: NewResult,
  now: Date,
): Promise<GivenResult> {
  const { before, reason, takesTwo } = await lookAtDecision(tx, decision);
  const name = `${before.name}, ${before.matchName} (${decision.market})`;
  const after = outcomeText(before, decision.outcome);
  const result = before.outcome === null ? after : `${after} in place of ${outcomeText(before, before.outcome)}`;
  if (takesTwo) {
    const request = await keepRequest(tx, operator, { kind: 'market', once, ...decision, reason }, now);
    return { what: `Said, as the first of two, ${name}: ${result}, because: ${reason}`, request };
  }
  await decideByHand(tx, decision, { eyes: 1, at: now });
  const word = before.outcome !== null ? 'Corrected' : 'Decided';
  const isVoided = before.outcome === null && decision.outcome === VOID;
  return {
    what: `${isVoided ? `Voided ${name}` : `${word} ${name}: ${result}`}, because: ${reason}`,
    request: undefined,
  };
}

/** Decides a market that waited for a second operator, who has locked the request. */
export async function doResult(
  tx: Transaction,
  { market, outcome, seen, reason }: MarketRequest,
  at: Date,
): Promise<void> {
  await decideByHand(tx, { market, outcome, seen, reason }, { eyes: 2, at });
}

/** A market's result in words, as a request names it. */
export async function resultText(database: Queryable, { market: id, outcome }: MarketRequest): Promise<string> {
  const market = await deskMarket(database, id);
  return market ? `${market.name}, ${market.matchName}: ${outcomeText(market, outcome)}` : outcome;
}
