import { type Paise, ZERO } from '@pavilion/money';
import type { Engine } from './engines.ts';
import { playedOf, type RoundRow } from './rows.ts';

/** A round as its player's page reads it; amounts in paise. */
export interface RoundView {
  readonly id: string;
  readonly ref: string;
  readonly nonce: number;
  readonly bet: unknown;
  readonly moves: readonly unknown[];
  readonly stake: Paise;
  /** `staking`: whether the stake was taken is being found out. `undone`: it was not, or came back. */
  readonly state: RoundRow['state'];
  /** What comes back in all: when over, what is paid; before, what a cash-out would pay. */
  readonly pays: Paise;
  readonly isCapped: boolean;
  /** What the game shows of it; null while nothing is staked. */
  readonly seen: unknown;
  readonly beganAt: Date;
}

/** What the player of a round sees of it now. */
export function viewOf(engine: Engine, row: RoundRow): RoundView {
  const { id, ref, nonce, bet, moves, stake, state, beganAt } = row;
  const isPlayed = state === 'open' || state === 'over';
  const standing = isPlayed ? standingOf(engine, row) : null;
  return {
    ...{ id, ref, nonce, bet, moves, stake, state, beganAt },
    pays: row.pays ?? standing?.pays ?? ZERO,
    isCapped: standing?.isCapped ?? false,
    seen: standing?.seen ?? null,
  };
}

/** How a round stands that is kept; throws where its moves are none of its game's, which none that was taken is. */
function standingOf(engine: Engine, row: RoundRow) {
  const standing = row.isAbandoned ? engine.end(playedOf(row)) : engine.play(playedOf(row));
  if (!standing) throw new Error(`The round ${row.id} can’t be played again`);
  return standing;
}
