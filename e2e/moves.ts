import { test } from '@playwright/test';
import type { bonusMoves, partMoves } from '../apps/sandbox/src/money/bonus/states.ts';
import type { DEPOSIT_MOVES } from '../apps/sandbox/src/money/deposits/states.ts';
import type { withdrawalMoves } from '../apps/sandbox/src/money/withdrawals/states.ts';
import type { KYC_MOVES } from '../apps/sandbox/src/players/kyc/states.ts';
import type { LIMIT_MOVES } from '../apps/sandbox/src/players/limits/states.ts';

type Arrow<From extends string, To extends string> = `${From} → ${To}`;
/** The moves of a table by what makes them, which each is named by: two causes may share an arrow. */
type ByCause<Table> = {
  [Cause in keyof Table]: Table[Cause] extends { readonly from: infer From; readonly to: infer To extends string }
    ? `${Cause & string}: ${Arrow<From extends readonly (infer State extends string)[] ? State : From & string, To>}`
    : never;
}[keyof Table];
/** The moves of a table by the state that they begin in. */
type ByState<Table> = {
  [State in keyof Table & string]: Arrow<State, Table[State][keyof Table[State]] & string>;
}[keyof Table & string];

/** Every move that the operator's tables allow, by the table that it stands in. */
interface Moves {
  readonly deposit: ByCause<typeof DEPOSIT_MOVES>;
  readonly withdrawal: ByCause<typeof withdrawalMoves>;
  readonly document: ByCause<typeof KYC_MOVES>;
  readonly limit: ByCause<typeof LIMIT_MOVES>;
  readonly bonus: ByState<typeof bonusMoves>;
  readonly part: ByState<typeof partMoves>;
}

/**
 * Says in a browser test which moves its player has just seen, below the expectation that shows it: `scripts/moves.test.ts` finds each
 * move of the tables by it. One that no table has is a type error.
 */
export function proves<Of extends keyof Moves>(of: Of, ...moves: readonly [Moves[Of], ...Moves[Of][]]): void {
  for (const move of moves) test.info().annotations.push({ type: of, description: move });
}
