import type { StatementSummary } from '@pavilion/api-client';
import type { EntryKind } from './view.ts';

/** The order in which a balance is explained. */
const order: readonly EntryKind[] = ['deposit', 'withdrawal', 'sports', 'casino', 'bonus', 'adjustment'];

interface CompositionPart {
  readonly kind: EntryKind;
  readonly count: number;
  readonly amount: number;
}

/**
 * How a balance is made up, in paise: `opening` plus the `parts` plus `unexplained` is `closing`, and `closing` plus
 * `coins` is `balance`, always. `unexplained` is 0 as long as the operator's figures agree with each other.
 */
export interface Composition {
  readonly opening: number;
  readonly parts: readonly CompositionPart[];
  readonly unexplained: number;
  readonly closing: number;
  readonly coins: number;
  readonly balance: number;
  /** Cash gained or lost by play, and what deposits brought less what withdrawals took. */
  readonly play: number;
  readonly transfers: number;
}

export function composeBalance(summary: StatementSummary): Composition {
  const parts = order
    .map((kind) => {
      const same = summary.byKind.filter((each) => each.kind === kind);
      return { kind, count: sum(same.map((each) => each.count)), amount: sum(same.map((each) => each.amount)) };
    })
    .filter((part) => part.count > 0 || part.amount !== 0);
  const of = (...kinds: EntryKind[]) =>
    sum(parts.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount));
  return {
    opening: summary.openingCash,
    parts,
    unexplained: summary.closingCash - summary.openingCash - sum(parts.map(({ amount }) => amount)),
    closing: summary.closingCash,
    coins: summary.coins,
    balance: summary.closingCash + summary.coins,
    play: of('sports', 'casino'),
    transfers: of('deposit', 'withdrawal'),
  };
}

/** Whether the operator's own figures agree with each other to the paisa. */
export function addsUp(summary: StatementSummary): boolean {
  const { unexplained, balance } = composeBalance(summary);
  return unexplained === 0 && balance === summary.balance;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0);
