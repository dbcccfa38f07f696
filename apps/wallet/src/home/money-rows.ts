import type { ExposureMatch } from '@pavilion/api-client';
import { addPaise, formatMoney, type Paise, subtractPaise, sumPaise } from '@pavilion/money';
import type { SumUpRow } from '@pavilion/shared-ui';
import type { TranslateHome } from '../messages/home.ts';
import { signed } from '../statement/balance-rows.ts';

/** How many matches have a row of their own; the exposure dialog has them all. */
const MATCHES = 4;

/** What open bets can cost in all, match by match, the largest first; what has no row of its own is together in one. */
export function exposureRows(
  { exposureAmount, matches }: { readonly exposureAmount: Paise; readonly matches: readonly ExposureMatch[] },
  t: TranslateHome,
): readonly SumUpRow[] {
  const named = matches.toSorted((one, other) => one.exposureAmount - other.exposureAmount).slice(0, MATCHES);
  const rest = subtractPaise(
    exposureAmount,
    sumPaise(named, (match) => match.exposureAmount),
  );
  return [
    ...named.map((match) => ({ label: match.matchName, ...signed(match.exposureAmount) })),
    ...(rest === 0 ? [] : [{ label: t('otherMatches'), ...signed(rest) }]),
    { label: t('exposure'), amount: formatMoney(exposureAmount), kind: 'total' },
  ];
}

/** What a session has brought: of bets that were settled in it, and of games. */
export function sessionRows(
  { sports, casino }: { readonly sports: Paise; readonly casino: Paise },
  t: TranslateHome,
): readonly SumUpRow[] {
  return [
    { label: t('bets'), note: t('betsNote'), ...signed(sports) },
    { label: t('games'), ...signed(casino) },
    { label: t('sessionNet'), amount: formatMoney(addPaise(sports, casino)), kind: 'total' },
  ];
}
