import type { NamedText } from '@pavilion/api-client';
import type { Locale } from '@pavilion/contract/vocabulary';
import { formatDay, formatTime } from '@pavilion/shared-ui';

type Values = NamedText['values'];

/** The moment of a text (`moment`, by its instant `at`) in the player's own zone and form; undefined where it has none. */
export function ownMoment({ at }: Values, locale: Locale): string | undefined {
  const moment = new Date(typeof at === 'string' ? at : Number.NaN);
  return Number.isNaN(moment.getTime()) ? undefined : `${formatDay(moment, locale)}, ${formatTime(moment, locale)}`;
}

/** A text as it came, with its moments and those of the texts inside it by the player's own clock. */
export function inOwnTime(text: string, values: Values): string {
  const own = ownMoment(values, 'en');
  let shown = own === undefined || typeof values.moment !== 'string' ? text : text.replace(values.moment, own);
  for (const inner of Object.values(values)) if (typeof inner === 'object') shown = inOwnTime(shown, inner.values);
  return shown;
}
