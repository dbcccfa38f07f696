import { html, type Markup } from '../server/index.ts';
import { LAPSES, type Lapses, type MarketTerms } from '../sports/index.ts';
import { type Fields, logReason } from './fields.ts';

/** When what stands on a market lapses, in words. */
export const LAPSE_WORDS: Readonly<Record<Lapses, string>> = {
  'in-play': 'as its match goes in play',
  suspension: 'whenever it is suspended',
  close: 'only when it closes',
};

/** The fields of how long bets wait in play and when what stands lapses, and the button that sets them. */
export const termsFields = (fields: Fields, { delay, lapses }: MarketTerms): Markup =>
  html`${fields.text('delay', 'In-play bet delay in seconds, 0 to 12', { most: 2, value: String(delay) })}
${fields.choice(
  'lapses',
  'Unmatched bets lapse',
  LAPSES.map((one) => [one, LAPSE_WORDS[one]] as const),
  lapses,
)}
${logReason(fields)}<button class="btn">Save</button>`;

/** What was set, with what it was before, for the log. */
export const termsText = (now: MarketTerms, before: MarketTerms): string =>
  `bets in play wait ${now.delay} s, before ${before.delay} s; what stands lapses ${LAPSE_WORDS[now.lapses]}, before ${LAPSE_WORDS[before.lapses]}`;
