import type { BetStatus } from '@pavilion/api-client/wire';
import { commissionOn, gainOf, isReached } from '@pavilion/betting-math';
import { negatePaise, type Paise, subtractPaise, sumPaise, ZERO } from '@pavilion/money';
import type { Clock } from '../../base/index.ts';
import { countWager, voidWager } from '../../money/index.ts';
import {
  type Database,
  isAway,
  type LedgerError,
  type LedgerTransaction,
  lockAccounts,
  post,
  type Transaction,
} from '../../store/index.ts';
import {
  type BetMarket,
  type BookedBet,
  bookOf,
  exposureOf,
  lineOf,
  marketOf,
  matchedOf,
  matchedStake,
  OPEN,
  riskOf,
} from './book.ts';
import { statementText } from './names.ts';

/** A market's result: the id of the runner that won, a fancy's figure as text, or this. */
export const VOID = 'void';

/** A market's result: the id of the runner that won, a fancy's figure, or `VOID`. */
export interface Result {
  readonly market: string;
  readonly outcome: string;
}

/**
 * Decides markets and settles every bet on whatever is decided: holds are released, profits paid, losses taken, each player's share
 * of a market in a transaction of its own. The same result again changes nothing; another one is a correction, which takes back what
 * the first one brought. What a process that stopped half-way left is settled too, and a player who had not got what a correction
 * takes back is tried again. Does nothing for a market without bets. What can't be decided or settled keeps nothing else from it, is
 * tried again at the next call, and is thrown at the end: a `RangeError` for a result that is none of its market's, a
 * `MissingLineError` for a bet that nothing decides, an `AggregateError` for several.
 */
export async function settleMarkets(database: Database, clock: Clock, results: readonly Result[] = []): Promise<void> {
  const failures: unknown[] = [];
  const attempt: Attempt = async (work) => {
    try {
      return await work();
    } catch (error) {
      // Without a database everything fails.
      if (isAway(error)) throw error;
      failures.push(error);
      return false;
    }
  };
  for (const result of results) await attempt(() => decide(database, result, clock()));
  await settleDecided(database, clock, attempt);
  if (failures.length > 1) throw new AggregateError(failures, 'Bets could not be settled');
  for (const failure of failures) throw failure;
}

/** Does one piece of the work; what it threw is kept for the end, and it counts as not done. */
type Attempt = (work: () => Promise<boolean>) => Promise<boolean>;

async function decide(database: Database, { market: id, outcome }: Result, at: Date): Promise<boolean> {
  return database.transaction(async (tx) => {
    const market = await marketOf(tx, id, 'for no key update');
    if (!market || market.outcome === outcome) return true;
    if (!isOutcome(market, outcome)) throw new RangeError(`${outcome} is no result of the market ${id}`);
    await tx.query('update market set outcome = $2, version = version + 1, decided_at = $3 where id = $1', [
      id,
      outcome,
      at,
    ]);
    return true;
  });
}

function isOutcome({ kind, runners }: BetMarket, outcome: string): boolean {
  if (outcome === VOID) return true;
  return kind === 'fancy' ? /^\d{1,6}$/.test(outcome) : runners.some(({ id }) => id === outcome);
}

/** Settles whatever is decided and not settled yet, what was decided first before the others. */
async function settleDecided(database: Database, clock: Clock, attempt: Attempt): Promise<void> {
  const markets = await database.query<{ id: string; version: number }>(
    'select id, version from market where settled_version < version order by decided_at, id',
  );
  for (const { id, version } of markets) {
    const players = await database.query<{ player: number }>(
      'select distinct player_id as player from bet where market_id = $1 and version < $2 order by 1',
      [id, version],
    );
    const at = clock();
    let isComplete = true;
    for (const { player } of players) {
      isComplete = (await attempt(() => settleFor(database, id, player, at))) && isComplete;
    }
    if (!isComplete) continue;
    await database.query('update market set settled_version = $2 where id = $1 and settled_version < $2', [
      id,
      version,
    ]);
  }
}

/** Settles a player's bets on a decided market; false where they have not got what a correction takes back. */
async function settleFor(database: Database, id: string, player: number, at: Date): Promise<boolean> {
  try {
    await database.transaction((tx) => settleBook(tx, id, player, at));
    return true;
  } catch (error) {
    if (isShort(error)) return false;
    throw error;
  }
}

const isShort = (error: unknown) =>
  error instanceof Error && error.name === 'LedgerError' && (error as LedgerError).reason === 'not-enough';

/** Settles a player's bets on a market by its latest result, unless that is done. */
async function settleBook(tx: Transaction, id: string, player: number, at: Date): Promise<void> {
  await lockAccounts(tx, player);
  const market = await marketOf(tx, id);
  const bets = await bookOf(tx, id, player);
  if (!market?.outcome || !bets.some(({ version }) => version < market.version)) return;
  const { outcome, version } = market;
  const results = bets.map((bet) => ({ bet, ...resultOf(market, bet, outcome) }));
  const net = sumPaise(results, ({ profit }) => profit);
  const commission = outcome === VOID ? ZERO : commissionOn(net, market.commission);
  const before = await latestSettlement(tx, id, player);
  const played = results.filter(({ status }) => isSettled(status)).map(({ bet }) => bet);
  const entries = entriesOf(player, {
    moved: subtractPaise(net, before?.net ?? ZERO),
    paid: subtractPaise(commission, before?.commission ?? ZERO),
    held: negatePaise(exposureOf(market, bets)),
    isPlayed: played.length > 0,
  });
  if (entries.length > 0) {
    const how = played.length === 0 ? 'Lapsed' : verdict(outcome, net);
    await post(tx, {
      reference: `settle:${id}:${player}:${version}`,
      kind: 'sports',
      ...statementText(market, played.length === 0 ? bets : played, how, before !== undefined),
      at,
      entries,
    });
  }
  await tx.query(
    'insert into market_settlement (market_id, player_id, version, net, commission, at) values ($1, $2, $3, $4, $5, $6)',
    [id, player, version, net, commission, at],
  );
  for (const result of results) await keepResult(tx, market, result, at);
  const counted = results.filter(({ status }) => status === 'won' || status === 'lost').map(({ bet }) => bet);
  await count(tx, market, counted, { player, result: subtractPaise(net, commission), at });
}

/** Counts what a player's bets on a market came to as one wager: a hedge is at risk for what it leaves open, and void bets for nothing. */
async function count(
  tx: Transaction,
  market: BetMarket,
  bets: readonly BookedBet[],
  { player, result, at }: { readonly player: number; readonly result: Paise; readonly at: Date },
): Promise<void> {
  const reference = `${market.id}:${player}`;
  if (bets.length === 0) return voidWager(tx, { reference });
  const [stake, atRisk] = [sumPaise(bets, matchedStake), riskOf(market, bets)];
  await countWager(tx, { player, product: market.kind, stake, atRisk, result, reference, at });
}

interface Moved {
  /** What the player gains now, before commission; after a correction, more or less than by the result before. */
  readonly moved: Paise;
  /** Commission that is taken now. */
  readonly paid: Paise;
  /** What is held for the market, and no longer has to be. */
  readonly held: Paise;
  /** Whether any bet was won, lost or void: otherwise there is nothing to pay, not even zero. */
  readonly isPlayed: boolean;
}

function entriesOf(player: number, { moved, paid, held, isPlayed }: Moved): LedgerTransaction['entries'] {
  return [
    ...(isPlayed
      ? [
          { account: { player, name: 'cash' } as const, amount: subtractPaise(moved, paid) },
          { account: { house: 'sports' } as const, amount: negatePaise(moved) },
        ]
      : []),
    ...(paid === 0 ? [] : [{ account: { house: 'commission' } as const, amount: paid }]),
    ...(held === 0
      ? []
      : [
          { account: { player, name: 'held' } as const, amount: negatePaise(held) },
          { account: { house: 'holds' } as const, amount: held },
        ]),
  ];
}

interface BetResult {
  readonly status: BetStatus;
  readonly profit: Paise;
}

/** Keeps what became of a bet. */
async function keepResult(
  tx: Transaction,
  market: BetMarket,
  { bet, status, profit }: BetResult & { readonly bet: BookedBet },
  at: Date,
): Promise<void> {
  const [won, when] = isSettled(status) ? [profit, at] : [null, null];
  await tx.query('update bet set status = $2, profit = $3, version = $4, settled_at = $5 where id = $1', [
    bet.id,
    status,
    won,
    market.version,
    when,
  ]);
}

const isSettled = (status: BetStatus) => status === 'won' || status === 'lost' || status === 'void';

async function latestSettlement(tx: Transaction, market: string, player: number) {
  const [latest] = await tx.query<{ net: Paise; commission: Paise }>(
    'select net, commission from market_settlement where market_id = $1 and player_id = $2 order by version desc limit 1',
    [market, player],
  );
  return latest;
}

/** What becomes of a bet, by what was matched of it. Where nothing was, an open one lapses and a closed one stays what it is. */
function resultOf({ kind }: BetMarket, bet: BookedBet, outcome: string): BetResult {
  const matched = matchedOf(kind, bet);
  if (matched.length === 0) return { status: OPEN.includes(bet.status) ? 'lapsed' : bet.status, profit: ZERO };
  if (outcome === VOID) return { status: 'void', profit: ZERO };
  const isBorneOut = kind === 'fancy' ? isReached(lineOf(bet), Number(outcome)) : bet.runnerId === outcome;
  const profit = sumPaise(matched, (wager) => gainOf(wager, isBorneOut));
  return { status: isBorneOut === (bet.side === 'back') ? 'won' : 'lost', profit };
}

const verdict = (outcome: string, net: Paise) =>
  outcome === VOID ? 'Void' : net > 0 ? 'Won' : net < 0 ? 'Lost' : 'Settled';
