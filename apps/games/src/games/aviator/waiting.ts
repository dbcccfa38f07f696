import type { AviatorBet } from '@pavilion/game-rules';
import { useEffect, useRef, useState } from 'react';
import { readList, readNumber, readObject } from '../../kit/calls/readers.ts';
import { keptHere } from '../../kit/kept.ts';
import { useLive } from '../../kit/seat.ts';
import { type AviatorSeat, aviatorReaders } from './flight.ts';

/** The bet of each panel that is to be put on the next round. */
export type Pair = readonly [AviatorBet | null, AviatorBet | null];

/** What a reload made of bets that waited: they still do, or their round has begun without them. */
export type Reloaded = 'kept' | 'missed' | null;

const NONE: Pair = [null, null];

interface Kept {
  readonly bets: Pair;
  /** The round in which they were set, and what the player had: another one has something else. */
  readonly round: number | null;
  readonly balance: number;
}

/** Bets that wait for the next round, through a reload of the page as well. */
export function useWaiting({ opening, table }: AviatorSeat) {
  const name = `aviator waiting ${opening.game}`;
  const { phase, round } = useLive(table);
  const [bets, setBets] = useState<Pair>(NONE);
  const [reloaded, setReloaded] = useState<{ readonly what: Reloaded; readonly round: number | null } | null>(null);
  const isRead = useRef(false);
  const isReady = phase === 'ready';
  useEffect(() => {
    if (!isReady || isRead.current) return;
    isRead.current = true;
    const before = keptBets(name);
    if (before === null) return;
    const { round: now, stage } = table.state();
    const id = now?.id ?? null;
    const isAhead = before.round === id && stage.name !== 'betting' && before.balance === opening.balance;
    if (isAhead) setBets(before.bets);
    else keptHere.forget(name);
    setReloaded({ what: isAhead ? 'kept' : 'missed', round: id });
  }, [isReady, name, opening.balance, table]);
  const isSaid = reloaded !== null && reloaded.round === (round?.id ?? null);
  const isWaiting = bets.some((bet) => bet !== null);
  return {
    bets,
    reloaded: isSaid && (reloaded.what === 'missed' || isWaiting) ? reloaded.what : null,
    set(next: Pair) {
      const { round: now, balance } = table.state();
      if (next.every((bet) => bet === null)) keptHere.forget(name);
      else keptHere.write(name, JSON.stringify({ bets: next, round: now?.id ?? null, balance } satisfies Kept));
      setBets(next);
    },
  };
}

/** Null where nothing is kept, or nothing that makes sense. */
function keptBets(name: string): Kept | null {
  try {
    const { bets, round, balance } = readObject(JSON.parse(keptHere.read(name) ?? 'null'));
    const [first = null, second = null] = readList(bets, (bet) => (bet === null ? null : aviatorReaders.bet(bet)));
    return { bets: [first, second], round: round === null ? null : readNumber(round), balance: readNumber(balance) };
  } catch {
    return null;
  }
}
