import { idOf, playerId, reasonFrom } from '../base/index.ts';
import {
  decideByHand,
  ownRateOf,
  rateFrom,
  setMarketRate,
  setMarketTerms,
  setOwnRate,
  termsFrom,
  VOID,
} from '../sports/index.ts';
import type { Desk, Show } from './desk.ts';
import type { Form } from './form.ts';
import { outcomeText } from './market-page.ts';
import { playerOf } from './player-actions.ts';
import { termsText } from './terms.ts';

/** What the desk does about one market: its result, a correction, void, and its commission. */
export function routeMarketActions(desk: Desk, page: Show): void {
  const to = (id: string) => `/markets/${encodeURIComponent(id)}`;
  const decision = (path: string, outcomeOf: (form: Form) => string) =>
    desk.action(`/markets/:id/${path}`, page, async (tx, { param, now }, form) => {
      const market = param('id');
      const outcome = outcomeOf(form);
      const seen = versionOf(form('seen'));
      const { before, reason } = await decideByHand(tx, { market, seen, outcome, reason: form('reason') }, now);
      const name = `${before.name}, ${before.matchName} (${market})`;
      const after = outcomeText(before, outcome);
      const what =
        before.outcome === null
          ? outcome === VOID
            ? `Voided ${name}`
            : `Decided ${name}: ${after}`
          : `Corrected ${name}: ${after} in place of ${outcomeText(before, before.outcome)}`;
      return { what: `${what}, because: ${reason}`, to: to(market) };
    });
  decision('decide', (form) => form('outcome'));
  decision('void', () => VOID);

  desk.action('/markets/:id/rate', page, async (tx, { param }, form) => {
    const rate = rateFrom(form('rate'));
    const { name, matchName, commission } = await setMarketRate(tx, param('id'), rate);
    return {
      what: `Set the commission of ${name}, ${matchName} (${param('id')}) to ${rate / 100}%, before ${commission / 100}%`,
      to: to(param('id')),
    };
  });
  desk.action('/markets/:id/terms', page, async (tx, { param }, form) => {
    const terms = termsFrom(form('delay'), form('lapses'));
    const reason = reasonFrom(form('reason'), 'Say why.');
    const before = await setMarketTerms(tx, param('id'), terms);
    const name = `${before.name}, ${before.matchName} (${param('id')})`;
    return { what: `Set ${name}: ${termsText(terms, before)}, because: ${reason}`, to: to(param('id')) };
  });
  desk.action('/markets/:id/own-rate', page, async (tx, { param, now }, form) => {
    const { id } = await playerOf(tx, form('player').replace(/^PV/i, ''));
    const rate = form('rate') === '' ? null : rateFrom(form('rate'));
    const before = await ownRateOf(tx, id);
    await setOwnRate(tx, id, rate, now);
    const inWords = (own: number | null | undefined) =>
      own === null || own === undefined ? 'each market’s' : `${own / 100}%`;
    return {
      what: `Set the commission of ${playerId(id)} to ${inWords(rate)}, before ${inWords(before)}`,
      player: id,
      to: to(param('id')),
    };
  });
}

/** A version that no market has where the form says none. */
const versionOf = (text: string): number => (text === '0' ? 0 : (idOf(text) ?? -1));
