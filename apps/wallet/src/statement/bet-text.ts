import type { Bet } from '@pavilion/api-client';
import { formatMoney } from '@pavilion/money';
import type { TranslateEntry } from '../messages/statement-lines.ts';

/** What was bet on, and which way: `India, Back`; of a fancy what was chosen of its line: `6 over runs, Yes 48`. */
export function betText({ runnerName, marketName, marketType, selectionType, line }: Bet, t: TranslateEntry): string {
  if (marketType === 'fancy') return `${marketName}, ${t(selectionType === 'back' ? 'betYes' : 'betNo')} ${line}`;
  const name = runnerName === 'The Draw' ? t('theDraw') : runnerName;
  return `${name}, ${t(selectionType === 'back' ? 'betBack' : 'betLay')}`;
}

/** A price as its market writes it: decimal odds by both decimals, a bookmaker's rate, a fancy's line over its volume. */
function priceText({ marketType, line, odds, matchedOdds }: Bet): string {
  const price = matchedOdds ?? odds;
  if (marketType === 'fancy') return `${line} / ${price}`;
  return marketType === 'bookmaker' ? String(price) : price.toFixed(2);
}

/** Which way a bet was, and at what: `Back at 1.90`. */
export function sideAndPrice(bet: Bet, t: TranslateEntry): string {
  const [back, lay] = bet.marketType === 'fancy' ? (['betYes', 'betNo'] as const) : (['betBack', 'betLay'] as const);
  return t('sideAt', { side: t(bet.selectionType === 'back' ? back : lay), price: priceText(bet) });
}

/** What was staked on it and at which price; of a void bet that this counts for nothing. */
export const stakeText = (bet: Bet, t: TranslateEntry): string =>
  bet.status === 'void' ? t('betVoid') : t('atOdds', { stake: formatMoney(bet.matchedStack), odds: priceText(bet) });
