import { type Bet, getBets, getExposureAmount } from '@pavilion/api-client/wire';
import * as z from 'zod/mini';
import { onlyRow, type Queryable } from '../store/index.ts';
import type { SignedIn } from '../testing/players.ts';
import type { TestSandbox } from '../testing/sandbox.ts';
import type { OracleBooks } from './oracle-books.ts';
import { exposure, type Kind, type OpenBet, type Stake } from './oracle-sums.ts';

/** What is compared while markets move. */
export interface Seen {
  /** Exposures that were read while bets were placed and markets settled. */
  compared: number;
  /** Of these: those that were another figure than what the player held in the next call, because something happened in between. */
  between: number;
}

/**
 * Reads what a player exposes while things happen to them. One answer is of one moment: it is a figure that was held at some time
 * between before and after; so is what the oracle makes of one page of open bets. Two answers are of two moments, and may differ.
 */
export async function watch(sandbox: TestSandbox, books: OracleBooks, player: SignedIn, seen: Seen): Promise<void> {
  const { database } = sandbox;
  const before = await latestHold(database, player.id);
  const stated = await statedExposure(sandbox, player);
  const open = await openExposure(sandbox, books, player);
  const held = await heldSince(database, player.id, before.id);
  const possible = [before.held, ...held];
  for (const [what, figure] of [
    ['says that they expose', stated],
    ['shows bets that expose', open],
  ] as const) {
    if (figure !== null && !possible.includes(-figure)) {
      throw new Error(`The operator ${what} ${figure} for player ${player.id}, who held only ${possible.join(', ')}`);
    }
  }
  seen.compared += 1;
  if (stated !== -(possible.at(-1) ?? 0) || (open !== null && open !== stated)) seen.between += 1;
}

async function statedExposure(sandbox: TestSandbox, { token }: SignedIn): Promise<number> {
  const { body } = await sandbox.get('/api/bet/exposure/amount', { token });
  const { exposureAmount, matches } = z.decode(getExposureAmount.response, body as never).data;
  const sum = matches.reduce((total, match) => total + match.exposureAmount, 0);
  if (sum !== exposureAmount) throw new Error(`Matches that expose ${sum} are said to expose ${exposureAmount}`);
  return exposureAmount + 0;
}

/** What the oracle makes of the player's open bets, as one page shows them; null where they need more than one. */
async function openExposure(sandbox: TestSandbox, books: OracleBooks, { token }: SignedIn): Promise<number | null> {
  const { body } = await sandbox.get(
    '/sports-api/bets?startdate=2026-11-01&enddate=2027-10-31&betstatus=open&pagesize=100',
    { 'xu-auth': token },
  );
  const { bets } = z.decode(getBets.response, body as never).data;
  if (bets.length === 100) return null;
  const runnersOf = (id: string) => (books.knows(id) ? books.marketOf(id).runners : null);
  let sum = 0n;
  for (const [id, mine] of Map.groupBy(bets, ({ marketId }) => marketId)) {
    const [kind, runners] = [mine[0]?.marketType as Kind, runnersOf(id)];
    // Bet on for the first time just now: who runs in it is not in the books yet.
    if (runners === null && kind !== 'fancy') return null;
    sum += exposure({ kind, runners: runners ?? [id] }, mine.map(openBet));
  }
  return Number(sum);
}

/** An open bet out of what a player sees of it: of those whom this watches each is matched whole. */
function openBet({ id, runnerId, line, selectionType, stack, matchedStack, fills }: Bet): OpenBet {
  if (matchedStack !== stack) throw new Error(`The bet ${id} is not matched whole`);
  return {
    runner: runnerId,
    line: line === null ? null : BigInt(line),
    side: selectionType,
    fills: fills.map(stakeOf),
    rest: null,
  };
}

/** A part of a bet as its player sees it. */
export const stakeOf = ({ stack, odds, profit }: Bet['fills'][number]): Stake => ({
  stake: BigInt(stack),
  price: BigInt(Math.round(odds * 100)),
  profit: profit === undefined ? undefined : BigInt(profit),
});

async function latestHold(database: Queryable, player: number): Promise<{ id: number; held: number }> {
  const rows = await database.query(
    `select coalesce(e.id, 0) as id, coalesce(e.balance_after, 0) as held from account a left join lateral (
       select id, balance_after from ledger_entry where account_id = a.id order by id desc limit 1) as e on true
     where a.player_id = $1 and a.name = 'held'`,
    [player],
  );
  return onlyRow(rows, `what player ${player} holds`);
}

async function heldSince(database: Queryable, player: number, id: number): Promise<number[]> {
  const rows = await database.query(
    `select e.balance_after as held from ledger_entry e join account a on a.id = e.account_id
     where a.player_id = $1 and a.name = 'held' and e.id > $2 order by e.id`,
    [player, id],
  );
  return rows.map(({ held }) => held ?? 0);
}
