import { paise, ZERO } from '@pavilion/money';
import { DAY, HOUR, MINUTE } from '../../base/index.ts';
import { bonusRelease, cashFrom, casinoSession, type PastEvent, settledBet, type Undated } from './past-event.ts';

/** An event with its moment: days before the history's last one, and the time in India. */
interface Dated {
  readonly daysAgo: number;
  readonly time: readonly [hour: number, minute: number, second: number];
  readonly event: Undated;
}

const LATEST: readonly Dated[] = [
  {
    daysAgo: 2,
    time: [10, 5, 12],
    event: {
      reference: 'WD-20377',
      kind: 'withdrawal',
      title: 'Withdrawal to bank',
      detail: 'HDFC •••• 4417, UTR N323264410',
      state: 'Paid',
      moves: cashFrom('bank', paise(-500_000)),
    },
  },
  {
    daysAgo: 2,
    time: [17, 2, 19],
    event: settledBet(
      {
        reference: 'BT-7F2F40',
        title: 'Bet won: the draw, laid',
        detail: 'Leeds v Everton, match odds',
        state: 'Won',
      },
      paise(150_000),
      paise(7500),
    ),
  },
  {
    daysAgo: 2,
    time: [20, 44, 0],
    event: casinoSession({ reference: 'GS-88197', title: 'Teenpatti, 22 rounds', detail: 'Ezugi' }, paise(-124_000)),
  },
  {
    daysAgo: 2,
    time: [23, 18, 2],
    event: settledBet(
      {
        reference: 'BT-7F31C2',
        title: 'Bet void: Haas, match odds',
        detail: 'A. Haas v M. Orsini, retired in set 1',
        state: 'Void',
      },
      ZERO,
    ),
  },
  {
    daysAgo: 1,
    time: [18, 40, 5],
    event: {
      reference: 'DP-31877',
      kind: 'deposit',
      title: 'Deposit by UPI',
      detail: 'UTR 4329 1800 6547',
      state: 'Approved',
      moves: cashFrom('bank', paise(1_000_000)),
    },
  },
  {
    daysAgo: 1,
    time: [19, 12, 44],
    event: bonusRelease(
      { reference: 'BN-0412', title: 'Bonus part 2 of 4 claimed', detail: 'Welcome bonus 2026' },
      paise(50_000),
    ),
  },
  {
    daysAgo: 1,
    time: [21, 5, 33],
    event: settledBet(
      {
        reference: 'BT-7F3D77',
        title: 'Bet won: Kochi Kings, bookmaker',
        detail: 'Kochi Kings v Pune Panthers',
        state: 'Won',
      },
      paise(92_000),
    ),
  },
  {
    daysAgo: 1,
    time: [22, 36, 10],
    event: settledBet(
      {
        reference: 'BT-7F3E08',
        title: 'Bet lost: Kochi Kings 6 over runs, Yes 48',
        detail: 'Kochi Kings v Pune Panthers',
        state: 'Lost',
      },
      paise(-100_000),
    ),
  },
  {
    daysAgo: 0,
    time: [11, 20, 0],
    event: casinoSession({ reference: 'GS-88412', title: 'Aviator, 14 rounds', detail: 'Spribe' }, paise(-35_000)),
  },
  {
    daysAgo: 0,
    time: [12, 58, 40],
    event: {
      reference: 'WD-20418',
      kind: 'withdrawal',
      title: 'Withdrawal to UPI',
      detail: 'rohit•••@ybl',
      state: 'Waits for KYC',
      moves: cashFrom('withdrawals', paise(-500_000)),
    },
  },
  {
    daysAgo: 0,
    time: [13, 42, 8],
    event: settledBet(
      {
        reference: 'BT-7F4291',
        title: 'Bet won: India, match odds',
        detail: 'India v Australia, 2nd T20I',
        state: 'Won',
      },
      paise(168_000),
      paise(8400),
    ),
  },
];

/** The mock-ups' own three days, `today` (its first instant in India) being the last of them: cash gains ₹1,851.00. */
export function latestDays(today: Date): PastEvent[] {
  return LATEST.map(({ daysAgo, time: [hour, minute, second], event }) => ({
    ...event,
    at: new Date(today.getTime() - daysAgo * DAY + hour * HOUR + minute * MINUTE + second * 1000),
  }));
}
