import { randomUUID } from 'node:crypto';
import { html, type Markup } from '../server/index.ts';
import { type DeskMarket, hasTerms, VOID } from '../sports/index.ts';
import { type Fields, logReason } from './fields.ts';
import { details, moment, money, state } from './parts.ts';
import { maybe } from './queue.ts';
import type { DeskRequest } from './request-kinds.ts';
import { DESK } from './sessions.ts';
import { LAPSE_WORDS, termsFields } from './terms.ts';
import type { Visit } from './visit.ts';

/** The runners of a market, as far as its row can be read. */
function runnersOf({ runners }: Pick<DeskMarket, 'runners'>): { readonly id: string; readonly name: string }[] {
  const known: readonly unknown[] = Array.isArray(runners) ? runners : [];
  return known.flatMap((runner) => {
    const { id, name } = (runner ?? {}) as { readonly id?: unknown; readonly name?: unknown };
    return typeof id === 'string' ? [{ id, name: typeof name === 'string' ? name : id }] : [];
  });
}

/** A market's result in words: the runner that won, a fancy's figure, or void. */
export function outcomeText(market: Pick<DeskMarket, 'kind' | 'runners'>, outcome: string): string {
  if (outcome === VOID) return 'Void';
  if (market.kind === 'fancy') return outcome;
  return runnersOf(market).find(({ id }) => id === outcome)?.name ?? outcome;
}

/** What is known of a market, and the forms that decide it. */
export const marketPage = (visit: Visit, market: DeskMarket, waits: readonly DeskRequest[]): Markup =>
  html`${waits.length > 0 && waitsCard(market, waits)}<div class="pair">
<section class="card"><h2>About</h2>${details([
    ['Market', html`<span class="num break">${market.id}</span>`],
    ['Result', resultMark(market)],
    ...maybe('Decided', market.decidedAt ? moment(market.decidedAt) : undefined),
    ...maybe('Corrected', market.version > 1 ? html`<span class="num">${market.version - 1}</span>` : undefined),
    ...maybe('Waits for a decision since', market.missingSince ? moment(market.missingSince) : undefined),
    ['First bet', moment(market.openedAt)],
    ['Players', html`<span class="num">${market.players}</span>`],
    ['Bets', html`<span class="num">${market.bets}</span>`],
    ['Stakes', money(market.stakes)],
    ['Commission', html`<span class="num">${market.commission / 100}%</span>`],
    ...maybe('In-play bet delay', hasTerms(market) ? html`<span class="num">${market.delay} s</span>` : undefined),
    ...maybe('Unmatched bets lapse', hasTerms(market) ? LAPSE_WORDS[market.lapses] : undefined),
  ])}</section>
${decideCard(visit, market)}
</div>
${hasTerms(market) && market.outcome === null && termsCard(visit, market)}
${market.kind === 'match_odds' && visit.session.operator.isOwner && rateCard(visit, market)}`;

/** The results that wait for a second operator. */
const waitsCard = (market: DeskMarket, waits: readonly DeskRequest[]): Markup =>
  html`<section class="card"><h2>Waits for a second operator</h2>${details(
    waits.flatMap((request) =>
      request.kind === 'market'
        ? [
            [
              outcomeText(market, request.outcome),
              html`<b class="break">${request.asker}</b>, ${moment(request.askedAt)}: <span class="break">${request.reason}</span>`,
            ],
          ]
        : [],
    ),
  )}<a class="btn" href="${DESK}/corrections?state=waiting">Look at it</a></section>`;

/** How long its bets wait in play, and when what stands on it lapses. */
const termsCard = (visit: Visit, market: DeskMarket): Markup =>
  html`<section class="card"><h2>Bet delay</h2>
<p class="soft">Applies to new bets from now on. Bets already waiting keep their time.</p>
${visit.form(
  `/markets/${encodeURIComponent(market.id)}/terms`,
  (fields) => termsFields(fields, market),
  'form',
)}</section>`;

function resultMark(market: DeskMarket): Markup {
  if (market.outcome === null) return state('open');
  const text = outcomeText(market, market.outcome);
  return html`<b class="break">${text}</b>${!market.isSettled && html` <span class="soft">its bets are being settled</span>`}`;
}

/** A result, another one, or void; with the version that was looked at, so that two people at the desk don't decide over each other. */
function decideCard(visit: Visit, market: DeskMarket): Markup {
  const seen = html`<input type="hidden" name="seen" value="${market.version}"><input type="hidden" name="once" value="${randomUUID()}">`;
  const action = `/markets/${encodeURIComponent(market.id)}`;
  const isDecided = market.outcome !== null;
  const result = (fields: Fields) =>
    html`${seen}${resultField(fields, market)}${logReason(fields)}<button class="btn btn--main">${isDecided ? 'Correct' : 'Decide'}</button>`;
  return html`<section class="card"><h2>${isDecided ? 'Correct the result' : 'Decide'}</h2>
<p class="soft">${isDecided ? 'The earlier result is reversed and the correct one is paid. If a player does not have the amount, it becomes a debt.' : 'All bets on this market are settled with this result.'} ${market.outcome === null && market.missingSince !== null ? 'One operator can decide, because the match has gone.' : 'A result or void needs a second operator.'}</p>
${visit.form(`${action}/decide`, result, 'form')}
${market.outcome !== VOID && visit.form(`${action}/void`, (fields) => html`${seen}${logReason(fields)}<button class="btn btn--no">Void</button>`, 'form')}
</section>`;
}

const resultField = ({ text, choice }: Fields, market: DeskMarket): Markup =>
  market.kind === 'fancy'
    ? text('outcome', 'Result', { most: 6, placeholder: '42' })
    : choice('outcome', 'Winner', [
        ['', 'Choose'],
        ...runnersOf(market).map(({ id, name }): [string, string] => [id, name]),
      ]);

/** What the market asks of whoever has no rate of their own and has not been settled yet; for the owner, who sets it. */
const rateCard = (visit: Visit, market: DeskMarket): Markup =>
  html`<div class="pair"><section class="card"><h2>Commission of this market</h2>
<p class="soft">Applies to future settlements. Settled bets keep their rate. Maximum 10%.</p>
${visit.form(
  `/markets/${encodeURIComponent(market.id)}/rate`,
  (fields) =>
    html`${fields.text('rate', 'Percent of the net profit', { most: 6, value: String(market.commission / 100) })}${logReason(fields)}<button class="btn">Save</button>`,
  'form',
)}</section>
<section class="card"><h2>A player’s own commission</h2>
<p class="soft">In every market of odds, in place of the market’s. Empty takes it away.</p>
${visit.form(
  `/markets/${encodeURIComponent(market.id)}/own-rate`,
  (fields) => html`${fields.text('player', 'Player’s id', { most: 16, placeholder: 'PV10234' })}
${fields.text('rate', 'Percent of the net profit', { most: 6, isOptional: true })}${logReason(fields)}<button class="btn">Save</button>`,
  'form',
)}</section></div>`;
