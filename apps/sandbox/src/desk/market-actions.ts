import { idOf, playerId, Refusal, reasonFrom } from '../base/index.ts';
import { ownRateOf, rateFrom, setMarketRate, setMarketTerms, setOwnRate, termsFrom, VOID } from '../sports/index.ts';
import type { Desk, Show } from './desk.ts';
import { type Form, onceIn } from './form.ts';
import { askResult } from './market-request.ts';
import type { Operator } from './operators.ts';
import { playerOf } from './player-actions.ts';
import { requestId } from './requests.ts';
import { termsText } from './terms.ts';

/** What the desk does about one market: its result, a correction, void, how its bets wait, and its commission. */
export function routeMarketActions(desk: Desk, page: Show): void {
  const decision = (path: string, outcomeOf: (form: Form) => string) =>
    desk.action(`/markets/:id/${path}`, page, async (tx, { param, now, session }, form) => {
      const market = param('id');
      const seen = versionOf(form('seen'));
      const input = { market, seen, outcome: outcomeOf(form), reason: form('reason'), once: onceIn(form) };
      const { what, request } = await askResult(tx, session.operator, input, now);
      return request
        ? { what, subject: requestId(request.id), after: request.state, to: marketPath(market) }
        : { what, to: marketPath(market) };
    });
  decision('decide', (form) => form('outcome'));
  decision('void', () => VOID);

  desk.action('/markets/:id/terms', page, async (tx, { param }, form) => {
    const terms = termsFrom(form('delay'), form('lapses'));
    const reason = reasonFrom(form('reason'), 'Say why.');
    const before = await setMarketTerms(tx, param('id'), terms);
    const name = `${before.name}, ${before.matchName} (${param('id')})`;
    return { what: `Set ${name}: ${termsText(terms, before)}, because: ${reason}`, to: marketPath(param('id')) };
  });
  routeRates(desk, page);
}

/** What the owner sets of commission: a market's, and a player's own. */
function routeRates(desk: Desk, page: Show): void {
  desk.action('/markets/:id/rate', page, async (tx, { param, session }, form) => {
    refuseOthers(session.operator);
    const rate = rateFrom(form('rate'));
    const reason = reasonFrom(form('reason'), 'Say why.');
    const { name, matchName, commission } = await setMarketRate(tx, param('id'), rate);
    const what = `Set the commission of ${name}, ${matchName} (${param('id')}) to ${rateText(rate)}`;
    return { what, reason, before: rateText(commission), after: rateText(rate), to: marketPath(param('id')) };
  });
  desk.action('/markets/:id/own-rate', page, async (tx, { param, now, session }, form) => {
    refuseOthers(session.operator);
    const { id } = await playerOf(tx, form('player').replace(/^PV/i, ''));
    const rate = form('rate') === '' ? null : rateFrom(form('rate'));
    const reason = reasonFrom(form('reason'), 'Say why.');
    const before = rateText(await ownRateOf(tx, id));
    await setOwnRate(tx, id, rate, now);
    const what = `Set the commission of ${playerId(id)} to ${rateText(rate)}`;
    return { what, player: id, reason, before, after: rateText(rate), to: marketPath(param('id')) };
  });
}

function refuseOthers({ isOwner }: Operator): void {
  if (!isOwner) throw new Refusal(403, 'Only the owner sets a commission.');
}

const marketPath = (id: string) => `/markets/${encodeURIComponent(id)}`;

/** A rate in words; of a player who has none of their own, each market's is theirs. */
const rateText = (rate: number | null | undefined): string =>
  rate === null || rate === undefined ? 'each market’s' : `${rate / 100}%`;

/** A version that no market has where the form says none. */
const versionOf = (text: string): number => (text === '0' ? 0 : (idOf(text) ?? -1));
