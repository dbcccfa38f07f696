const rupees = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const compact = new Intl.NumberFormat('en-IN', { maximumSignificantDigits: 3 });

/** Integer paise as `₹1,23,456.50`; a negative amount carries a true minus before the sign: `−₹8,420.00`. */
export function formatMoney(paise: number): string {
  return `${paise < 0 ? '−' : ''}₹${rupees.format(Math.abs(paise) / 100)}`;
}

/** The same with its sign always said: `+₹500.00`. */
export function formatSignedMoney(paise: number): string {
  return paise > 0 ? `+${formatMoney(paise)}` : formatMoney(paise);
}

/** Integer paise as the exchange writes a volume: `86K`, `1.4L`, `4.83Cr`. */
export function formatVolume(paise: number): string {
  const value = paise / 100;
  if (value >= 1e7) return `${compact.format(value / 1e7)}Cr`;
  if (value >= 1e5) return `${compact.format(value / 1e5)}L`;
  if (value >= 1e3) return `${compact.format(value / 1e3)}K`;
  return compact.format(value);
}

/** Decimal odds as an exchange writes them: two decimals below 4, one below 10, above that no more than the tick needs. */
export function formatOdds(odds: number): string {
  return odds < 10 ? odds.toFixed(odds < 4 ? 2 : 1) : String(odds);
}

/** English and Hindi as India writes them, with Latin digits in both, as Indian banks print them. */
const tags = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' } as const;
const times = formats({ hour: 'numeric', minute: '2-digit' });
const days = formats({ day: 'numeric', month: 'short', year: 'numeric' });

function formats(options: Intl.DateTimeFormatOptions) {
  const made: { en?: Intl.DateTimeFormat; hi?: Intl.DateTimeFormat } = {};
  return (date: Date, locale: 'en' | 'hi') => {
    made[locale] ??= new Intl.DateTimeFormat(tags[locale], options);
    return made[locale].format(date);
  };
}

/** The time of day in the player's own zone: `5:48 pm`. */
export function formatTime(date: Date, locale: 'en' | 'hi'): string {
  return times(date, locale);
}

/** The day in the player's own zone: `21 Nov 2026`. */
export function formatDay(date: Date, locale: 'en' | 'hi'): string {
  return days(date, locale);
}
