import type { MarketType, Sport } from '@pavilion/api-client/wire';
import { isReached } from '@pavilion/betting-math';
import { addPaise, type Paise, paise, sumPaise } from '@pavilion/money';
import { betId, type Clock, HOUR, MINUTE, Refusal } from '../../base/index.ts';
import { demoPlayer } from '../../players/index.ts';
import {
  type BetSlip,
  type Feed,
  lineOf,
  marketIdOf,
  placeBet,
  quotedMarket,
  recordSettledBet,
  takeReferencesOf,
  type WorldMatch,
} from '../../sports/index.ts';
import { type Database, isSeeded, markSeeded, onlyRow, type Transaction, transactionOf } from '../../store/index.ts';

const VERSION = '1';

/** A bet that their ledger has settled: the transaction of this number says when, and what it brought. */
interface PastBet {
  readonly number: number;
  readonly match: string;
  readonly sport: Sport;
  readonly kind: MarketType;
  readonly market: string;
  readonly runners: readonly string[];
  readonly on: number;
  readonly side: 'back' | 'lay';
  readonly stake: Paise;
  /** In hundredths. */
  readonly price: number;
  readonly line?: number;
  /** Whose win, which figure, or void. */
  readonly outcome: number | 'void';
}

const MATCH_ODDS = { kind: 'match_odds', market: 'Match Odds' } as const;
const PAST: readonly PastBet[] = [
  {
    number: 0x7f2f40,
    match: 'Leeds v Everton',
    sport: 'soccer',
    ...MATCH_ODDS,
    runners: ['Leeds', 'The Draw', 'Everton'],
    on: 1,
    side: 'lay',
    stake: paise(150_000),
    price: 400,
    outcome: 0,
  },
  {
    number: 0x7f31c2,
    match: 'A. Haas v M. Orsini',
    sport: 'tennis',
    ...MATCH_ODDS,
    runners: ['A. Haas', 'M. Orsini'],
    on: 0,
    side: 'back',
    stake: paise(300_000),
    price: 162,
    outcome: 'void',
  },
  {
    number: 0x7f3d77,
    match: 'Kochi Kings v Pune Panthers',
    sport: 'cricket',
    kind: 'bookmaker',
    market: 'Bookmaker',
    runners: ['Kochi Kings', 'Pune Panthers'],
    on: 0,
    side: 'back',
    stake: paise(100_000),
    price: 9200,
    outcome: 0,
  },
  {
    number: 0x7f3e08,
    match: 'Kochi Kings v Pune Panthers',
    sport: 'cricket',
    kind: 'fancy',
    market: 'Kochi Kings 6 over runs',
    runners: ['Kochi Kings 6 over runs'],
    on: 0,
    side: 'back',
    stake: paise(100_000),
    price: 10_000,
    line: 48,
    outcome: 44,
  },
  {
    number: 0x7f4291,
    match: 'India v Australia',
    sport: 'cricket',
    ...MATCH_ODDS,
    runners: ['India', 'Australia'],
    on: 0,
    side: 'back',
    stake: paise(300_000),
    price: 156,
    outcome: 0,
  },
];
/** Below every id that the world gives its matches. */
const FIRST_MATCH = 29_810_000;

/** The demo player's latest settled bets: one for each that their ledger paid or took in the last days, to the paisa. */
export async function seedDemoBets(database: Database): Promise<void> {
  if (await isSeeded(database, 'demo-bets', VERSION)) return database.transaction(takeReferences);
  await database.transaction(async (tx) => {
    const demo = await demoPlayer(tx);
    if (demo) for (const past of PAST) await add(tx, demo.id, past);
    await takeReferences(tx);
    await markSeeded(tx, 'demo-bets', VERSION);
  });
}

/** The references of the demo's own bets are taken, as if they had been asked for: whoever asks with one of them asks for another bet. */
async function takeReferences(tx: Transaction): Promise<void> {
  const demo = await demoPlayer(tx);
  if (!demo) return;
  await takeReferencesOf(tx, demo.id, 'demo-');
}

async function add(tx: Transaction, player: number, past: PastBet): Promise<void> {
  const settled = await transactionOf(tx, betId(past.number));
  if (!settled) return;
  const { at, entries } = settled;
  const cash = sumPaise(
    entries.filter((entry) => entry.player === player),
    ({ amount }) => amount,
  );
  const commission = sumPaise(
    entries.filter((entry) => entry.player === null && entry.name === 'commission'),
    ({ amount }) => amount,
  );
  const { matchId, id } = marketOf(past);
  const runners = past.runners.map((name, index) => ({
    id: past.kind === 'fancy' ? id : `${matchId}-${index + 1}`,
    name,
  }));
  const runnerAt = (index: number) => onlyRow(runners.slice(index), `runner ${index} of ${past.match}`).id;
  const outcome = past.outcome === 'void' || past.kind === 'fancy' ? String(past.outcome) : runnerAt(past.outcome);
  await recordSettledBet(tx, {
    id: past.number,
    player,
    sport: past.sport,
    clientRef: `demo-${betId(past.number)}`,
    market: {
      id,
      matchId,
      matchName: past.match,
      kind: past.kind,
      name: past.market,
      runners,
      commission: past.kind === 'match_odds' ? 500 : 0,
      outcome,
      openedAt: new Date(at.getTime() - 2 * HOUR),
    },
    runnerId: runnerAt(past.on),
    side: past.side,
    stake: past.stake,
    price: past.price,
    line: past.line ?? null,
    status: statusOf(past),
    profit: addPaise(cash, commission),
    commission,
    placedAt: new Date(at.getTime() - 95 * MINUTE),
    settledAt: at,
  });
}

function marketOf({ match, kind }: PastBet): { readonly matchId: string; readonly id: string } {
  const matchId = String(FIRST_MATCH + PAST.findIndex((past) => past.match === match));
  return { matchId, id: marketIdOf(matchId, kind, kind === 'fancy' ? 'past' : undefined) };
}

/** The market of one of these bets by its name in the ledger; undefined where it is none of them. */
export function demoMarketOf(reference: string): string | undefined {
  const past = PAST.find(({ number }) => betId(number) === reference);
  return past && marketOf(past).id;
}

function statusOf({ number, outcome, kind, line, on, side }: PastBet): 'won' | 'lost' | 'void' {
  if (outcome === 'void') return 'void';
  const isBorneOut = kind === 'fancy' ? isReached(lineOf({ id: number, line }), outcome) : outcome === on;
  return isBorneOut === (side === 'back') ? 'won' : 'lost';
}

/** What they back on the first day: five bets in three matches, ₹8,420.00 held (the mock-ups' figure). */
const OPEN: readonly { readonly competition: string; readonly stakes: readonly Paise[] }[] = [
  { competition: 'T20 Internationals', stakes: [paise(300_000), paise(100_000), paise(100_000)] },
  { competition: 'Premier League', stakes: [paise(242_000)] },
  { competition: 'Syed Mushtaq Ali Trophy', stakes: [paise(100_000)] },
];

/**
 * Places the demo player's open bets, once, as they would: at the prices of now, on home sides of matches that are hours from their
 * end, with a hold on the ledger for each. Where they may not bet now (maintenance, too little cash) the next start tries again.
 */
export async function placeDemoBets(database: Database, feed: Feed, clock: Clock): Promise<void> {
  if (await isSeeded(database, 'demo-open-bets', VERSION)) return;
  await database
    .transaction(async (tx) => {
      const demo = await demoPlayer(tx);
      if (demo) {
        for (const { competition, stakes } of OPEN) {
          const match = feed.world().matches.find((each) => each.competition.name === competition && isToCome(each));
          if (!match) continue;
          for (const [index, stake] of stakes.entries()) {
            await placeBet(tx, { feed, player: demo.id, at: clock() }, home(match, stake, index));
          }
        }
      }
      await takeReferences(tx);
      await markSeeded(tx, 'demo-open-bets', VERSION);
    })
    .catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
}

const isToCome = (match: WorldMatch) =>
  match.play === null &&
  match.state === 'open' &&
  quotedMarket(match, marketIdOf(match.id, 'match_odds'))?.quote(`${match.id}-1`, 'back') !== null;

const home = (match: WorldMatch, stack: Paise, index: number): BetSlip => ({
  clientRef: `demo-open-${match.id}-${index}`,
  refMatchId: match.id,
  marketId: marketIdOf(match.id, 'match_odds'),
  marketType: 'match_odds',
  runnerId: `${match.id}-1`,
  selectionType: 'back',
  odds: 2,
  stack,
  oddsPolicy: 'any',
});
