import type { NamedStatus } from '../organisation/index.ts';
import { html, type Markup, ownPage } from '../server/index.ts';
import { details, state } from './parts.ts';
import { DESK } from './sessions.ts';

const SECTIONS = {
  overview: { path: '', label: 'Overview', icon: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z' },
  deposits: { path: '/deposits', label: 'Deposits', icon: 'M12 4v11M7 10.5l5 5 5-5M4 20h16' },
  withdrawals: { path: '/withdrawals', label: 'Withdrawals', icon: 'M12 16V5M7 9.5l5-5 5 5M4 20h16' },
  kyc: {
    path: '/kyc',
    label: 'KYC',
    icon: 'M3.5 6h17v12h-17zM6.5 15c.5-2 4.500-2 5 0M9 11.500v-1M14.500 10h3M14.500 13.500h3',
  },
  markets: { path: '/markets', label: 'Markets', icon: 'M4 6h16M4 12h16M4 18h16M9 4v16' },
  rounds: { path: '/rounds', label: 'Rounds', icon: 'M12 4a8 8 0 1 0 8 8M12 8v4l3 2M16 4h4v4' },
  debts: { path: '/debts', label: 'Debts', icon: 'M4 7h16v10H4zM12 9.500v5M9.500 12h5' },
  corrections: {
    path: '/corrections',
    label: 'Corrections',
    icon: 'M4 12a8 8 0 0 1 14-5.300M20 4v4h-4M20 12a8 8 0 0 1-14 5.300M4 20v-4h4',
  },
  players: {
    path: '/players',
    label: 'Players',
    icon: 'M12 11.500a3.800 3.800 0 1 0 0-7.600 3.800 3.800 0 0 0 0 7.600ZM4.500 20c0-4 3.500-5.500 7.500-5.500s7.500 1.500 7.500 5.500',
  },
  messages: {
    path: '/messages',
    label: 'Messages',
    icon: 'M4 5.500h16v11H9.500L5.500 20v-3.500H4zM8 9.500h8M8 12.500h5',
  },
  contact: { path: '/contact', label: 'Contact', icon: 'M3.500 6h17v12h-17zM4 7l8 6 8-6' },
  house: { path: '/house', label: 'House', icon: 'M4 11l8-7 8 7M6 10v10h12V10M10 20v-5h4v5' },
  providers: {
    path: '/providers',
    label: 'Providers',
    icon: 'M4 9h16v9H4zM8 9V6h8v3M8 13.500h3M9.500 12v3M15 13.500h.1',
  },
  releases: {
    path: '/releases',
    label: 'Releases',
    icon: 'M4 19.500h16M6.500 16v-4M11 16V8.500M15.500 16v-6M20 16V5',
  },
  log: { path: '/log', label: 'Log', icon: 'M9 6h11M9 12h11M9 18h11M4.500 6h.1M4.500 12h.1M4.500 18h.1' },
} as const;

type Section = keyof typeof SECTIONS;

/** How much waits in each room. */
export type Waiting = Readonly<Partial<Record<Section, number>>>;

/** One page of the desk. */
export interface DeskPage {
  readonly section: Section;
  readonly title: string;
  readonly body: Markup;
}

interface Around {
  readonly waiting: Waiting;
  /** Each organisation with its status. */
  readonly organisations: readonly NamedStatus[];
  /** Who is signed in. */
  readonly operator: string;
  /** Carried by the form that signs out. */
  readonly csrf: string;
  /** What was just done, or why it was not. */
  readonly notice?: { readonly tone: 'good' | 'bad'; readonly text: string } | undefined;
}

const HEAD = html`<link rel="stylesheet" href="/sandbox/assets/desk.css"><script src="/sandbox/assets/refresh.js" defer></script>`;

/** A page of the desk with what stands around each of them. */
export function framed(
  { section, title, body }: DeskPage,
  { waiting, organisations, operator, csrf, notice }: Around,
): string {
  const counts: Readonly<Record<string, number | undefined>> = waiting;
  const links = Object.entries(SECTIONS).map(([name, { path, label, icon }]) => {
    const count = counts[name] ?? 0;
    return html`<a href="${DESK}${path}" ${name === section && html`aria-current="page"`}>
<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${icon}"/></svg><span>${label}</span>${count > 0 && html`<b class="count num">${count}<span class="unseen"> waiting</span></b>`}</a>`;
  });
  return ownPage({
    title: `${title}, Pavilion desk`,
    tag: 'Desk',
    head: HEAD,
    bar: html`<span class="desk-bar"><span data-live="10">${statusMark(organisations)}</span><span class="state state--bad" aria-live="polite" data-away></span><a class="desk-bar__me" href="${DESK}/operators">${operator}</a><form method="post" action="${DESK}/sign-out"><input type="hidden" name="csrf" value="${csrf}"><button class="btn">Sign out</button></form></span>`,
    nav: html`<nav class="rooms" aria-label="Rooms of the desk" data-live="10">${links}</nav>`,
    body: html`<h1>${title}</h1>
${notice && html`<p class="notice notice--${notice.tone}" role="${notice.tone === 'bad' ? 'alert' : 'status'}">${notice.text}</p>`}
${body}`,
  });
}

/** That all are live, or which are not. */
function statusMark(organisations: readonly NamedStatus[]): Markup {
  const away = organisations.filter(({ status }) => status !== 'live');
  return html`${away.length === 0 ? state('live') : away.map(({ name, status }) => html`${state(status)}<span class="unseen"> ${name}</span> `)}`;
}

/** Where signing in leads, and why somebody is asked to, or was refused. */
export interface SignIn {
  /** A path below the desk. */
  readonly to: string;
  /** The form that is sent there then, as it came from somebody whose sign-in had ended; empty for none. */
  readonly sent: string;
  /** The name that was given; empty for the house's own operator. */
  readonly name?: string;
  /** Whether a form has just come in from somebody who was not signed in any more. */
  readonly hasEnded?: boolean;
  readonly refusal?: string;
}

/** What whoever is not signed in sees, at every address. */
export function signInPage(csrf: string, { to, sent, name = '', hasEnded = false, refusal }: SignIn): string {
  return ownPage({
    title: 'Sign in, Pavilion desk',
    tag: 'Desk',
    head: HEAD,
    body: html`<form class="card sign-in" method="post" action="${DESK}/sign-in">
<h1>Operator’s desk</h1>
<p class="soft">Deposits, withdrawals, KYC and settings. Each operator has a name and a password of their own. The owner’s password is set by <code>PAVILION_DESK_PASSWORD</code>; where none is set, the one that the sandbox printed at its first start.</p>
${hasEnded && html`<p class="notice notice--bad" role="alert">Your session expired. Nothing was changed.${sent !== '' && ' Sign in to continue with the form as you filled it in.'}</p>`}
${refusal !== undefined && html`<p class="notice notice--bad" role="alert" id="refusal">${refusal}</p>`}
<input type="hidden" name="csrf" value="${csrf}"><input type="hidden" name="to" value="${to}">${sent !== '' && html`<input type="hidden" name="sent" value="${sent}">`}
<label class="field"><span>Name, empty for the owner</span><input class="input" name="name" value="${name}" maxlength="30" autocomplete="username"></label>
<label class="field"><span>Password</span><input class="input" type="password" name="password" required autofocus autocomplete="current-password" ${refusal !== undefined && html`aria-describedby="refusal" aria-invalid="true"`}></label>
<button class="btn btn--main">Sign in</button>
</form>`,
  });
}

/** Hidden in every form of the desk: whoever filled it in knows nothing of them. */
const OWN_FIELDS: readonly string[] = ['csrf', 'at'];

/**
 * What went wrong where nothing of the desk can be shown: it is not known who asks, or the database is away. A form that was sent to
 * `action` stands there as it was filled in, to be sent again.
 */
export function failedPage(text: string, action: string, kept: URLSearchParams): string {
  const filledIn = [...kept].filter(([name, value]) => value !== '' && !OWN_FIELDS.includes(name));
  return ownPage({
    title: 'Not done, Pavilion desk',
    tag: 'Desk',
    head: HEAD,
    body: html`<div class="card sign-in"><h1>Not done</h1>
<p class="notice notice--bad" role="alert">${text}</p>
${filledIn.length > 0 && details(filledIn.map(([name, value]) => [name, html`<span class="break">${value}</span>`]))}
${kept.size > 0 && html`<form method="post" action="${action}">${[...kept].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}<button class="btn btn--main">Send it again</button></form>`}
<a class="btn" href="${DESK}">To the desk</a></div>`,
  });
}
