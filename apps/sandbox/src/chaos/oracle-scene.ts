import type { Random } from '../base/index.ts';
import type { TestSandbox } from '../testing/sandbox.ts';
import type { OracleBooks } from './oracle-books.ts';
import type { TakenOffers } from './oracle-taken.ts';
import type { OracleTally } from './oracle-tally.ts';

/** What is at hand for each part of what players do: the operator, what the oracle has of it, and what is counted. */
export interface Scene {
  readonly sandbox: TestSandbox;
  readonly books: OracleBooks;
  readonly random: Random;
  readonly tally: OracleTally;
  readonly taken: TakenOffers;
}
