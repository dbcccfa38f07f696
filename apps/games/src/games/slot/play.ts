import {
  type Grid,
  gridAt,
  LINES,
  type SeenSlotRound,
  type SlotBet,
  type SlotModel,
  type SlotSpin,
} from '@pavilion/game-rules';
import { addPaise, type Paise, subtractPaise, ZERO } from '@pavilion/money';
import { useRef, useState } from 'react';
import { type Seat, useTable } from '../../kit/seat.ts';
import type { Sounds } from '../../kit/sounds.ts';
import { gridOf, type SlotRoundSeen } from './round.ts';

/** When each reel stops after all have begun, ms: always these, whatever comes. */
export const STOPS = [1300, 1600, 1900, 2200, 2500] as const;
/** How long the last reel takes to come to rest once it has stopped, ms. */
export const REST = 120;

/** A spin as the reels show it. */
export interface Turn {
  /** One of its own for each. */
  readonly key: string;
  readonly spin: SlotSpin;
  readonly isFree: boolean;
  readonly grid: Grid;
  readonly stake: Paise;
  /** What the whole round paid, where that is the most that one may pay and less than it won. */
  readonly capped: Paise | null;
}

/** What this player has staked and had back since the page was opened, of spins that have come to rest. */
interface Session {
  readonly staked: Paise;
  readonly paid: Paise;
}

export interface Play {
  /** The last spin; null until there was one. */
  readonly turn: Turn | null;
  /** What was in view before it. */
  readonly before: Grid;
  readonly isTurning: boolean;
  /** Whether something is on its way: an answer, or the reels. */
  readonly isBusy: boolean;
  /** The round whose free spins are to be tapped, as it stood when the reels came to rest. */
  readonly open: SeenSlotRound | null;
  readonly balance: Paise;
  readonly session: Session;
  readonly spin: (stake: Paise) => Promise<void>;
}

function turnOf(model: SlotModel, { id, stake, seen }: SlotRoundSeen): Turn | null {
  const spin = seen?.spins.at(-1);
  if (!spin) return null;
  const isFree = (seen?.spins.length ?? 0) > 1;
  const capped = seen?.isCapped ? seen.won : null;
  return { key: `${id} ${seen?.spins.length}`, spin, isFree, grid: gridOf(model, spin, isFree), stake, capped };
}

/** Spins by taps: a stake where no free spin is left, else the next free one. What it brings is shown, in figures too, once the reels rest. */
export function useSlot({ table }: Seat<SlotBet, SeenSlotRound>, model: SlotModel, sounds: Sounds): Play {
  const state = useTable(table);
  const first = useRef(gridAt(model.strips, LINES[3] ?? []));
  const [shown, setShown] = useState<{ readonly turn: Turn | null; readonly before: Grid }>({
    turn: null,
    before: first.current,
  });
  const [phase, setPhase] = useState<'rest' | 'asking' | 'turning'>('rest');
  const [session, setSession] = useState<Session>({ staked: ZERO, paid: ZERO });
  const { round } = state;
  const isOpen = round?.state === 'open';
  const isOver = round?.state === 'over';
  const spin = async (stake: Paise) => {
    if (phase !== 'rest' || state.phase !== 'ready') return;
    sounds.tick();
    setPhase('asking');
    const shown = table.showing();
    const after = isOpen ? await table.move({ kind: 'spin' }) : await table.bet({ stake });
    const turn = after && turnOf(model, after);
    if (!turn) {
      shown();
      return setPhase('rest');
    }
    setShown((last) => ({ turn, before: last.turn?.grid ?? last.before }));
    setPhase('turning');
    if (!turn.isFree) setSession((sums) => ({ ...sums, staked: addPaise(sums.staked, turn.stake) }));
    await new Promise((resolve) => setTimeout(resolve, STOPS[4] + REST));
    setPhase('rest');
    shown();
    if (after.state === 'over') setSession((sums) => ({ ...sums, paid: addPaise(sums.paid, after.pays) }));
    if (turn.spin.pays > turn.stake) sounds.bell();
  };
  // A round that was left open shows its last spin as the page opens again.
  const turn = shown.turn ?? (isOpen ? turnOf(model, round) : null);
  const isTurning = phase === 'turning';
  return {
    turn,
    before: shown.before,
    isTurning,
    isBusy: phase !== 'rest' || state.phase !== 'ready',
    open: isOpen && !isTurning ? round.seen : null,
    balance: isTurning && isOver ? subtractPaise(state.balance, round.pays) : state.balance,
    session,
    spin,
  };
}
