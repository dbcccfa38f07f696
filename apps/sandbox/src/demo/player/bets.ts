import type { MarketType } from '@pavilion/api-client/wire';
import { isReached } from '@pavilion/betting-math';
import { type Paise, paise } from '@pavilion/money';
import { type Clock, HOUR, MINUTE, Refusal } from '../../base/index.ts';
import { demoPlayer } from '../../players/index.ts';
import { type BetSlip, type Feed, marketIdOf, placeBet, quotedMarket, type WorldMatch } from '../../sports/index.ts';
import { type Database, isSeeded, markSeeded, type Transaction } from '../../store/index.ts';

const VERSION = '1';

/** A bet that their ledger has settled: the transaction of this number says when, and what it brought. */
interface PastBet {
  readonly number: number;
  readonly match: string;
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
    kind: 'bookmaker',
    market: 'Bookmaker',
    runners: ['Kochi', 'Pune'],
    on: 0,
    side: 'back',
    stake: paise(100_000),
    price: 9200,
    outcome: 0,
  },
  {
    number: 0x7f3e08,
    match: 'Kochi Kings v Pune Panthers',
    kind: 'fancy',
    market: '6 over runs',
    runners: ['6 over runs'],
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
  if (await isSeeded(database, 'demo-bets', VERSION)) return;
  await database.transaction(async (tx) => {
    const demo = await demoPlayer(tx);
    if (demo) for (const past of PAST) await add(tx, demo.id, past);
    await markSeeded(tx, 'demo-bets', VERSION);
  });
}

async function add(tx: Transaction, player: number, past: PastBet): Promise<void> {
  const name = `BT-${past.number.toString(16).toUpperCase()}`;
  const [posted] = await tx.query<{ at: Date; cash: Paise; commission: Paise }>(
    `select t.at, sum(e.amount) filter (where a.player_id = $2)::bigint as cash,
       coalesce(sum(e.amount) filter (where a.player_id is null and a.name = 'commission'), 0)::bigint as commission
     from ledger_transaction t join ledger_entry e on e.transaction_id = t.id join account a on a.id = e.account_id
     where t.reference = $1 group by t.id`,
    [name, player],
  );
  if (!posted) return;
  const { at, cash, commission } = posted;
  const matchId = String(FIRST_MATCH + PAST.findIndex(({ match }) => match === past.match));
  const id = marketIdOf(matchId, past.kind, past.kind === 'fancy' ? 'past' : undefined);
  const runnerIds = past.kind === 'fancy' ? [id] : past.runners.map((_, index) => `${matchId}-${index + 1}`);
  const outcome = past.outcome === 'void' || past.kind === 'fancy' ? String(past.outcome) : runnerIds[past.outcome];
  await tx.query(
    `insert into market (id, match_id, match_name, kind, name, runners, commission, opened_at, outcome, version, decided_at, settled_version)
     values ($1, $2, $3, $4, $5, $6::text::jsonb, $7, $8, $9, 1, $10, 1)`,
    [
      id,
      matchId,
      past.match,
      past.kind,
      past.market,
      JSON.stringify(past.runners.map((runner, index) => ({ id: runnerIds[index], name: runner }))),
      past.kind === 'match_odds' ? 500 : 0,
      new Date(at.getTime() - 2 * HOUR),
      outcome,
      at,
    ],
  );
  const placed = new Date(at.getTime() - 95 * MINUTE);
  await tx.query(
    `insert into bet (id, player_id, client_ref, market_id, runner_id, side, stake, price, line, policy, status, profit, version, created_at, settled_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'better', $10, $11, 1, $12, $13)`,
    [
      past.number,
      player,
      `demo-${name}`,
      id,
      runnerIds[past.on],
      past.side,
      past.stake,
      past.price,
      past.line ?? null,
      statusOf(past),
      cash + commission,
      placed,
      at,
    ],
  );
  await tx.query('insert into bet_fill (bet_id, stake, price, at) values ($1, $2, $3, $4)', [
    past.number,
    past.stake,
    past.price,
    placed,
  ]);
  await tx.query(
    'insert into market_settlement (market_id, player_id, version, net, commission, at) values ($1, $2, 1, $3, $4, $5)',
    [id, player, cash + commission, commission, at],
  );
}

function statusOf({ outcome, kind, line, on, side }: PastBet): 'won' | 'lost' | 'void' {
  if (outcome === 'void') return 'void';
  const isBorneOut = kind === 'fancy' ? isReached(line ?? 0, outcome) : outcome === on;
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
