import type { BetStatus } from '@pavilion/api-client/wire';
import { commissionOn } from '@pavilion/betting-math';
import { addPaise, maxPaise, minPaise, negatePaise, type Paise, subtractPaise, sumPaise, ZERO } from '@pavilion/money';
import { collectDebts, countWager, recordDebt, voidWager } from '../../money/index.ts';
import { notify } from '../../players/index.ts';
import {
  type CashAndHeld,
  heldBy,
  type LedgerTransaction,
  lockAccounts,
  post,
  type Transaction,
} from '../../store/index.ts';
import { VOID } from '../feed/play.ts';
import {
  type BetMarket,
  type BookedBet,
  bookOf,
  exposureOn,
  marketOf,
  matchedStake,
  riskOf,
  withTheHouse,
} from './book.ts';
import { isReadable } from './decide.ts';
import { aboutText, settledNotice, statementText } from './names.ts';
import { rateFor } from './rates.ts';
import { type BetResult, resultOf } from './result.ts';

/**
 * Settles a player's bets on a market by its latest result, unless that is done. What a correction takes back and they have not got
 * becomes a debt, and what they get pays their debts. Locks their accounts before it reads anything.
 */
export async function settleBook(tx: Transaction, id: string, player: number, at: Date): Promise<void> {
  const funds = await lockAccounts(tx, player);
  const market = await marketOf(tx, id);
  const bets = await bookOf(tx, id, player);
  if (!market?.outcome || !bets.some(({ version }) => version < market.version)) return;
  const { outcome, version } = market;
  const results = bets.map((bet) => ({ bet, ...resultOf(market, bet, outcome) }));
  const before = await latestSettlement(tx, id, player);
  const net = sumPaise(results, ({ profit }) => profit);
  const rate = before?.rate ?? (await rateFor(tx, market, player));
  const commission = outcome === VOID ? ZERO : commissionOn(net, rate);
  const played = results.filter(({ status }) => isSettled(status)).map(({ bet }) => bet);
  const moved = {
    moved: subtractPaise(net, before?.net ?? ZERO),
    paid: subtractPaise(commission, before?.commission ?? ZERO),
    held: await heldFor(tx, market, player, bets),
    isPlayed: played.length > 0,
  };
  const owed = missingOf(funds, moved);
  // First what they lack: what the correction takes then is there, and all of it stands among their results.
  if (owed > 0) await recordDebt(tx, { player, market: id, version, about: aboutText(market), amount: owed, at });
  const entries = entriesOf(player, moved);
  if (entries.length > 0) {
    const how = played.length === 0 ? 'Lapsed' : verdict(outcome, net);
    const figures = { ...moved, rate, owed, isCorrection: before !== undefined };
    await post(tx, {
      reference: `settle:${id}:${player}:${version}`,
      kind: 'sports',
      ...statementText(market, played.length === 0 ? bets : played, how, figures),
      at,
      entries,
    });
  }
  await tx.query(
    `insert into market_settlement (market_id, player_id, version, outcome, net, commission, rate, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, player, version, outcome, net, commission, rate, at],
  );
  await keepResults(tx, market, results, at);
  await count(tx, market, bets, { player, outcome, rate, netInAll: net, commission, at });
  const notice = settledNotice(market, played.length, { ...moved, owed, isCorrection: before !== undefined });
  if (notice) await notify(tx, player, { ...notice, at });
  await collectDebts(tx, player, at);
}

/**
 * What is held of a player for a market: what their bets expose. Of one whose runners can't be read nobody knows that any more, and
 * what the ledger has held for each of the bets and has not released is taken.
 */
async function heldFor(tx: Transaction, market: BetMarket, player: number, bets: readonly BookedBet[]): Promise<Paise> {
  if (isReadable(market)) return negatePaise(await exposureOn(tx, market.id, player));
  return heldBy(tx, player, [...bets.map((bet) => `bet:${bet.id}:`), `settle:${market.id}:${player}:`]);
}

interface Counted {
  readonly player: number;
  readonly outcome: string;
  readonly rate: number;
  /** What all that they had in the market came to, before commission. */
  readonly netInAll: Paise;
  /** Of all that they had in the market. */
  readonly commission: Paise;
  readonly at: Date;
}

/**
 * Counts what a player's bets on a market came to as one wager: a hedge is at risk for what it leaves open, and void bets for nothing.
 * What players matched with each other doesn't count (docs/decisions/net-losses.md): one lost to the other, and not to the house. It may
 * make less of what counts, never more: who closes with the house what they matched with another risks nothing, and loses no more than in all.
 */
async function count(
  tx: Transaction,
  market: BetMarket,
  booked: readonly BookedBet[],
  { player, outcome, rate, netInAll, commission, at }: Counted,
): Promise<void> {
  const reference = `${market.id}:${player}`;
  const bets = outcome === VOID ? [] : withTheHouse(booked);
  if (bets.length === 0) return voidWager(tx, { reference });
  const net = sumPaise(bets, (bet) => resultOf(market, bet, outcome).profit);
  // What they gave the house by it: never more commission than was taken of them in all.
  const given = subtractPaise(net, minPaise(commission, commissionOn(net, rate)));
  const result = net < 0 ? maxPaise(given, minPaise(ZERO, netInAll)) : given;
  const [stake, atRisk] = [sumPaise(bets, matchedStake), minPaise(riskOf(market, bets), riskOf(market, booked))];
  await countWager(tx, { player, product: market.kind, stake, atRisk, result, reference, at });
}

interface Moved {
  /** What the player gains now, before commission; after a correction, more or less than by the result before. */
  readonly moved: Paise;
  /** Commission that is taken now; below zero what is given back. */
  readonly paid: Paise;
  /** What is held for the market, and no longer has to be. */
  readonly held: Paise;
  /** Whether any bet was won, lost or void: otherwise there is nothing to pay, not even zero. */
  readonly isPlayed: boolean;
}

/** What a player lacks of what is taken from them: all that is free once the market holds nothing any more, and never below zero. */
function missingOf({ cash, held }: CashAndHeld, { moved, paid, held: released, isPlayed }: Moved): Paise {
  if (!isPlayed) return ZERO;
  const free = addPaise(subtractPaise(cash, held), released);
  return maxPaise(ZERO, negatePaise(addPaise(free, subtractPaise(moved, paid))));
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

/** Keeps what became of a player's bets, in the order of their ids. */
async function keepResults(
  tx: Transaction,
  { version }: BetMarket,
  results: readonly (BetResult & { readonly bet: BookedBet })[],
  at: Date,
): Promise<void> {
  await tx.query(
    `update bet b set status = r.status, profit = r.profit, version = $4, settled_at = case when r.profit is not null then $5::timestamptz end
     from unnest($1::bigint[], $2::text[], $3::bigint[]) as r (id, status, profit) where b.id = r.id`,
    [
      results.map(({ bet }) => bet.id),
      results.map(({ status }) => status),
      results.map(({ status, profit }) => (isSettled(status) ? profit : null)),
      version,
      at,
    ],
  );
}

const isSettled = (status: BetStatus) => status === 'won' || status === 'lost' || status === 'void';

async function latestSettlement(tx: Transaction, market: string, player: number) {
  const [latest] = await tx.query(
    `select net, commission, rate from market_settlement where market_id = $1 and player_id = $2
     order by version desc limit 1`,
    [market, player],
  );
  return latest;
}

const verdict = (outcome: string, net: Paise) =>
  outcome === VOID ? 'Void' : net > 0 ? 'Won' : net < 0 ? 'Lost' : 'Settled';
