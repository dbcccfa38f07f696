import type { StatementSummary } from '@pavilion/api-client';
import { addPaise, type Paise, subtractPaise, sumPaise } from '@pavilion/money';
import type { EntryKind } from './view.ts';

/** The order in which a balance is explained. */
const order: readonly EntryKind[] = ['deposit', 'withdrawal', 'sports', 'casino', 'bonus', 'adjustment'];

interface CompositionPart {
  readonly kind: EntryKind;
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
}

export function composeBalance(summary: StatementSummary): Composition {
  const parts = order
    .map((kind) => {
      const same = summary.byKind.filter((each) => each.kind === kind);
      const count = same.reduce((total, each) => total + each.count, 0);
      return { kind, count, amount: sumPaise(same, (each) => each.amount) };
    })
    .filter((part) => part.count > 0 || part.amount !== 0);
  const of = (...kinds: EntryKind[]) =>
    sumPaise(
      parts.filter(({ kind }) => kinds.includes(kind)),
      ({ amount }) => amount,
    );
  const explained = addPaise(summary.openingCash, ...parts.map(({ amount }) => amount));
  return {
    opening: summary.openingCash,
    parts,
    unexplained: subtractPaise(summary.closingCash, explained),
    closing: summary.closingCash,
    coins: summary.coins,
    balance: addPaise(summary.closingCash, summary.coins),
    play: of('sports', 'casino'),
    transfers: of('deposit', 'withdrawal'),
  };
}

/** Whether the operator's own figures agree with each other to the paisa. */
export function addsUp(summary: StatementSummary): boolean {
  const { unexplained, balance } = composeBalance(summary);
  return unexplained === 0 && balance === summary.balance;
}
