import type { Bet } from '@pavilion/api-client';
import { canMove, figureOf, hundredthsOf } from '@pavilion/betting-math';
import { negatePaise, ZERO } from '@pavilion/money';
import { figuresOf } from '../bets/bet-figures.ts';
import type { BetRequest, Outcome, Result, SlipBet } from './slip-bet.ts';
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

/** When it became what it is: what still waits out a delay as it was placed, what waits to be matched after one as that was over. */
export const lastMoment = ({ status, timeline, createdAt }: Bet): number => {
  const past = status === 'delayed' ? timeline.filter(({ moment }) => moment !== 'delayed') : timeline;
  const last = past.findLast(({ moment }) => !BEFORE_JUDGED.includes(moment)) ?? past.at(-1);
  return (last?.at ?? createdAt).getTime();
};

/** What is no end of anything: of what was refused before its delay was over, `delayed` is a time yet to come. */
const BEFORE_JUDGED: readonly Moment[] = ['asked', 'delayed'];
type Moment = Bet['timeline'][number]['moment'];

/** What a settled bet came to, each time that it was. Of what an older operator settled it says the last alone. */
function resultsOf({ status, profit, resettled, settledAt, timeline }: Bet): readonly Result[] {
  if (status !== 'won' && status !== 'lost' && status !== 'void') return [];
  const known = timeline.flatMap(({ moment, at, result }) =>
    result ? { at: at.getTime(), ...result, isCorrected: moment === 'corrected' } : [],
  );
  if (known.length > 0 || profit === null || settledAt === null) return known;
  return [{ at: settledAt.getTime(), status, profit, isCorrected: resettled }];
}

/** What the operator says of a bet comes to its place on the slip; an answer that can't follow on it is asked for again. */
export function takeAnswer(bet: SlipBet, answer: Bet, { at, reason }: Pick<Outcome, 'at' | 'reason'>): void {
  const matchedPrice = answer.matchedOdds === null ? null : hundredthsOf(answer.matchedOdds);
  const { wins, loses } = figuresOf(answer);
  const sums = { wins, liability: negatePaise(loses) };
  const rest = answer.timeline.map(({ moment }) => moment).find(isRestEnd) ?? null;
  const outcome: Outcome = {
    at,
    matchedAt: answer.timeline.findLast(({ moment }) => moment === 'matched')?.at.getTime() ?? null,
    results: resultsOf(answer),
    matchedStake: answer.matchedStack,
    matchedPrice,
    sums,
    reason,
    rest,
    isAbsent: false,
  };
  if (answer.status === 'other') move(bet, 'unknown');
  else if (canMove(bet.state, answer.status)) move(bet, answer.status, { outcome });
  else if (bet.state === answer.status) update(bet, outcome);
  else move(bet, 'unknown');
}

const isRestEnd = (moment: Moment) => moment === 'cancelled' || moment === 'lapsed';

const nothingMatched = {
  matchedAt: null,
  results: [],
  matchedStake: ZERO,
  matchedPrice: null,
  sums: null,
  rest: null,
};

/** The operator said no, or takes no such bet any more. */
export const refuse = (bet: SlipBet, why: Pick<Outcome, 'reason' | 'isAbsent'>): void =>
  move(bet, 'rejected', {
    outcome: { ...nothingMatched, at: Date.now(), ...why },
  });
