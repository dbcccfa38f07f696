import { addPaise, negatePaise, type Paise, paise, subtractPaise, sumPaise, ZERO } from '@pavilion/money';
import { createRandom, DAY, HOUR, istDay, MINUTE, startOfIstDay } from '../../base/index.ts';
import { latestDays } from './latest.ts';
import { createNames, pastDay } from './past-day.ts';
import { cashFrom, type PastEvent } from './past-event.ts';

/** What the demo player has in the end (the mock-ups' cashier). */
const DEMO_END = { cash: paise(9_821_000), coins: paise(2_524_650) };

const OPENING_CASH = paise(7_500_000);
const DAYS = 60;
const SEED = 20_261_121;

/**
 * Sixty days of a player, the same for the same day: deposits and withdrawals, bets settled with their commission, casino
 * rounds by the session, bonus parts. The last three days are the mock-ups' own. It ends at `DEMO_END`, and their cash never
 * goes below zero on the way.
 */
export function demoHistory(now: Date): PastEvent[] {
  const random = createRandom(SEED);
  const end = lastDay(now);
  const begin = end.getTime() - (DAYS - 1) * DAY;
  const latest = latestDays(end);
  const events: PastEvent[] = [];
  const names = createNames(random);
  for (let day = 0; day < DAYS - 3; day += 1) {
    const today = pastDay(random, names, day);
    events.push(
      ...today.map((event) => ({
        ...event,
        at: new Date(begin + day * DAY + event.minute * MINUTE + random.int(0, 59) * 1000),
      })),
    );
  }
  const coins = subtractPaise(DEMO_END.coins, gain([...events, ...latest], 'coins'));
  events.push(opening(new Date(begin + HOUR), coins), ...requests(begin));
  events.sort((a, b) => a.at.getTime() - b.at.getTime());
  const target = subtractPaise(DEMO_END.cash, cashOf(latest));
  return [...levelled(events, target), ...latest].map(
    ({ minute: _, ...event }: PastEvent & { minute?: number }) => event,
  );
}

/** The day that the history ends on: today, once the afternoon of its last entry is over; before that, yesterday. */
function lastDay(now: Date): Date {
  const today = startOfIstDay(istDay(now));
  return now.getTime() - today.getTime() > 14 * HOUR ? today : new Date(today.getTime() - DAY);
}

const gain = (events: readonly PastEvent[], account: 'cash' | 'coins') =>
  sumPaise(
    events.flatMap(({ moves }) => moves),
    (move) => (move.account === account ? move.amount : ZERO),
  );
const cashOf = (events: readonly PastEvent[]) => gain(events, 'cash');

function opening(at: Date, coins: Paise): PastEvent {
  return {
    reference: 'welcome:PV10234',
    kind: 'adjustment',
    title: 'Play money to start with',
    detail: 'Not real money',
    state: 'Added',
    at,
    moves: [
      { account: 'play-money', amount: negatePaise(addPaise(OPENING_CASH, coins)) },
      { account: 'cash', amount: OPENING_CASH },
      { account: 'coins', amount: coins },
    ],
  };
}

/**
 * Takes what is missing to `target` out of the casino sessions, a little from each, so that the history ends where it has to.
 * Steps of ₹0.25: every result stays one that a table could have given.
 */
function levelled(events: readonly PastEvent[], target: Paise): PastEvent[] {
  const missing = subtractPaise(target, cashOf(events));
  const sessions = events.filter(({ kind }) => kind === 'casino');
  const each = paise(Math.trunc(missing / sessions.length / 25) * 25);
  let rest = paise(missing - each * sessions.length);
  return events.map((event) => {
    if (event.kind !== 'casino') return event;
    const result = addPaise(cashOf([event]), each, rest);
    rest = ZERO;
    return {
      ...event,
      moves: cashFrom('casino', result),
    };
  });
}

/** Requests that came back, with what they are called in the player's list: their money left and returned. And one that is being paid. */
function requests(begin: number): PastEvent[] {
  const back = (day: number, hours: number, reference: string, state: string, amount: Paise, wait: number) => {
    const at = new Date(begin + day * DAY + hours * HOUR);
    const common = { kind: 'withdrawal' as const, detail: 'rohit•••@ybl' };
    return [
      {
        ...common,
        reference,
        title: 'Withdrawal to UPI',
        state,
        at,
        moves: cashFrom('withdrawals', negatePaise(amount)),
      },
      {
        ...common,
        reference: `${reference}-R`,
        title: 'Withdrawal to UPI returned',
        state: 'Returned',
        at: new Date(at.getTime() + wait * MINUTE),
        moves: cashFrom('withdrawals', amount),
      },
    ];
  };
  return [
    ...back(25, 16.75, 'WD-19588', 'Cancelled', paise(100_000), 2),
    ...back(29, 9.5, 'WD-19702', 'Declined', paise(800_000), 31),
    ...back(37, 21.25, 'WD-19866', 'Failed', paise(250_000), 26),
    {
      reference: 'WD-20366',
      kind: 'withdrawal',
      title: 'Withdrawal to bank',
      detail: 'HDFC •••• 4417',
      state: 'Approved',
      at: new Date(begin + (DAYS - 4) * DAY + 18 * HOUR),
      moves: cashFrom('withdrawals', paise(-300_000)),
    },
  ];
}
