import { placeBet, type Sport } from '@pavilion/api-client/wire';
import type { Paise } from '@pavilion/money';
import { takeReference } from '../../server/index.ts';
import type { Transaction } from '../../store/index.ts';
import { keepSports } from '../feed/match-sports.ts';
import type { BetMarket } from './book.ts';

/** A matched bet that was settled in the past, on a market of its own. */
export interface SettledBet {
  readonly sport: Sport;
  readonly id: number;
  readonly player: number;
  readonly clientRef: string;
  readonly market: Omit<BetMarket, 'version'> & { readonly outcome: string; readonly openedAt: Date };
  readonly runnerId: string;
  readonly side: 'back' | 'lay';
  readonly stake: Paise;
  /** In hundredths. */
  readonly price: number;
  readonly line: number | null;
  readonly status: 'won' | 'lost' | 'void';
  /** Before commission. */
  readonly profit: Paise;
  readonly commission: Paise;
  readonly placedAt: Date;
  readonly settledAt: Date;
}

/** Keeps a settled bet with its market and how that was settled; no money moves. */
export async function recordSettledBet(tx: Transaction, bet: SettledBet): Promise<void> {
  const { market } = bet;
  await keepSports(tx, [{ id: market.matchId, sport: bet.sport }]);
  await tx.query(
    `insert into market (id, match_id, match_name, kind, name, runners, commission, opened_at, outcome, version, decided_at, tried_version, settled_version)
     values ($1, $2, $3, $4, $5, $6::text::jsonb, $7, $8, $9, 1, $10, 1, 1)`,
    [
      market.id,
      market.matchId,
      market.matchName,
      market.kind,
      market.name,
      JSON.stringify(market.runners),
      market.commission,
      market.openedAt,
      market.outcome,
      bet.settledAt,
    ],
  );
  await tx.query(
    `insert into bet (id, player_id, client_ref, market_id, runner_id, side, stake, price, line, policy, status, profit, version, created_at, settled_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'better', $10, $11, 1, $12, $13)`,
    [
      bet.id,
      bet.player,
      bet.clientRef,
      market.id,
      bet.runnerId,
      bet.side,
      bet.stake,
      bet.price,
      bet.line,
      bet.status,
      bet.profit,
      bet.placedAt,
      bet.settledAt,
    ],
  );
  await tx.query('insert into bet_fill (bet_id, stake, price, at) values ($1, $2, $3, $4)', [
    bet.id,
    bet.stake,
    bet.price,
    bet.placedAt,
  ]);
  await tx.query(
    `insert into market_settlement (market_id, player_id, version, outcome, net, commission, rate, at)
     values ($1, $2, 1, $3, $4, $5, $6, $7)`,
    [market.id, bet.player, market.outcome, bet.profit, bet.commission, market.commission, bet.settledAt],
  );
}

/** Takes the references of a player's bets that begin with `prefix`, for bets that nobody asked for. */
export async function takeReferencesOf(tx: Transaction, player: number, prefix: string): Promise<void> {
  const bets = await tx.query(
    'select client_ref as ref, created_at as at from bet where player_id = $1 and starts_with(client_ref, $2) order by id',
    [player, prefix],
  );
  for (const { ref, at } of bets) await takeReference(tx, { player, clientRef: ref, call: placeBet.name, at });
}
