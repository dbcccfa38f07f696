import { negatePaise, type Paise, paise, paiseOfRupees, rupeesOf, share, ZERO } from '@pavilion/money';
import type { Random } from '../../base/index.ts';
import { bonusRelease, cashFrom, casinoSession, settledBet, type Undated } from './past-event.ts';

/** An event of a day, and the minute of the day that it falls in. */
export type Planned = Undated & { readonly minute: number };

/** The numbers by which the operator calls what happens, each higher than the one before. */
interface Names {
  next(prefix: 'BT' | 'GS' | 'DP' | 'WD' | 'BN'): string;
}

/** Numbers from where the history begins. */
export function createNames(random: Random): Names {
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

/** What the player did on a day of the history, counted from its first. */
export function pastDay(random: Random, names: Names, day: number): Planned[] {
  const events: Planned[] = [];
  const evening = () => random.int(9 * 60 + 30, 23 * 60 + 40);
  const winners: Winners = new Map();
  for (let count = random.int(2, 5); count > 0; count -= 1) events.push(bet(random, names, winners, evening()));
  for (let count = random.int(1, 4); count > 0; count -= 1) events.push(casino(random, names, evening()));
  if (day % 4 === 1) events.push(deposit(random, names, random.int(9 * 60, 20 * 60)));
  if (day % 6 === 4) events.push(withdrawal(random, names, random.int(9 * 60, 19 * 60)));
  if (day % 14 === 9) events.push(bonusPart(names, evening(), Math.floor(day / 14) + 1));
  if (day === 40) events.push(commission(random.int(9 * 60, 10 * 60)));
  return events;
}

/** A match of any day: the same teams meet again on others, so nothing says which of a series it is. */
type PastMatch = readonly [match: string, picks: readonly string[], detail: string];
/** Who has won each match of a day on which there was a bet. */
type Winners = Map<string, string>;
const CRICKET: readonly PastMatch[] = [
  ['India v Australia', ['India', 'Australia'], 'T20 International'],
  ['England v New Zealand', ['England', 'New Zealand'], 'T20 International'],
  ['Mumbai v Baroda', ['Mumbai', 'Baroda'], 'Syed Mushtaq Ali Trophy'],
  ['Tamil Nadu v Karnataka', ['Tamil Nadu', 'Karnataka'], 'Syed Mushtaq Ali Trophy'],
  ['India Women v England Women', ['India Women', 'England Women'], 'One-day series'],
  ['Kochi Kings v Pune Panthers', ['Kochi Kings', 'Pune Panthers'], 'Indian T20 League'],
];
const MATCHES: readonly PastMatch[] = [
  ...CRICKET,
  ['Arsenal v Chelsea', ['Arsenal', 'the draw', 'Chelsea'], 'Premier League'],
  ['Leeds v Everton', ['Leeds', 'the draw', 'Everton'], 'Premier League'],
  ['Mumbai City v Kerala Blasters', ['Mumbai City', 'the draw'], 'Indian Super League'],
  ['A. Krishnan v L. Moretti', ['Krishnan', 'Moretti'], 'Pune Open'],
  ['S. Bhatt v H. Lindqvist', ['Bhatt', 'Lindqvist'], 'Pune Open'],
];

const STAKES = [50_000, 100_000, 100_000, 150_000, 200_000, 300_000].map(paise);

function bet(random: Random, names: Names, winners: Winners, minute: number): Planned {
  const played = random.pick(MATCHES);
  const [match, picks, detail] = played;
  const stake = random.pick(STAKES);
  const reference = names.next('BT');
  const settled = (title: string, where: string, state: string, result: Paise, commission: Paise): Planned => ({
    ...settledBet({ reference, title, detail: where, state }, result, commission),
    stake,
    minute,
  });
  const luck = random.next();
  if (luck < 0.03)
    return settled(`Bet void: ${random.pick(picks)}, match odds`, `${match}, ${detail}`, 'Void', ZERO, ZERO);
  if (luck < 0.25) {
    const runs = random.int(38, 58);
    const isWon = random.next() < 0.48;
    const result = isWon ? share(stake, random.pick([90, 100, 95]), 100) : negatePaise(stake);
    // Overs are cricket's.
    const [where, [team]] = CRICKET.includes(played) ? played : (CRICKET[runs % CRICKET.length] ?? played);
    return settled(
      `Bet ${isWon ? 'won' : 'lost'}: ${team} 6 over runs, ${random.pick(['Yes', 'No'])} ${runs}`,
      where,
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
    `Bet ${isWon ? 'won' : 'lost'}: ${pickOf(random, played, winners, isWon)}, ${market}`,
    `${match}, ${detail}`,
    isWon ? 'Won' : 'Lost',
    isWon ? profit : negatePaise(stake),
    commission,
  );
}

/** What a won or lost bet was on, as who has won the match decides. */
function pickOf(random: Random, [match, picks]: PastMatch, winners: Winners, isWon: boolean): string {
  const drawn = random.pick(picks);
  const other = (pick: string) => picks.find((one) => one !== pick) ?? pick;
  const winner = winners.get(match) ?? (isWon ? drawn : other(drawn));
  winners.set(match, winner);
  if (isWon) return winner;
  return drawn === winner ? other(winner) : drawn;
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
  const session = {
    reference: names.next('GS'),
    title: `${game}, ${rounds} rounds`,
    detail: provider,
  };
  return { ...casinoSession(session, result), minute };
}

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
    moves: cashFrom('bank', amount),
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
    moves: cashFrom('bank', negatePaise(amount)),
  };
}

/** Three parts of a bonus that is complete, then the first part of the one that is active now. */
function bonusPart(names: Names, minute: number, round: number): Planned {
  const reference = names.next('BN');
  const part =
    round < 4
      ? bonusRelease(
          { reference, title: `Bonus part ${round} of 3 claimed`, detail: 'Reload bonus, autumn 2026' },
          paise(100_000),
        )
      : bonusRelease({ reference, title: 'Bonus part 1 of 4 claimed', detail: 'Welcome bonus 2026' }, paise(50_000));
  return { ...part, minute };
}

/** What their referrals had earned by then. */
function commission(minute: number): Planned {
  return {
    reference: 'RF-0091',
    kind: 'bonus',
    title: 'Referral commission',
    detail: 'On your referrals’ net losses',
    state: 'Paid',
    minute,
    moves: cashFrom('referral', paise(604_500)),
  };
}
