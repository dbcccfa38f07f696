import { type Paise, subtractPaise, sumPaise, ZERO } from '@pavilion/money';
import { useState } from 'react';
import type { PastRound, Round } from './calls/round.ts';
import type { TableState } from './calls/table.ts';
import { type Seat, useTable } from './seat.ts';
import type { Sounds } from './sounds.ts';
import { isStill } from './still.ts';

/** What a page of a game shows that is decided by its bet. */
export interface AtOnce<Bet, Seen> {
  readonly state: TableState<Bet, Seen>;
  /** The rounds whose results are on their way over the board. */
  readonly moving: readonly Round<Bet, Seen>[];
  /** The round that came to rest last. */
  readonly last: PastRound<Bet, Seen> | null;
  /** Whether the next bet may be placed. */
  readonly isReady: boolean;
  /** What the player has, without what is still on its way. */
  readonly balance: Paise;
  /** Without the rounds that are on their way. */
  readonly past: readonly PastRound<Bet, Seen>[];
  /** Resolves once the result has come to rest; with null where the bet was not taken. */
  readonly play: (bet: Bet) => Promise<Round<Bet, Seen> | null>;
}

export interface Motion<Bet, Seen> {
  /** How long a result takes to come to rest, ms. */
  readonly length: (round: Round<Bet, Seen>) => number;
  /** Whether the next bet may be placed while one is on its way. */
  readonly hasSeveral?: boolean;
}

/**
 * Plays rounds that are decided by their bet: the server's answer has the result, and the page shows it only once it has come to rest, in
 * figures as on the board.
 */
export function useAtOnce<Bet extends { readonly stake: Paise }, Seen>(
  { table }: Seat<Bet, Seen>,
  sounds: Sounds,
  { length, hasSeveral = false }: Motion<Bet, Seen>,
): AtOnce<Bet, Seen> {
  const state = useTable(table);
  const [placed, setPlaced] = useState<Paise>(ZERO);
  const [moving, setMoving] = useState<readonly Round<Bet, Seen>[]>([]);
  const isReady = state.phase === 'ready' && placed === ZERO && (hasSeveral || moving.length === 0);
  const play = async (bet: Bet) => {
    if (!isReady) return null;
    sounds.tick();
    setPlaced(bet.stake);
    const shown = table.showing();
    const round = await table.bet(bet);
    setPlaced(ZERO);
    if (round !== null && !isStill()) {
      setMoving((others) => [...others, round]);
      await new Promise((resolve) => setTimeout(resolve, length(round)));
      setMoving((others) => others.filter(({ id }) => id !== round.id));
    }
    shown();
    if (round === null) return null;
    if (round.pays > round.stake) sounds.bell();
    return round;
  };
  const past = state.past.filter(({ id }) => moving.every((round) => round.id !== id));
  const onTheWay = sumPaise(moving, ({ pays }) => pays);
  return {
    ...{ state, moving, past, play, isReady },
    last: past[0] ?? null,
    balance: subtractPaise(subtractPaise(state.balance, placed), onTheWay),
  };
}
