import type { ClosedMethod, WithdrawalMethod } from '@pavilion/api-client';
import type { Locale } from '@pavilion/contract';
import { formatMoney } from '@pavilion/money';
import type { IconName } from '@pavilion/shared-ui';
import { momentText } from '../deposit/gateway-texts.ts';
import type { TranslateWithdraw } from '../messages/withdraw.ts';

type Code = WithdrawalMethod['code'];

export const methodIcons: Readonly<Record<Code, IconName>> = { bank: 'bank', upi: 'mobile' };

/** `₹1,000 to ₹2,00,000`. */
export const limitsText = ({ min, max }: WithdrawalMethod, t: TranslateWithdraw): string =>
  t('limitsFrom', { min: inRupees(min), max: inRupees(max) });

export const feeText = ({ fee }: WithdrawalMethod, t: TranslateWithdraw): string =>
  fee === 0 ? t('noFee') : t('feeOf', { amount: formatMoney(fee) });

const HOUR = 60;
const DAY = 24 * HOUR;

/** How long a payment takes as a rule, in the unit in which it is told. */
export function timeText({ minutes }: WithdrawalMethod, t: TranslateWithdraw): string {
  if (minutes < HOUR) return t('aboutMinutes', { n: minutes });
  if (minutes <= 4 * HOUR) return t('aboutHours', { n: Math.round(minutes / HOUR) });
  return minutes <= DAY ? t('sameDay') : t('days', { n: Math.round(minutes / DAY) });
}

/** Until when a method is closed, and why. */
export function closedText({ until, reason }: ClosedMethod, t: TranslateWithdraw, locale: Locale): string {
  const title = until ? t('closedUntil', { time: momentText(until, locale) }) : t('closedNow');
  return reason === undefined ? title : `${title}. ${reason}`;
}

/** An amount without paise where it has none, as limits are told. */
const inRupees = (amount: WithdrawalMethod['min']): string => formatMoney(amount).replace(/\.00$/, '');

/**
 * The method that a player uses as a rule: to a bank while their default is an account, else the one that they asked by last, else the
 * first that is open.
 */
export function defaultMethod(
  methods: readonly WithdrawalMethod[],
  used: { readonly hasAccount: boolean; readonly last: Code | undefined },
): Code | undefined {
  const wanted = used.hasAccount ? 'bank' : used.last;
  return methods.find(({ code }) => code === wanted)?.code ?? methods[0]?.code;
}
