import {
  addPaise,
  negatePaise,
  type Paise,
  paise,
  paiseOfRupees,
  rupeesOf,
  share,
  subtractPaise,
  sumPaise,
  ZERO,
} from '@pavilion/money';
import { createRandom, DAY, HOUR, istDay, MINUTE, type Random, startOfIstDay } from '../../base/index.ts';
import { bonusRelease, latestDays, type PastEvent } from './latest.ts';

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
    const today = dayOf(random, names, day);
    events.push(
      ...today.map((event) => ({
        ...event,
        at: new Date(begin + day * DAY + event.minute * MINUTE + random.int(0, 59) * 1000),
      })),
    );
  }
  const coins = subtractPaise(DEMO_END.coins, gain([...events, ...latest], 'coins'));
  events.push(opening(new Date(begin + HOUR), coins), ...returned(begin));
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
      moves: [
        { account: 'cash', amount: result },
        { account: 'casino', amount: negatePaise(result) },
      ],
    };
  });
}

type Planned = Omit<PastEvent, 'at'> & { readonly minute: number };

interface Names {
  next(prefix: 'BT' | 'GS' | 'DP' | 'WD' | 'BN'): string;
}

function createNames(random: Random): Names {
  let bet = 0x7e_1000;
  const counts = { GS: 82_100, DP: 31_020, WD: 20_110, BN: 380 };
  return {
    next(prefix) {
      if (prefix === 'BT') {
        bet += random.int(3, 90);
        return `BT-${bet.toString(16).toUpperCase()}`;
      }
      counts[prefix] += prefix === 'GS' ? random.int(3, 60) : random.int(1, 9);
      return prefix === 'BN' ? `BN-0${counts.BN}` : `${prefix}-${counts[prefix]}`;
    },
  };
}

function dayOf(random: Random, names: Names, day: number): Planned[] {
  const events: Planned[] = [];
  const evening = () => random.int(9 * 60 + 30, 23 * 60 + 40);
  for (let count = random.int(2, 5); count > 0; count -= 1) events.push(bet(random, names, evening()));
  for (let count = random.int(1, 4); count > 0; count -= 1) events.push(casino(random, names, evening()));
  if (day % 4 === 1) events.push(deposit(random, names, random.int(9 * 60, 20 * 60)));
  if (day % 6 === 4) events.push(withdrawal(random, names, random.int(9 * 60, 19 * 60)));
  if (day % 14 === 9) events.push(bonusPart(names, evening(), Math.floor(day / 14) + 1));
  if (day === 40) events.push(commission(random.int(9 * 60, 10 * 60)));
  return events;
}

const MATCHES: readonly (readonly [match: string, picks: readonly string[], detail: string])[] = [
  ['India v Australia', ['India', 'Australia'], '2nd T20I'],
  ['England v New Zealand', ['England', 'New Zealand'], 'T20 International'],
  ['Mumbai v Baroda', ['Mumbai', 'Baroda'], 'Syed Mushtaq Ali Trophy'],
  ['Tamil Nadu v Karnataka', ['Tamil Nadu', 'Karnataka'], 'Syed Mushtaq Ali Trophy'],
  ['India Women v England Women', ['India Women', 'England Women'], '1st ODI'],
  ['Kochi Kings v Pune Panthers', ['Kochi', 'Pune'], 'match odds'],
  ['Arsenal v Chelsea', ['Arsenal', 'the draw', 'Chelsea'], 'Premier League'],
  ['Leeds v Everton', ['Leeds', 'the draw', 'Everton'], 'Premier League'],
  ['Mumbai City v Kerala Blasters', ['Mumbai City', 'the draw'], 'Indian Super League'],
  ['A. Krishnan v L. Moretti', ['Krishnan', 'Moretti'], 'Pune Open'],
  ['S. Bhatt v H. Lindqvist', ['Bhatt', 'Lindqvist'], 'Pune Open'],
];

const STAKES = [50_000, 100_000, 100_000, 150_000, 200_000, 300_000].map(paise);

function bet(random: Random, names: Names, minute: number): Planned {
  const [match, picks, detail] = random.pick(MATCHES);
  const stake = random.pick(STAKES);
  const common = { reference: names.next('BT'), kind: 'sports' as const, minute };
  const settled = (title: string, where: string, state: string, result: Paise, commission: Paise): Planned => ({
    ...common,
    title,
    detail: where,
    state,
    moves: [
      { account: 'cash', amount: subtractPaise(result, commission) },
      { account: 'sports', amount: negatePaise(result) },
      ...(commission === 0 ? [] : [{ account: 'commission' as const, amount: commission }]),
    ],
  });
  const luck = random.next();
  if (luck < 0.03)
    return settled(`Bet void: ${random.pick(picks)}, match odds`, `${match}, ${detail}`, 'Void', ZERO, ZERO);
  if (luck < 0.25) {
    const runs = random.int(38, 58);
    const isWon = random.next() < 0.48;
    const result = isWon ? share(stake, random.pick([90, 100, 95]), 100) : negatePaise(stake);
    return settled(
      `Bet ${isWon ? 'won' : 'lost'}: 6 over runs, ${random.pick(['Yes', 'No'])} ${runs}`,
      match,
      isWon ? 'Won' : 'Lost',
      result,
      ZERO,
    );
  }
  const hundredths = random.int(62, 158);
  const isWon = random.next() < 100 / (100 + hundredths) + 0.02;
  const isBookmaker = luck < 0.4;
  const profit = paise(Math.round((stake * hundredths) / 100));
  const commission = isWon && !isBookmaker ? paise(Math.round(profit * 0.05)) : ZERO;
  const market = isBookmaker ? 'bookmaker' : 'match odds';
  return settled(
    `Bet ${isWon ? 'won' : 'lost'}: ${random.pick(picks)}, ${market}`,
    `${match}, ${detail}`,
    isWon ? 'Won' : 'Lost',
    isWon ? profit : negatePaise(stake),
    commission,
  );
}

const TABLES: readonly (readonly [game: string, provider: string, stake: Paise])[] = [
  ['Aviator', 'Spribe', paise(10_000)],
  ['Teenpatti', 'Ezugi', paise(30_000)],
  ['Andar Bahar', 'Mac88', paise(20_000)],
  ['Mines', 'Spribe', paise(10_000)],
  ['Lucky 7', 'Mac88', paise(20_000)],
  ['Roulette', 'Evolution', paise(25_000)],
  ['Lotus Monsoon', 'Netent', paise(5000)],
  ['Mango Crush', 'Red Tiger', paise(4000)],
  ['Plinko', 'Spribe', paise(10_000)],
  ['Dragon Tiger', 'Mac88', paise(20_000)],
];

function casino(random: Random, names: Names, minute: number): Planned {
  const [game, provider, stake] = random.pick(TABLES);
  const rounds = random.int(6, 48);
  const luck = random.next() + random.next() - 1.04;
  const result = paiseOfRupees(Math.round(rupeesOf(stake) * rounds * luck * 0.42));
  return {
    reference: names.next('GS'),
    kind: 'casino',
    title: `${game}, ${rounds} rounds`,
    detail: `${provider}, ${timeOf(minute - rounds)} to ${timeOf(minute)}`,
    state: 'Settled',
    minute,
    moves: [
      { account: 'cash', amount: result },
      { account: 'casino', amount: negatePaise(result) },
    ],
  };
}

const timeOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

function deposit(random: Random, names: Names, minute: number): Planned {
  const amount = random.pick([200_000, 500_000, 500_000, 1_000_000].map(paise));
  const [title, detail] = random.pick([
    ['Deposit by UPI', `UTR ${random.int(4100, 4399)} ${random.int(1000, 9999)} ${random.int(1000, 9999)}`],
    ['Deposit by bank', `IMPS ${random.int(5000, 5999)} ${random.int(1000, 9999)} ${random.int(1000, 9999)}`],
  ] as const);
  return {
    reference: names.next('DP'),
    kind: 'deposit',
    title,
    detail,
    state: 'Approved',
    minute,
    moves: [
      { account: 'bank', amount: negatePaise(amount) },
      { account: 'cash', amount },
    ],
  };
}

function withdrawal(random: Random, names: Names, minute: number): Planned {
  const amount = random.pick([500_000, 500_000, 800_000].map(paise));
  const [title, detail] = random.pick([
    ['Withdrawal to UPI', 'rohit•••@ybl'],
    ['Withdrawal to bank', `HDFC •••• 4417, UTR N32${random.int(1_000_000, 9_999_999)}`],
  ] as const);
  return {
    reference: names.next('WD'),
    kind: 'withdrawal',
    title,
    detail,
    state: 'Paid',
    minute,
    moves: [
      { account: 'cash', amount: negatePaise(amount) },
      { account: 'bank', amount },
    ],
  };
}

/** Requests that came back, with what they are called in the player's list: their money left and returned. */
function returned(begin: number): PastEvent[] {
  const back = (day: number, hours: number, reference: string, state: string, amount: Paise, wait: number) => {
    const at = new Date(begin + day * DAY + hours * HOUR);
    const common = { kind: 'withdrawal' as const, detail: 'rohit•••@ybl' };
    const move = (gain: Paise) => [
      { account: 'cash' as const, amount: gain },
      { account: 'withdrawals' as const, amount: negatePaise(gain) },
    ];
    return [
      { ...common, reference, title: 'Withdrawal to UPI', state, at, moves: move(negatePaise(amount)) },
      {
        ...common,
        reference: `${reference}-R`,
        title: 'Withdrawal to UPI returned',
        state: 'Returned',
        at: new Date(at.getTime() + wait * MINUTE),
        moves: move(amount),
      },
    ];
  };
  return [
    ...back(25, 16.75, 'WD-19588', 'Cancelled', paise(100_000), 2),
    ...back(29, 9.5, 'WD-19702', 'Declined', paise(800_000), 31),
    ...back(37, 21.25, 'WD-19866', 'Failed', paise(250_000), 26),
  ];
}

/** Three parts of a bonus that is complete, then the first part of the one that is active now. */
function bonusPart(names: Names, minute: number, round: number): Planned {
  const part =
    round < 4
      ? bonusRelease(names.next('BN'), `Bonus part ${round} of 3 claimed`, 'Reload bonus, autumn 2026', paise(100_000))
      : bonusRelease(names.next('BN'), 'Bonus part 1 of 4 claimed', 'Welcome bonus 2026', paise(50_000));
  return { ...part, minute };
}

/** What their referrals had earned by then. */
function commission(minute: number): Planned {
  return {
    reference: 'RF-0091',
    kind: 'bonus',
    title: 'Referral commission',
    detail: 'On what your referrals staked',
    state: 'Paid',
    minute,
    moves: [
      { account: 'referral', amount: paise(-604_500) },
      { account: 'cash', amount: paise(604_500) },
    ],
  };
}
