import type { Gateway } from '@pavilion/api-client';
import { type Locale, useLocale } from '@pavilion/contract';
import { formatMoney, type Paise } from '@pavilion/money';
import { formatDay, formatTime, type IconName } from '@pavilion/shared-ui';
import { hintText } from '../described-form/field-texts.ts';
import { type TranslateDeposit, useDepositMessages } from '../messages/deposit.ts';
import { type TranslateDescribed, useDescribedMessages } from '../messages/described.ts';

/** What a way to deposit is drawn with. */
export const gatewayIcon = ({ mode, kind }: Gateway): IconName =>
  kind === 'redirect' ? 'external' : ({ upi: 'qr', wallet: 'wallet', bank: 'bank', crypto: 'crypto' } as const)[mode];

/** An amount in whole rupees, where it is whole: `₹300`. Limits are read beside each other. */
export const roundMoney = (amount: Paise): string => formatMoney(amount).replace(/\.00$/, '');

/** A moment of today by its time, any other with its day too: when something closes, opens or ends. */
export function momentText(at: Date, locale: Locale): string {
  const [day, time] = [formatDay(at, locale), formatTime(at, locale)];
  return day === formatDay(new Date(), locale) ? time : `${day}, ${time}`;
}

/** How long it usually takes: `About 5 min`, `About 2 hours`. */
const usualText = ({ usualMinutes: n }: Pick<Gateway, 'usualMinutes'>, t: TranslateDeposit): string =>
  n < 60 ? t('minutes', { n }) : t('hours', { n: Math.round(n / 60) });

/** The same inside a sentence. */
export const usualWithin = (gateway: Pick<Gateway, 'usualMinutes'>, t: TranslateDeposit): string => {
  const text = usualText(gateway, t);
  return text.charAt(0).toLowerCase() + text.slice(1);
};

/** What a way's coin is called. */
export const coinOf = ({ coin }: Gateway): string => coin ?? 'USDT';

const chains: Readonly<Record<string, string>> = { 'TRC-20': 'Tron', 'BEP-20': 'BNB Chain' };

/** A coin's network by the chain's name, where it is known, and its own: `Tron (TRC-20)`. */
export const networkText = (network: string): string =>
  chains[network] === undefined ? network : `${chains[network]} (${network})`;

/** Everything that a row of the list and the head of a form say of a way to deposit. */
export function useGatewayTexts(gateway: Gateway) {
  const t = useDepositMessages();
  const described = useDescribedMessages();
  const locale = useLocale();
  const { min, max, fee, closed } = gateway;
  return {
    note: noteOf(gateway, t, described),
    limits: t('limits', { min: roundMoney(min), max: roundMoney(max) }),
    fee: t(`fee_${fee}`),
    usual: usualText(gateway, t),
    closed: closed && closedText(closed, t, locale),
  };
}

function closedText({ until, reason }: NonNullable<Gateway['closed']>, t: TranslateDeposit, locale: Locale): string {
  const title = until ? t('closedUntil', { time: momentText(until, locale) }) : t('closed');
  return reason === undefined ? title : `${title}. ${reason}`;
}

function noteOf(gateway: Gateway, t: TranslateDeposit, described: TranslateDescribed): string {
  const { kind, mode, network, fields } = gateway;
  if (kind === 'redirect') return t('note_redirect');
  if (mode === 'upi') return t('note_upi');
  if (mode === 'crypto') return t('note_crypto', { coin: coinOf(gateway), network: network ?? '' });
  const reference = fields.find(({ name }) => name === 'reference');
  if (mode === 'bank') return t('note_bank', { hint: hintText(reference?.hint ?? '', described) });
  return fields.some(({ name }) => name === 'sender') ? t('note_wallet') : t('note_paytm');
}
