import type { Gateway } from '@pavilion/api-client';
import { useSession } from '@pavilion/contract';
import { isPaise, type Paise } from '@pavilion/money';
import { keepDraft, readDraft } from '@pavilion/remote-kit';
import { steadyOf, timeLeft } from '@pavilion/shared-ui/clock';
import { useCallback, useMemo, useState } from 'react';

/** What the player was told to pay, and until when. A deadline and no counter: a reload, or a phone that slept, changes nothing. */
export interface Instructions {
  readonly amount: Paise;
  readonly from: Date;
  readonly until: Date;
  /** `from` by the steady time, by which the countdown runs. */
  readonly began: number;
  /** What one coin counted when they began. */
  readonly rate?: Paise | undefined;
}

/** What the address says while the instructions are open. Back leads to the amount, a reload to the same instructions. */
export const PAY = '?step=pay';

const nameOf = (code: string) => `pay:${code}`;

/** The draft that holds the amount which is typed in for a way. */
export const amountDraft = (code: string): string => `amount:${code}`;

/**
 * The instructions of a way to deposit that this tab shows, if any; kept with the player's drafts, which end where they sign out. `begin`
 * starts them for an amount; for the same amount at the same rate they run on.
 */
export function useInstructions({ code, expiresIn, rate }: Gateway) {
  const player = useSession(({ user }) => user?.mstruserid ?? '');
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept is another after a turn
  const instructions = useMemo(() => readInstructions(player, code), [player, code, turn]);
  const begin = useCallback(
    (amount: Paise) => {
      const kept = readInstructions(player, code);
      const now = Date.now();
      if (kept?.amount === amount && kept.rate === rate && leftOf(kept) > 0) return;
      keepDraft(player, nameOf(code), {
        amount: String(amount),
        from: String(now),
        until: String(now + expiresIn * 1000),
        ...(rate === undefined ? {} : { rate: String(rate) }),
      });
      setTurn((before) => before + 1);
    },
    [player, code, expiresIn, rate],
  );
  const end = useCallback(() => {
    keepDraft(player, nameOf(code), {});
    keepDraft(player, amountDraft(code), {});
    setTurn((before) => before + 1);
  }, [player, code]);
  return { instructions, begin, end };
}

function readInstructions(player: string, code: string): Instructions | null {
  const kept = readDraft(player, nameOf(code));
  const number = (field: string) => (kept[field] === undefined ? Number.NaN : Number(kept[field]));
  const [amount, from, until, rate] = ['amount', 'from', 'until', 'rate'].map(number);
  if (!isAmount(amount) || !isMoment(from) || !isMoment(until) || until <= from) return null;
  return {
    amount,
    from: new Date(from),
    until: new Date(until),
    began: steadyOf(from),
    ...(isAmount(rate) ? { rate } : {}),
  };
}

/** How long instructions still hold, ms: never longer than at first, whatever the device's clock does. */
export const leftOf = ({ from, until, began }: Instructions, now?: number): number =>
  timeLeft(began, until.getTime() - from.getTime(), now);

const isAmount = (value: number | undefined): value is Paise => isPaise(value) && value > 0;
/** A moment, ms, that a date can hold. */
const isMoment = (value: number | undefined): value is number =>
  value !== undefined && Number.isSafeInteger(value) && value > 0 && value < 8.64e15;
