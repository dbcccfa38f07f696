import { type Locale, locales } from '@pavilion/contract';
import { PREFERENCES_KEY } from '../services/preferences.ts';

/** The player's language where the preferences store does not exist, or can't be counted on. */
export function storedLocale(): Locale {
  try {
    const stored = localStorage.getItem(PREFERENCES_KEY);
    return locales.find((known) => stored?.includes(`"locale":"${known}"`)) ?? 'en';
  } catch {
    return 'en';
  }
}
