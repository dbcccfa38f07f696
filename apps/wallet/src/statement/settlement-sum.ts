import type { Bet, StatementSettlement } from '@pavilion/api-client';
import { negatePaise, type Paise, subtractPaise, sumPaise, ZERO } from '@pavilion/money';

/** A step of a settlement's arithmetic. All steps together are what the line moved, to the paisa. */
export type SettlementStep =
  | { readonly kind: 'bet'; readonly bet: Bet; readonly amount: Paise }
  | { readonly kind: 'net' | 'commission' | 'before' | 'unexplained'; readonly amount: Paise };

/**
 * How a market's bets came to what a line moved: each bet's result where these make the net, else the net alone (a later result stands
 * with the bets by now); less its commission; less what an earlier result had moved.
 */
export function settlementSteps(
  bets: readonly Bet[],
  { net, commission, before }: StatementSettlement,
  moved: Paise,
): SettlementStep[] {
  const settled = bets.filter(({ profit }) => profit !== null);
  const isExplained = settled.length > 0 && sumPaise(settled, ({ profit }) => profit ?? ZERO) === net;
  const steps: SettlementStep[] = [
    ...(isExplained
      ? settled.map((bet) => ({ kind: 'bet' as const, bet, amount: bet.profit ?? ZERO }))
      : [{ kind: 'net' as const, amount: net }]),
    ...(commission === 0 ? [] : [{ kind: 'commission' as const, amount: negatePaise(commission) }]),
    ...(before ? [{ kind: 'before' as const, amount: negatePaise(subtractPaise(before.net, before.commission)) }] : []),
  ];
  const rest = subtractPaise(
    moved,
    sumPaise(steps, ({ amount }) => amount),
  );
  return rest === 0 ? steps : [...steps, { kind: 'unexplained', amount: rest }];
}
