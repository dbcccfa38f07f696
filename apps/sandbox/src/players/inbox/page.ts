import { HOUR } from '../../base/index.ts';
import { html, type Markup, ownPage } from '../../server/index.ts';
import type { InboxMessage } from '../accounts/sent-messages.ts';

const PURPOSES: Readonly<Record<InboxMessage['purpose'], string>> = {
  'sign-up': 'is your code to verify this number.',
  recovery: 'is your code to set a new password.',
};

/** The inbox as a page: what a player's phone would have received, newest first. It reloads itself. */
export function inboxPage(messages: readonly InboxMessage[], now: Date, mobile?: string): string {
  return ownPage({
    title: 'Code inbox, Pavilion sandbox',
    tag: 'Sandbox',
    head: html`<script src="/sandbox/assets/refresh.js" defer></script>`,
    body: html`<div class="head"><h1>Code inbox</h1>
<p>Codes that would be sent to a player’s phone. No SMS is sent.${mobile === undefined ? '' : html` Showing +91 ${spaced(mobile)}. <a href="?">Show all</a>`}</p></div>
<p class="away" aria-live="polite" data-away></p>
<div data-live="2" aria-live="polite">
${messages.length === 0 ? EMPTY : html`<ol class="messages">${messages.map((message) => row(message, now))}</ol>`}
</div>`,
  });
}

const EMPTY = html`<section class="empty"><h2>No codes yet</h2><p>Sign up with any Indian mobile number, or use Forgot password. The code appears here.</p></section>`;

function row(message: InboxMessage, now: Date): Markup {
  return html`<li class="message${message.ended === null ? '' : ' message--closed'}">
<div class="message__head"><b class="num">${message.country_code} ${spaced(message.mobile)}</b><span>${sentAt(message.at, now)}</span></div>
<p class="message__body"><span class="code num" translate="no">${message.code}</span> ${PURPOSES[message.purpose]}</p>
<p class="message__state">${stateOf(message)}</p>
</li>`;
}

function stateOf({ ended, expiresAt }: InboxMessage): string {
  switch (ended) {
    case 'used':
      return 'Used';
    case 'tries':
      return 'Blocked after five wrong attempts';
    case 'replaced':
      return 'Replaced by a newer code';
    case 'expired':
      return `Expired at ${clockTime(expiresAt)}`;
    default:
      return `Valid until ${clockTime(expiresAt)}, one use`;
  }
}

function sentAt(at: Date, now: Date): string {
  const seconds = Math.max(0, Math.round((now.getTime() - at.getTime()) / 1000));
  if (seconds < 60) return 'just now';
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ago`;
  return now.getTime() - at.getTime() < 12 * HOUR ? clockTime(at) : `${dayName.format(at)}, ${clockTime(at)}`;
}

const zone = { timeZone: 'Asia/Kolkata' } as const;
const time = new Intl.DateTimeFormat('en-IN', { ...zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const dayName = new Intl.DateTimeFormat('en-IN', { ...zone, day: 'numeric', month: 'short' });
const clockTime = (at: Date) => `${time.format(at)} IST`;
const spaced = (number: string) => number.replace(/^(\d{5})(\d{5})$/, '$1 $2');
