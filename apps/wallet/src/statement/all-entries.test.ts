import type { StatementEntry } from '@pavilion/api-client';
import { createTestShell } from '@pavilion/contract/testing';
import { readEntries } from './all-entries.ts';
import { answerStatement, testLedger } from './test-ledger.ts';

const filter = { from: '2025-12-01', to: '2026-11-21' };
const operator = (
  count: number,
  change: (answer: ReturnType<typeof answerStatement>) => unknown = (answer) => answer,
) =>
  createTestShell({
    answers: { getAccountStatement: (question: never) => change(answerStatement(testLedger(count), question)) },
  });

/** Keeps what is read. */
function reading(most = 1000) {
  const entries: StatementEntry[] = [];
  const progresses: unknown[] = [];
  const take = (page: readonly StatementEntry[]) => entries.push(...page);
  return { entries, progresses, take, most, onProgress: (progress: unknown) => progresses.push(progress) };
}

test('every entry comes, a hundred at a time, with word of how far it is', async () => {
  const { api, calls } = operator(230);
  const kept = reading();
  const { first, last, total, next } = await readEntries(api, filter, kept);
  expect([kept.entries.length, first, last, total, next, calls.length]).toEqual([230, 1, 230, 230, null, 3]);
  expect(kept.progresses).toEqual([
    { done: 100, total: 230 },
    { done: 200, total: 230 },
    { done: 230, total: 230 },
  ]);
});

test('a statement longer than a part comes in parts that follow each other, none of its entries twice and none left out', async () => {
  const { api } = operator(430);
  const kept = reading(150);
  const parts = [];
  let after = null;
  do {
    const part: Awaited<ReturnType<typeof readEntries>> = await readEntries(api, filter, { ...kept, after });
    parts.push(part);
    after = part.next;
  } while (after);
  expect(parts.map(({ number, first, last, total }) => [number, first, last, total])).toEqual([
    [1, 1, 200, 430],
    [2, 201, 400, 430],
    [3, 401, 430, 430],
  ]);
  const all = testLedger(430).entries;
  expect(kept.entries.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  expect(parts[1]?.moments).toEqual({ newest: all[200]?.at, oldest: all[399]?.at });
});

test('an operator that never ends its pages does not keep it going', async () => {
  const { api, calls } = operator(3, (answer) => ({
    ...answer,
    data: { ...answer.data, next: 'e2' },
  }));
  const kept = reading();
  await readEntries(api, filter, kept);
  expect(kept.entries).toHaveLength(3);
  expect(calls.length).toBeLessThan(4);
});
