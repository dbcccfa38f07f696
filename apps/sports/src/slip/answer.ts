import type { Bet } from '@pavilion/api-client';
import { canMove, figureOf, hundredthsOf } from '@pavilion/betting-math';
import { negatePaise, ZERO } from '@pavilion/money';
import { figuresOf } from '../bets/bet-figures.ts';
import type { BetRequest, Outcome, SlipBet } from './slip-bet.ts';
import { move, update } from './slip-store.ts';

/** The request of a bet as it was asked for: the price that was seen, with what may be taken in its place. */
export function requestOf(bet: SlipBet, request: BetRequest) {
  if (bet.marketId === null) throw new Error('A bet without a market can’t be placed');
  return {
    refMatchId: bet.refMatchId,
    marketId: bet.marketId,
    marketType: bet.kind,
    runnerId: bet.runnerId,
    selectionType: bet.side,
    odds: figureOf(request.price),
    ...(request.line === null ? {} : { line: request.line }),
    stack: request.stake,
    oddsPolicy: request.policy,
    // On an exchange what nobody offers now waits for whoever does.
    ...(bet.kind === 'match_odds' ? { rest: 'stay' as const } : {}),
    clientRef: bet.clientRef,
  };
}

/** When it became what it is; what waits out a delay has that yet before it. */
export const lastMoment = ({ timeline, createdAt }: Bet): number =>
  (timeline.findLast(({ moment }) => moment !== 'delayed')?.at ?? createdAt).getTime();

/** What the operator says of a bet comes to its place on the slip; an answer that can't follow on it is asked for again. */
export function takeAnswer(bet: SlipBet, answer: Bet, { at, reason }: Pick<Outcome, 'at' | 'reason'>): void {
  const matchedPrice = answer.matchedOdds === null ? null : hundredthsOf(answer.matchedOdds);
  const { wins, loses } = figuresOf(answer);
  const sums = { wins, liability: negatePaise(loses) };
  const rest = answer.timeline.map(({ moment }) => moment).find(isRestEnd) ?? null;
  const outcome: Outcome = { at, matchedStake: answer.matchedStack, matchedPrice, sums, reason, rest, isAbsent: false };
  if (canMove(bet.state, answer.status)) move(bet, answer.status, { outcome });
  else if (bet.state === answer.status) update(bet, outcome);
  else move(bet, 'unknown');
}

const isRestEnd = (moment: Bet['timeline'][number]['moment']) => moment === 'cancelled' || moment === 'lapsed';

/** The operator said no, or takes no such bet any more. */
export const refuse = (bet: SlipBet, why: Pick<Outcome, 'reason' | 'isAbsent'>): void =>
  move(bet, 'rejected', {
    outcome: { at: Date.now(), matchedStake: ZERO, matchedPrice: null, sums: null, rest: null, ...why },
  });
