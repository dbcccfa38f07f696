import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bonusMoves, partMoves } from '../apps/sandbox/src/money/bonus/states.ts';
import { DEPOSIT_MOVES } from '../apps/sandbox/src/money/deposits/states.ts';
import { withdrawalMoves } from '../apps/sandbox/src/money/withdrawals/states.ts';
import { KYC_MOVES } from '../apps/sandbox/src/players/kyc/states.ts';
import { LIMIT_MOVES } from '../apps/sandbox/src/players/limits/states.ts';
import { provenIn } from './proofs.ts';

// Every move of the operator's tables is made in a browser, where its player sees it. That every other is refused, the tests beside each
// table walk through.

const root = join(__dirname, '..');

type ByCause = Readonly<Record<string, { readonly from: string | readonly string[]; readonly to: string }>>;
type ByState = Readonly<Record<string, Readonly<Record<string, string>>>>;
const arrow = (from: string, to: string) => `${from} → ${to}`;
const byCause = (table: ByCause) =>
  Object.entries(table).flatMap(([cause, { from, to }]) =>
    [from].flat().map((state) => `${cause}: ${arrow(state, to)}`),
  );
const byState = (table: ByState) =>
  Object.entries(table).flatMap(([state, moves]) => Object.values(moves).map((to) => arrow(state, to)));

const tables = {
  deposit: byCause(DEPOSIT_MOVES),
  withdrawal: byCause(withdrawalMoves),
  document: byCause(KYC_MOVES),
  limit: byCause(LIMIT_MOVES),
  bonus: byState(bonusMoves),
  part: byState(partMoves),
};

const proofs = globSync('e2e/*.spec.ts', { cwd: root })
  .flatMap((file) => provenIn(file, readFileSync(join(root, file), 'utf8')))
  .map(([of, ...moves]) => ({ of, moves }));

test.each(Object.entries(tables))('every move of a %s is seen in a browser test', (of, moves) => {
  const proven = proofs.flatMap((proof) => (proof.of === of ? proof.moves : []));
  expect([...new Set(proven)].toSorted()).toEqual([...new Set(moves)].toSorted());
});
