import { isPaise, type Paise } from '@pavilion/money';

/** The languages that games have. */
export type Locale = 'en' | 'hi';

/** What one bet and one round are held to, paise. */
export interface Stakes {
  readonly least: Paise;
  readonly most: Paise;
  readonly mostWin: Paise;
}

/** What the page knows as it opens. */
export interface Opening {
  /** What each call shows. */
  readonly token: string;
  /** The operator's code of the game. */
  readonly game: string;
  /** What the title is called, as on its tile. */
  readonly name: string;
  readonly provider: string;
  /** Which rules it plays by. */
  readonly engine: string;
  /** Which of the engine's models it is played by, where it has several. */
  readonly model: string | null;
  readonly balance: Paise;
  readonly stakes: Stakes;
  readonly locale: Locale;
}

/**
 * What the studio's server wrote into the page, and the language from the address' end, `#lang=hi`, which no server sees. Throws where the
 * page has no such block: it was not opened by a ticket.
 */
export function readOpening(page: Document): Opening {
  const block = page.getElementById('opening')?.textContent;
  const { token, game, name, provider, engine, model, balance, stakes } = JSON.parse(block ?? '{}') as Partial<Opening>;
  const texts = { token, game, name, provider, engine };
  if (!areTexts(texts) || !isPaise(balance) || !areStakes(stakes)) {
    throw new Error('The page was opened without what it plays with');
  }
  return { ...texts, model: model ?? null, balance, stakes, locale: localeOf(page.location.hash) };
}

/** The language that an address' end names; English where it names none that games have. */
export const localeOf = (hash: string): Locale =>
  new URLSearchParams(hash.slice(1)).get('lang') === 'hi' ? 'hi' : 'en';

const areStakes = (stakes: Partial<Stakes> | undefined): stakes is Stakes =>
  [stakes?.least, stakes?.most, stakes?.mostWin].every((amount) => isPaise(amount));

type Texts = Pick<Opening, 'token' | 'game' | 'name' | 'provider' | 'engine'>;
const areTexts = (texts: Readonly<Record<keyof Texts, unknown>>): texts is Texts =>
  Object.values(texts).every((text) => typeof text === 'string');
