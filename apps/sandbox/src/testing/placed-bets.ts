import type { MarketType } from '@pavilion/api-client/wire';
import type { Side } from '@pavilion/betting-math';
import { negatePaise, paise, paiseOfRupees } from '@pavilion/money';
import { exposureOn } from '../sports/bets/book.ts';
import { type Database, post } from '../store/index.ts';

/** A market as a test says it. Its runners are `ID-1`, `ID-2` and so on unless they are named; a fancy's is the market itself. */
export interface SaidMarket {
  readonly id: string;
  readonly kind?: MarketType;
  readonly runners?: number;
  readonly named?: readonly string[];
  readonly matchId?: string;
  /** Hundredths of a percent: 500 unless said. */
  readonly commission?: number;
}

/** A bet at a price that no feed has to show. */
export interface SaidBet {
  readonly player: number;
  /** Which runner, from 1 on. */
  readonly on?: number;
  readonly side: Side;
  readonly rupees: number;
  /** Hundredths. */
  readonly price: number;
  readonly line?: number;
}

/** The id of a market's runner, from 1 on. */
export const runnerOf = ({ id, kind, named }: SaidMarket, on: number) =>
  kind === 'fancy' ? id : (named?.[on - 1] ?? `${id}-${on}`);

let refs = 0;

/** Writes bets with their market and what they hold, as if they had been placed at `at`: matched whole, or with nothing matched. */
export async function placedBets(
  database: Database,
  market: SaidMarket,
  bets: readonly SaidBet[],
  at: Date,
  status: 'matched' | 'unmatched' | 'delayed' = 'matched',
): Promise<void> {
  const { id, kind = 'match_odds', runners = market.named?.length ?? 2, matchId = '1', commission = 500 } = market;
  const count = kind === 'fancy' ? 1 : runners;
  await database.query(
    `insert into market (id, match_id, match_name, kind, name, runners, commission, opened_at)
     values ($1, $2, 'Alpha v Beta', $3, 'Match Odds', $4::text::jsonb, $5, $6) on conflict (id) do nothing`,
    [
      id,
      matchId,
      kind,
      JSON.stringify(
        Array.from({ length: count }, (_, index) => ({ id: runnerOf(market, index + 1), name: `Runner ${index + 1}` })),
      ),
      commission,
      at,
    ],
  );
  for (const { player, on = 1, side, rupees, price, line } of bets) {
    refs += 1;
    const held = await heldIn(database, id, player);
    const [placed] = await database.query(
      `with placed as (
         insert into bet (player_id, client_ref, market_id, runner_id, side, stake, price, line, policy, status, created_at, rest, queue, due_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, 'none', $10::text, $9::timestamptz,
           case when $10::text <> 'matched' then 'stay' end, case $10 when 'unmatched' then nextval('bet_queue') end, case $10 when 'delayed' then $9::timestamptz end)
         returning id, status
       ), filled as (
         insert into bet_fill (bet_id, stake, price, at) select id, $6, $7, $9::timestamptz from placed where status = 'matched'
       )
       select id as bet from placed`,
      [
        player,
        `placed-${refs}`,
        id,
        runnerOf(market, on),
        side,
        paiseOfRupees(rupees),
        price,
        line ?? null,
        at,
        status,
      ],
    );
    const more = (await heldIn(database, id, player)) - held;
    await hold(database, { player, bet: placed?.bet ?? 0, more, at });
  }
}

async function heldIn(database: Database, id: string, player: number): Promise<number> {
  return negatePaise(await exposureOn(database, id, player));
}

interface Hold {
  readonly player: number;
  readonly bet: number;
  readonly more: number;
  readonly at: Date;
}

async function hold(database: Database, { player, bet, more, at }: Hold): Promise<void> {
  if (more === 0) return;
  await database.transaction((tx) =>
    post(tx, {
      reference: `bet:${bet}:hold`,
      kind: 'sports',
      title: 'Held for a bet',
      detail: '',
      state: 'Held',
      at,
      entries: [
        { account: { player, name: 'held' }, amount: paise(more) },
        { account: { house: 'holds' }, amount: paise(-more) },
      ],
    }),
  );
}
