import { formatMoney, formatSignedMoney } from '@pavilion/money';
import { playerId } from '../base/index.ts';
import { type Child, html, type Markup } from '../server/index.ts';
import type { Queryable } from '../store/index.ts';
import { heldRequestText, holdText } from './hold-request.ts';
import { resultText } from './market-request.ts';
import { moment, money, playerLink, signedMoney } from './parts.ts';
import type { DeskRequest } from './request-kinds.ts';
import { requestId } from './requests.ts';
import { DESK } from './sessions.ts';

/** What a request is, in words. */
export async function requestText(database: Queryable, request: DeskRequest): Promise<string> {
  switch (request.kind) {
    case 'market':
      return resultText(database, request);
    case 'bonus':
      return `a bonus of ${formatMoney(request.amount)} for ${playerId(request.player)}`;
    case 'commission':
      return `commission of ${formatMoney(request.amount)} for ${playerId(request.player)}`;
    case 'correction':
      return `${formatSignedMoney(request.amount)} for ${playerId(request.player)}`;
    case 'win':
      return `the win ${request.subject} of ${formatMoney(request.amount)} for ${playerId(request.player)}`;
    case 'debt':
      return `${formatMoney(request.amount)} forgiven ${playerId(request.player)}, debt ${request.subject}`;
    case 'stakes':
      return `${formatMoney(request.amount)} staked by ${playerId(request.player)}, returned: ${request.provider}, round ${request.subject}`;
    case 'release':
    case 'refusal':
      return heldRequestText(request);
    case 'document':
      return `the document ${request.subject} of ${playerId(request.player)}, who shares a number with an excluded player`;
    case 'key':
      return `the key ${request.subject} of ${request.provider}`;
    default:
      return `${formatMoney(request.amount)} at once for a player’s wins of a round of ${request.provider}`;
  }
}

/** What stands above a request's card. */
export function requestTitle(request: DeskRequest): Child {
  switch (request.kind) {
    case 'market':
      return 'Result of a market';
    case 'correction':
      return signedMoney(request.amount);
    case 'commission':
      return html`Commission of ${money(request.amount)}`;
    case 'bonus':
      return html`Bonus of ${money(request.amount)}`;
    case 'win':
      return html`Held win of ${money(request.amount)}`;
    case 'debt':
      return html`Debt of ${money(request.amount)} forgiven`;
    case 'stakes':
      return html`Stakes of ${money(request.amount)} returned`;
    case 'release':
      return html`Held commission of ${money(request.amount)} released`;
    case 'refusal':
      return html`Held commission of ${money(request.amount)} refused for good`;
    case 'document':
      return 'Document of a player who shares a number with an excluded one';
    case 'key':
      return 'Key of a provider';
    default:
      return html`Wins up to ${money(request.amount)} at once`;
  }
}

/** The lines of a request's card that are its kind's own. */
export async function requestDetails(
  database: Queryable,
  request: DeskRequest,
): Promise<readonly (readonly [string, Child])[]> {
  if (request.kind === 'market') {
    const link = html`<a class="break" href="${DESK}/markets/${encodeURIComponent(request.market)}">${await resultText(database, request)}</a>`;
    return [['It came to', link]];
  }
  if (request.kind === 'key' || request.kind === 'most-win') {
    const provider = html`<a href="${DESK}/providers/${request.provider}">${request.provider}</a>`;
    const key = html`<code class="break">${'subject' in request && request.subject}</code>`;
    return [['Provider', provider], ...(request.kind === 'key' ? ([['Public key', key]] as const) : [])];
  }
  return [['Player', playerLink(request.player)], movedLine(request)];
}

function movedLine(request: Extract<DeskRequest, { readonly player: number }>): readonly [string, Child] {
  switch (request.kind) {
    case 'correction':
      return ['Account', request.account];
    case 'commission':
      return ['Settled before', moment(request.settledBefore)];
    case 'bonus':
      return ['Campaign', html`<span class="break">${request.campaign}</span>`];
    case 'debt':
      return ['Debt', html`<a href="${DESK}/debts">${request.subject}</a>`];
    case 'document':
      return ['Document', html`<a href="${DESK}/kyc/${request.subject}">${request.subject}</a>`];
    case 'release':
    case 'refusal':
      return ['Held', html`<a class="break" href="${DESK}/house">${holdText(request)}</a>`];
    case 'win':
      return ['Held win', html`<a href="${DESK}/rounds">${request.subject}</a>`];
    default:
      return ['Round', html`<code class="break">${request.provider}, ${request.subject}</code>`];
  }
}

/** In place of the form that asks for something: that somebody has, and where the second operator looks at it. */
export const waitsNote = (request: DeskRequest | undefined): Markup | undefined =>
  request &&
  html`<span class="soft">${request.asker} asked: <a href="${DESK}/corrections?state=waiting">${requestId(request.id)}</a> waits for a second operator.</span>`;
