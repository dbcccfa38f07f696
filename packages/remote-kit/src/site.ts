import { nameIn, type TwoLanguages } from '@pavilion/api-client';
import { useOrganisation } from '@pavilion/contract';
import type { Locale } from '@pavilion/contract/vocabulary';

/** What the site is called as long as its operator has said nothing. */
const OURS = 'Pavilion';

/** The organisation's name, as its page title has it. */
export const useSiteName = (): string =>
  useOrganisation(({ details }) => (details?.SEO_TITLE ? nameIn(details.SEO_TITLE) : OURS));

/** What language a text of the operator's has to be marked as, where it is another than the page's: Hindi in an English page. */
export const langOf = (text: string, locale: Locale): Locale | undefined =>
  locale === 'en' && /[\u0900-\u097f]/.test(text) ? 'hi' : undefined;

/** A text that the operator has written itself, in the player's language where the operator has it in that. */
export const ownText = (text: string, named: TwoLanguages | undefined, locale: Locale): string =>
  named?.values[locale] ?? text;
