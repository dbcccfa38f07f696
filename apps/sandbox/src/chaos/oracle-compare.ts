import { getAccountStatement, getBets, getExposureAmount } from '@pavilion/api-client/wire';
import * as z from 'zod/mini';
import { cashAndHeldOf } from '../store/index.ts';
import type { SignedIn } from '../testing/players.ts';
import type { TestSandbox } from '../testing/sandbox.ts';
import type { Line, OracleBooks } from './oracle-books.ts';

/** A period that holds everything that a campaign does. */
const PERIOD = 'from=2026-11-01&to=2027-10-31';
const DAYS = 'startdate=2026-11-01&enddate=2027-10-31';

/** Throws where the operator and the oracle differ on what a player has, holds, exposes, and what became of their bets. */
export async function comparePlayer(sandbox: TestSandbox, books: OracleBooks, player: SignedIn): Promise<void> {
  const { cash, held } = await cashAndHeldOf(sandbox.database, player.id);
  const mine = books.funds(player.id);
  const [{ owed } = { owed: 0 }] = await sandbox.database.query(
    'select coalesce(sum(amount - collected - forgiven), 0)::bigint as owed from debt where player_id = $1',
    [player.id],
  );
  same(`what player ${player.id} has, holds and owes`, [cash, held, owed], [mine.cash, mine.held, mine.owed]);
  await compareExposures(sandbox, books, player);
  await compareBets(sandbox, books, player);
}

async function compareExposures(sandbox: TestSandbox, books: OracleBooks, { id, token }: SignedIn): Promise<void> {
  const { body } = await sandbox.get('/api/bet/exposure/amount', { token });
  const { exposureAmount, matches } = z.decode(getExposureAmount.response, body as never).data;
  const mine = [...books.exposures(id)];
  const sum = mine.reduce((total, [, { amount }]) => total + amount, 0n);
  same(`what player ${id} exposes`, exposureAmount, sum);
  same(`what player ${id} holds against what they expose`, books.funds(id).held, -sum);
  same(
    `what player ${id} exposes match by match`,
    matches.map((match) => [match.refMatchId, match.exposureAmount, match.totalBets]).toSorted(byName),
    mine.map(([match, { amount, bets }]) => [match, amount, bets]).toSorted(byName),
  );
}

async function compareBets(sandbox: TestSandbox, books: OracleBooks, { id, token }: SignedIn): Promise<void> {
  const found: unknown[][] = [];
  for (let count = 1; found.length < count; ) {
    const { body } = await sandbox.get(`/sports-api/bets?${DAYS}&pagesize=100&skip=${found.length}`, {
      'xu-auth': token,
    });
    const page = z.decode(getBets.response, body as never).data;
    if (page.bets.length === 0 && page.count > found.length)
      throw new Error(`Player ${id} has bets that no page shows`);
    count = page.count;
    found.push(
      ...page.bets.map((bet) => [
        bet.id,
        bet.marketId,
        bet.status,
        bet.stack,
        bet.matchedStack,
        bet.profit,
        bet.resettled,
      ]),
    );
  }
  const mine = books.betsOf(id).map(({ market, bet }) => {
    const matched = bet.fills.reduce((sum, { stake }) => sum + stake, 0n);
    return [bet.id, market.id, bet.state, bet.stake, matched, bet.profit, bet.version > 1 && matched > 0n];
  });
  same(`the bets of player ${id}`, found.toSorted(byName), mine.toSorted(byName));
}

/** Throws where a player's ledger and statement are not what the oracle's bets and settlements come to, reference by reference. */
export async function compareStatement(
  sandbox: TestSandbox,
  books: OracleBooks,
  { id, token }: SignedIn,
): Promise<void> {
  const { database } = sandbox;
  const entries = await database.query(
    `select t.reference, a.name, e.amount from ledger_entry e join account a on a.id = e.account_id
     join ledger_transaction t on t.id = e.transaction_id where a.player_id = $1 and t.kind = 'sports' order by e.id`,
    [id],
  );
  const mine = [...books.lines(id)].flatMap(([reference, { cash, held }]: [string, Line]) => [
    ...(cash === null ? [] : [[reference, 'cash', cash]]),
    ...(held === null ? [] : [[reference, 'held', held]]),
  ]);
  // What the house lays out of a correction is a posting of its own.
  const met = new Map<string, number>();
  const found = entries.map(({ reference, name, amount }) => [counted(reference, met), name, amount]);
  same(`the ledger of player ${id}`, found.toSorted(byName), mine.toSorted(byName));

  const shown: unknown[][] = [];
  let cursor: string | null = '';
  let closing = 0;
  while (cursor !== null) {
    const query: string = `${PERIOD}&kind=sports&limit=100${cursor === '' ? '' : `&cursor=${cursor}`}`;
    const { body } = await sandbox.get(`/api/getAccountstatement?${query}`, { token });
    const page: z.output<typeof getAccountStatement.response>['data'] = z.decode(
      getAccountStatement.response,
      body as never,
    ).data;
    shown.push(...page.entries.map(({ reference, account, amount }) => [reference, account, amount]));
    cursor = page.next;
    closing = page.summary.closingCash;
  }
  const cash = mine.filter(([, account]) => account === 'cash');
  same(`the statement of player ${id}`, shown.toSorted(byName), cash.toSorted(byName));
  same(`what the statement of player ${id} closes with`, closing, books.funds(id).cash);
}

/** The hold of a bet that was met moves by the number of its part, which nobody else knows: it is counted instead. */
function counted(reference: string, met: Map<string, number>): string {
  const [, bet] = /^(bet:\d+:met):\d+$/.exec(reference) ?? [];
  if (bet === undefined) return reference;
  met.set(bet, (met.get(bet) ?? 0) + 1);
  return `${bet}:${met.get(bet)}`;
}

const byName = (a: readonly unknown[], b: readonly unknown[]) => {
  const [left, right] = [textOf(a), textOf(b)];
  return left < right ? -1 : left > right ? 1 : 0;
};

/** As text in which an amount is the same whether it is a number or a big integer. */
const textOf = (value: unknown) =>
  JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? Number(one) : one));

/** Throws, with what is first different, where the operator says another thing than the oracle. */
export function same(what: string, found: unknown, expected: unknown): void {
  if (textOf(found) === textOf(expected)) return;
  if (Array.isArray(found) && Array.isArray(expected)) {
    const at = expected.findIndex((one, index) => textOf(one) !== textOf(found[index]));
    const place = at < 0 ? expected.length : at;
    const counts = `${found.length} and ${expected.length} of them`;
    throw new Error(`${what} is ${textOf(found[place])} and should be ${textOf(expected[place])} (${counts})`);
  }
  throw new Error(`${what} is ${textOf(found)} and should be ${textOf(expected)}`);
}
