import { negatePaise, type Paise, subtractPaise, ZERO } from '@pavilion/money';
import type { HouseAccount, LedgerTransaction } from '../../store/index.ts';

/** One event of a player's life, as a transaction to be: `cash` and `coins` are the player's, the rest the house's. */
export interface PastEvent extends Omit<LedgerTransaction, 'entries'> {
  readonly moves: readonly Move[];
  /** What was at stake in a settled bet that stands in the ledger alone: the report of one's own play counts it. */
  readonly stake?: Paise;
}

export interface Move {
  readonly account: 'cash' | 'coins' | HouseAccount;
  readonly amount: Paise;
}

/** An event whose moment is not known yet. */
export type Undated = Omit<PastEvent, 'at'>;
type Named = Omit<Undated, 'kind' | 'moves'>;

/** A bet that was settled: `result` is what it brought before its commission, or took. */
export function settledBet(named: Named, result: Paise, commission = ZERO): Undated {
  return {
    ...named,
    kind: 'sports',
    moves: [
      { account: 'cash', amount: subtractPaise(result, commission) },
      { account: 'sports', amount: negatePaise(result) },
      ...(commission === 0 ? [] : [{ account: 'commission' as const, amount: commission }]),
    ],
  };
}

/** A session of casino rounds, and what it brought or took in the end. */
export function casinoSession(named: Omit<Named, 'state'>, result: Paise): Undated {
  return { ...named, kind: 'casino', state: 'Settled', moves: cashFrom('casino', result) };
}

/** A part of a bonus that has been played through and claimed: the house's money becomes cash. */
export function bonusRelease(named: Omit<Named, 'state'>, amount: Paise): Undated {
  return { ...named, kind: 'bonus', state: 'Released', moves: cashFrom('bonus', amount) };
}

/** An amount that the player gets from an account of the house; below zero, one that they give it. */
export function cashFrom(account: HouseAccount, amount: Paise): readonly Move[] {
  return [
    { account: 'cash', amount },
    { account, amount: negatePaise(amount) },
  ];
}
