import { negatePaise, type Paise, paise, subtractPaise, ZERO } from '@pavilion/money';
import { DAY, HOUR, MINUTE } from '../../base/index.ts';
import type { HouseAccount, LedgerKind } from '../../store/index.ts';

/** One event of a player's life, as a transaction to be: `cash` and `coins` are the player's, the rest the house's. */
export interface PastEvent {
  readonly reference: string;
  readonly kind: LedgerKind;
  readonly title: string;
  readonly detail: string;
  readonly state: string;
  readonly at: Date;
  readonly moves: readonly { readonly account: 'cash' | 'coins' | HouseAccount; readonly amount: Paise }[];
}

/** The mock-ups' own three days, `today` (its first instant in India) being the last of them: cash gains ₹1,851.00. */
export function latestDays(today: Date): PastEvent[] {
  const at = (daysAgo: number, hour: number, minute: number, second = 0) =>
    new Date(today.getTime() - daysAgo * DAY + hour * HOUR + minute * MINUTE + second * 1000);
  const bet = (
    when: Date,
    reference: string,
    title: string,
    detail: string,
    state: string,
    result: Paise,
    commission = ZERO,
  ): PastEvent => ({
    reference,
    kind: 'sports',
    title,
    detail,
    state,
    at: when,
    moves: [
      { account: 'cash', amount: subtractPaise(result, commission) },
      { account: 'sports', amount: negatePaise(result) },
      ...(commission === 0 ? [] : [{ account: 'commission' as const, amount: commission }]),
    ],
  });
  const casino = (when: Date, reference: string, title: string, detail: string, result: Paise): PastEvent => ({
    reference,
    kind: 'casino',
    title,
    detail,
    state: 'Settled',
    at: when,
    moves: [
      { account: 'cash', amount: result },
      { account: 'casino', amount: negatePaise(result) },
    ],
  });
  const bank = (
    when: Date,
    reference: string,
    kind: 'deposit' | 'withdrawal',
    title: string,
    detail: string,
    state: string,
    amount: Paise,
    house: 'bank' | 'withdrawals' = 'bank',
  ): PastEvent => ({
    reference,
    kind,
    title,
    detail,
    state,
    at: when,
    moves: [
      { account: 'cash', amount },
      { account: house, amount: negatePaise(amount) },
    ],
  });
  return [
    bank(
      at(2, 10, 5, 12),
      'WD-20377',
      'withdrawal',
      'Withdrawal to bank',
      'HDFC •••• 4417, UTR N323264410',
      'Paid',
      paise(-500_000),
    ),
    bet(
      at(2, 17, 2, 19),
      'BT-7F2F40',
      'Bet won: the draw, laid',
      'Leeds v Everton, match odds',
      'Won',
      paise(150_000),
      paise(7500),
    ),
    casino(at(2, 20, 44), 'GS-88197', 'Teenpatti, 22 rounds', 'Ezugi, 20:02 to 20:44', paise(-124_000)),
    bet(
      at(2, 23, 18, 2),
      'BT-7F31C2',
      'Bet void: Haas, match odds',
      'A. Haas v M. Orsini, retired in set 1',
      'Void',
      ZERO,
    ),
    bank(at(1, 18, 40, 5), 'DP-31877', 'deposit', 'Deposit by UPI', 'UTR 4329 1800 6547', 'Approved', paise(1_000_000)),
    {
      ...bonusRelease('BN-0412', 'Bonus part 2 of 4 claimed', 'Welcome bonus 2026', paise(50_000)),
      at: at(1, 19, 12, 44),
    },
    bet(
      at(1, 21, 5, 33),
      'BT-7F3D77',
      'Bet won: Kochi, bookmaker',
      'Kochi Kings v Pune Panthers',
      'Won',
      paise(92_000),
    ),
    bet(
      at(1, 22, 36, 10),
      'BT-7F3E08',
      'Bet lost: 6 over runs, Yes 48',
      'Kochi Kings v Pune Panthers',
      'Lost',
      paise(-100_000),
    ),
    casino(at(0, 11, 20), 'GS-88412', 'Aviator, 14 rounds', 'Spribe, 11:04 to 11:20', paise(-35_000)),
    bank(
      at(0, 12, 58, 40),
      'WD-20418',
      'withdrawal',
      'Withdrawal to UPI',
      'rohit•••@ybl',
      'Waits for KYC',
      paise(-500_000),
      'withdrawals',
    ),
    bet(
      at(0, 13, 42, 8),
      'BT-7F4291',
      'Bet won: India, match odds',
      'India v Australia, 2nd T20I',
      'Won',
      paise(168_000),
      paise(8400),
    ),
  ];
}

/** A part of a bonus that has been played through and claimed: the house's money becomes cash. */
export function bonusRelease(reference: string, title: string, detail: string, amount: Paise): Omit<PastEvent, 'at'> {
  return {
    reference,
    kind: 'bonus',
    title,
    detail,
    state: 'Released',
    moves: [
      { account: 'bonus', amount: negatePaise(amount) },
      { account: 'cash', amount },
    ],
  };
}
