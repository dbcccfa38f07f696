import type { LimitName, OwnLimits } from '@pavilion/api-client';
import { formatMoney, paise } from '@pavilion/money';
import type { TranslateLimits } from '../messages/limits.ts';
import { durationText } from './duration.ts';

/** What stands in one panel after the other. */
export const LIMIT_GROUPS = {
  deposit: ['deposit-day', 'deposit-week', 'deposit-month'],
  loss: ['loss-day', 'loss-week', 'loss-month'],
  stake: ['stake-bet', 'stake-day', 'session'],
} as const satisfies Readonly<Record<string, readonly ShownName[]>>;

/** Time of play is a limit beside those of amounts. */
export type ShownName = LimitName | 'session';

/** One limit as its row shows it: paise, or minutes. */
export interface ShownLimit {
  readonly name: ShownName;
  readonly amount: number | null;
  /** Of a loss limit below zero where more was won. */
  readonly used: number;
  readonly later: { readonly amount: number | null; readonly at: Date } | null;
}

/** A limit of the player's by its name. */
export function limitNamed(own: OwnLimits, name: ShownName): ShownLimit {
  if (name === 'session') {
    const { minutes, used, later } = own.session;
    return { name, amount: minutes, used, later };
  }
  return own.limits.find((limit) => limit.name === name) ?? { name, amount: null, used: 0, later: null };
}

/** What a limit is, as a player reads it. */
export function limitText(name: ShownName, amount: number | null, t: TranslateLimits): string {
  if (amount === null) return t('none');
  return name === 'session' ? durationText(amount, t) : formatMoney(paise(amount));
}

/** Whether what is set takes the player to less, so that it counts at once. */
export const isLower = (amount: number | null, before: number | null) =>
  amount !== null && (before === null || amount < before);

/** How much of a limit is used, and left of it: together they are the limit, until more is used than it is. What was won makes neither more. */
export function shareOf(amount: number, used: number): { readonly counted: number; readonly left: number } {
  const counted = Math.max(0, used);
  return { counted, left: Math.max(0, amount - counted) };
}
