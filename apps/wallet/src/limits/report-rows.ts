import type { PlayPeriod } from '@pavilion/api-client';
import { addPaise, formatSignedMoney, negatePaise } from '@pavilion/money';
import type { SumUpRow } from '@pavilion/shared-ui';
import type { TranslateLimits } from '../messages/limits.ts';
import { signed } from '../statement/balance-rows.ts';

/** The net result as what it is made of: what bets came to, what the house took of it, and what games came to. */
export function reportRows(
  { sports, commission, casino, net }: Pick<PlayPeriod, 'sports' | 'commission' | 'casino' | 'net'>,
  t: TranslateLimits,
): readonly SumUpRow[] {
  return [
    { label: t('sports'), ...signed(addPaise(sports, commission)) },
    { label: t('commission'), ...signed(negatePaise(commission)) },
    { label: t('casino'), ...signed(casino) },
    { label: t('net'), amount: formatSignedMoney(net), kind: 'total' },
  ];
}
