import { type Locale, locales } from '@pavilion/contract';

/** Where the player's language and theme lie on the device; the document's first script reads them too. */
export const PREFERENCES_KEY = 'preferences';

/** The player's language where the preferences store does not exist, or can't be counted on. */
export function storedLocale(): Locale {
  try {
    const stored = localStorage.getItem(PREFERENCES_KEY);
    return locales.find((known) => stored?.includes(`"locale":"${known}"`)) ?? 'en';
  } catch {
    return 'en';
  }
}
