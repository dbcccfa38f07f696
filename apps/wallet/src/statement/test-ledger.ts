import type { CallOutput, getAccountStatement, StatementEntry, StatementFilter } from '@pavilion/api-client';
import { addPaise, negatePaise, type Paise, paise, sumPaise } from '@pavilion/money';
import { dayOf } from '@pavilion/remote-kit';

type Answer = CallOutput<typeof getAccountStatement>;
type Question = StatementFilter & { readonly cursor?: string; readonly limit?: number };

/** A test's operator: a list of entries, newest first, that answers as the wire says. */
export interface TestLedger {
  readonly entries: StatementEntry[];
  readonly opening: Paise;
  readonly coins: Paise;
}

const kinds = ['sports', 'casino', 'deposit', 'withdrawal', 'bonus'] as const;
const titles = {
  sports: 'Bet won: India, match odds',
  casino: 'Aviator, 14 rounds',
  deposit: 'Deposit by UPI',
  withdrawal: 'Withdrawal to bank',
  bonus: 'Bonus part claimed',
} as const;
const amounts = {
  sports: paise(1_596_00),
  casino: paise(-350_05),
  deposit: paise(5_000_00),
  withdrawal: paise(-2_000_00),
  bonus: paise(100_00),
} as const;

/** `count` entries that end at `last`, seven hours or so many ms apart; each kind in turn. */
export function testLedger(count: number, last = new Date('2026-11-21T08:12:00Z'), apart = 7 * 3_600_000): TestLedger {
  const opening = paise(84_259_25);
  let cash = opening;
  const entries = Array.from({ length: count }, (_, index): StatementEntry => {
    const kind = kinds[index % kinds.length] ?? 'sports';
    const amount = amounts[kind];
    cash = addPaise(cash, amount);
    return {
      id: `e${index}`,
      at: new Date(last.getTime() - (count - 1 - index) * apart),
      kind,
      title: titles[kind],
      detail: `Detail ${index}`,
      reference: `REF-${String(index).padStart(4, '0')}`,
      state: kind === 'withdrawal' ? 'Pending' : 'Settled',
      amount,
      balanceAfter: cash,
      account: 'cash',
    };
  });
  return { entries: entries.toReversed(), opening, coins: paise(25_246_50) };
}

const net = (entries: readonly StatementEntry[]) => sumPaise(entries, ({ amount }) => amount);

export function answerStatement(ledger: TestLedger, question: Question): Answer {
  const cash = ledger.entries.filter(({ account }) => account === 'cash');
  const days = (entries: readonly StatementEntry[]) => [...new Set(entries.map(({ at }) => dayOf(at)))].sort();
  const inPeriod = (entry: StatementEntry) => dayOf(entry.at) >= question.from && dayOf(entry.at) <= question.to;
  const period = cash.filter(inPeriod);
  const openingCash = addPaise(ledger.opening, net(cash.filter(({ at }) => dayOf(at) < question.from)));
  const closingCash = addPaise(openingCash, net(period));
  const found = ledger.entries.filter(
    (entry) =>
      inPeriod(entry) &&
      (!question.kind || entry.kind === question.kind) &&
      (!question.reference || entry.reference.toLowerCase().includes(question.reference.toLowerCase())),
  );
  const counted = found.filter(({ account }) => account === 'cash');
  const start = question.cursor ? found.findIndex(({ id }) => id === question.cursor) + 1 : 0;
  const page = found.slice(start, start + (question.limit ?? 25));
  const last = page.at(-1);
  return {
    error: false,
    message: '',
    data: {
      entries: page,
      total: found.length,
      next: last && start + page.length < found.length ? last.id : null,
      summary: {
        openingCash,
        closingCash,
        coins: ledger.coins,
        balance: addPaise(closingCash, ledger.coins),
        byKind: kinds.map((kind) => {
          const same = period.filter((entry) => entry.kind === kind);
          return { kind, count: same.length, amount: net(same) };
        }),
        moneyIn: net(counted.filter(({ amount }) => amount > 0)),
        moneyOut: negatePaise(net(counted.filter(({ amount }) => amount < 0))),
        days: days(period).map((day) => {
          const own = period.filter(({ at }) => dayOf(at) === day);
          return {
            day,
            cash: addPaise(openingCash, net(period.filter(({ at }) => dayOf(at) <= day))),
            change: net(own),
            deposits: net(own.filter(({ kind }) => kind === 'deposit')),
            withdrawals: negatePaise(net(own.filter(({ kind }) => kind === 'withdrawal'))),
          };
        }),
      },
    },
  };
}
