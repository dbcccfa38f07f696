import { ONCE, type SeenClimb } from '@pavilion/game-rules';
import { formatMoney, formatSignedMoney, subtractPaise } from '@pavilion/money';
import type { PastRound, Round } from '../calls/round.ts';
import { exactMultiplier } from '../figures.ts';
import type { ToastContent } from '../frame/toast.tsx';
import { useKitMessages } from '../language/messages.ts';

export interface ClimbTexts<Seen> {
  /** What is said of a round that was lost: what it was lost on, and how far it had come. */
  readonly lost: (stake: string, seen: Seen) => Pick<ToastContent, 'title' | 'text'>;
  /** What is said of one that went to its last step. */
  readonly finished: (multiplier: string, pays: string) => string;
}

/** What came of a climb that is shown, in a line and an amount; null while it goes on. */
export function useClimbToast<Bet, Seen extends SeenClimb>(
  round: Round<Bet, Seen> | PastRound<Bet, Seen> | null,
  texts: ClimbTexts<Seen>,
): ToastContent | null {
  const t = useKitMessages();
  if (round?.state !== 'over' || round.seen === null) return null;
  const { id: key, stake, pays, isCapped, seen } = round;
  if (seen.end === 'lost') return { key, tone: 'calm', ...texts.lost(formatMoney(stake), seen) };
  if (seen.end === 'returned') return { key, tone: 'calm', title: t.returned, text: formatMoney(pays) };
  const multiplier = exactMultiplier(seen.multiplier ?? ONCE);
  const text =
    seen.end === 'finished' && !isCapped
      ? texts.finished(multiplier, formatMoney(pays))
      : t.cashedOut(multiplier, isCapped ? t.capped(formatMoney(pays)) : formatMoney(pays));
  return { key, tone: 'won', title: formatSignedMoney(subtractPaise(pays, stake)), text };
}
