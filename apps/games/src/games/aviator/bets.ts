import type { AviatorBet } from '@pavilion/game-rules';
import { type Paise, subtractPaise } from '@pavilion/money';
import { useEffect, useRef } from 'react';
import { leftOf } from '../../kit/live/live-state.ts';
import type { Ticket } from '../../kit/live/wire.ts';
import { useLive } from '../../kit/seat.ts';
import type { AviatorSeat } from './flight.ts';
import { type Reloaded, useWaiting } from './waiting.ts';

/** One of the two bets of a player: its ticket on this round, and whether it is to be put on the next. */
export interface Slot {
  readonly ticket: Ticket<AviatorBet> | null;
  readonly isQueued: boolean;
  readonly place: (bet: AviatorBet) => void;
  readonly queue: (bet: AviatorBet | null) => void;
}

export interface Bets {
  readonly slots: readonly [Slot, Slot];
  /** What can be staked. */
  readonly left: Paise;
  readonly reloaded: Reloaded;
}

/** Which ticket each of the two panels has: its own by reference, and what another page put down by what is free. */
export function useBets(seat: AviatorSeat): Bets {
  const { table } = seat;
  const state = useLive(table);
  const refs = useRef<[string | null, string | null]>([null, null]);
  const { bets: queued, set: setQueued, reloaded } = useWaiting(seat);
  const { tickets, round, stage } = state;
  const known = refs.current.map((ref) => (tickets.some((one) => one.ref === ref) ? ref : null));
  for (const { ref } of tickets) {
    const free = known.indexOf(null);
    if (!known.includes(ref) && free >= 0) known[free] = ref;
  }
  refs.current = [known[0] ?? null, known[1] ?? null];
  const place = (at: 0 | 1, bet: AviatorBet) => {
    void table.bet(bet, bet.stake);
    refs.current[at] = table.state().tickets.at(-1)?.ref ?? null;
  };
  const queue = (at: 0 | 1, bet: AviatorBet | null) => setQueued(at === 0 ? [bet, queued[1]] : [queued[0], bet]);
  const send = useRef(() => {});
  send.current = () => {
    if (!table.isTaking || queued.every((bet) => bet === null)) return;
    for (const at of [0, 1] as const) {
      const bet = queued[at];
      if (bet && refs.current[at] === null) place(at, bet);
    }
    setQueued([null, null]);
  };
  const id = round?.id;
  useEffect(() => {
    if (id !== undefined && stage.name === 'betting') send.current();
  }, [id, stage.name]);
  const slotOf = (at: 0 | 1): Slot => ({
    ticket: tickets.find(({ ref }) => ref === refs.current[at]) ?? null,
    isQueued: queued[at] !== null,
    place: (bet) => place(at, bet),
    queue: (bet) => queue(at, bet),
  });
  const waiting = queued.reduce((sum, bet) => sum + (bet?.stake ?? 0), 0) as Paise;
  return { slots: [slotOf(0), slotOf(1)], left: subtractPaise(leftOf(state), waiting), reloaded };
}
