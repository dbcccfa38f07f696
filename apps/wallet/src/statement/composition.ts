import type { StatementSummary } from '@pavilion/api-client';
import { addPaise, type Paise, subtractPaise, sumPaise, ZERO } from '@pavilion/money';
import type { EntryKind } from './view.ts';

/** What makes a balance: the kinds of entries, and what of the bonus kind is referral commission by itself. */
type PartKind = EntryKind | 'commission';

/** The order in which a balance is explained. */
const order: readonly PartKind[] = [
  ...(['deposit', 'withdrawal', 'sports', 'casino'] as const),
  ...(['bonus', 'commission', 'adjustment', 'other'] as const),
];

interface CompositionPart {
  readonly kind: PartKind;
  readonly count: number;
  readonly amount: Paise;
}

/**
 * How a balance is made up: `opening` plus the `parts` plus `unexplained` is `closing`, and `closing` plus
 * `coins` is `balance`, always. `unexplained` is 0 as long as the operator's figures agree with each other.
 */
export interface Composition {
  readonly opening: Paise;
  readonly parts: readonly CompositionPart[];
  readonly unexplained: Paise;
  readonly closing: Paise;
  readonly coins: Paise;
  readonly balance: Paise;
  /** Cash gained or lost by play, and what deposits brought less what withdrawals took. */
  readonly play: Paise;
  readonly transfers: Paise;
  /** All else that changed the cash (bonuses, commission, corrections, what is not explained): with play and transfers it is the change. */
  readonly rest: Paise;
}

export function composeBalance(summary: StatementSummary): Composition {
  const parts = order
    .map((kind) => ({ kind, ...partOf(summary, kind) }))
    .filter((part) => part.count > 0 || part.amount !== 0);
  const of = (...kinds: PartKind[]) =>
    sumPaise(
      parts.filter(({ kind }) => kinds.includes(kind)),
      ({ amount }) => amount,
    );
  const explained = addPaise(summary.openingCash, ...parts.map(({ amount }) => amount));
  const play = of('sports', 'casino');
  const transfers = of('deposit', 'withdrawal');
  return {
    opening: summary.openingCash,
    parts,
    unexplained: subtractPaise(summary.closingCash, explained),
    closing: summary.closingCash,
    coins: summary.coins,
    balance: addPaise(summary.closingCash, summary.coins),
    play,
    transfers,
    rest: subtractPaise(subtractPaise(summary.closingCash, summary.openingCash), addPaise(play, transfers)),
  };
}

const NO_COMMISSION = { count: 0, amount: ZERO };

/** A part's entries and amount: a bonus is what its kind has beside the commission. */
function partOf(
  { byKind, commission = NO_COMMISSION }: StatementSummary,
  kind: PartKind,
): Omit<CompositionPart, 'kind'> {
  if (kind === 'commission') return commission;
  const same = byKind.filter((each) => each.kind === kind);
  const count = same.reduce((total, each) => total + each.count, 0);
  const amount = sumPaise(same, (each) => each.amount);
  if (kind !== 'bonus') return { count, amount };
  return { count: count - commission.count, amount: subtractPaise(amount, commission.amount) };
}

/** Whether the operator's own figures agree with each other to the paisa. */
export function addsUp(summary: StatementSummary): boolean {
  const { unexplained, balance } = composeBalance(summary);
  return unexplained === 0 && balance === summary.balance;
}
