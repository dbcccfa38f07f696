import { groupByDay } from './entry-days.ts';
import { answerStatement, testLedger } from './test-ledger.ts';

const ledger = testLedger(12);
const { entries, summary } = answerStatement(ledger, { from: '2026-11-01', to: '2026-11-21' }).data;

test('without a filter a day’s change is the whole day’s, even when only some of its entries have come', () => {
  const days = groupByDay(entries.slice(0, 2), summary, { filtered: false, complete: false });
  expect(days.map(({ day, entries: list, change }) => [day, list.length, change])).toEqual([
    ['2026-11-21', 2, summary.days.at(-1)?.change],
  ]);
});

test('under a filter a day’s change is that of its listed entries, and unknown while more of it may come', () => {
  const sports = entries.filter(({ kind }) => kind === 'sports' || kind === 'casino');
  const half = groupByDay(sports, summary, { filtered: true, complete: false });
  expect(half.at(-1)?.change).toBeNull();
  const complete = groupByDay(sports, summary, { filtered: true, complete: true });
  for (const day of complete) expect(day.change).toBe(day.entries.reduce((total, { amount }) => total + amount, 0));
});

test('coins move no cash', () => {
  const [first] = entries;
  if (!first) throw new Error('the ledger is empty');
  const days = groupByDay([{ ...first, account: 'coins' }], summary, { filtered: true, complete: true });
  expect(days[0]?.change).toBe(0);
});

test('an entry just after midnight in India belongs to the new day', () => {
  const [first] = entries;
  if (!first) throw new Error('the ledger is empty');
  const at = new Date('2026-11-20T18:30:00Z');
  const days = groupByDay([{ ...first, at }], summary, { filtered: true, complete: true });
  expect(days[0]?.day).toBe('2026-11-21');
});
