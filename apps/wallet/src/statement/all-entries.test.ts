import { createTestShell } from '@pavilion/contract/testing';
import { fetchAllEntries } from './all-entries.ts';
import { answerStatement, testLedger } from './test-ledger.ts';

const filter = { from: '2025-12-01', to: '2026-11-21' };
const operator = (
  count: number,
  change: (answer: ReturnType<typeof answerStatement>) => unknown = (answer) => answer,
) =>
  createTestShell({
    answers: { getAccountStatement: (question: never) => change(answerStatement(testLedger(count), question)) },
  });

test('every entry comes, a hundred at a time, with word of how far it is', async () => {
  const progresses: unknown[] = [];
  const { api, calls } = operator(230);
  const { entries, total } = await fetchAllEntries(api, filter, (progress) => progresses.push(progress));
  expect([entries.length, total, calls.length]).toEqual([230, 230, 3]);
  expect(progresses).toEqual([
    { done: 100, total: 230 },
    { done: 200, total: 230 },
    { done: 230, total: 230 },
  ]);
});

test('a statement longer than the bound is cut, and its total counts what was left out', async () => {
  const { api, calls } = operator(430);
  const { entries, total } = await fetchAllEntries(api, filter, () => {}, undefined, 150);
  expect([entries.length, total, calls.length]).toEqual([150, 430, 2]);
});

test('an operator that never ends its pages does not keep it going', async () => {
  const { api, calls } = operator(3, (answer) => ({
    ...answer,
    data: { ...answer.data, next: 'e2' },
  }));
  expect((await fetchAllEntries(api, filter, () => {})).entries).toHaveLength(3);
  expect(calls.length).toBeLessThan(4);
});
