import { formatMoney, formatSignedMoney, type Paise } from '@pavilion/money';
import { isKeyOf, type KeyKind, MINUTE, type Paging, playerId } from '../base/index.ts';
import { type Child, html, type Markup } from '../server/index.ts';
import { DESK } from './sessions.ts';

const zone = { timeZone: 'Asia/Kolkata' } as const;
const day = new Intl.DateTimeFormat('en-IN', { ...zone, day: 'numeric', month: 'short' });
const time = new Intl.DateTimeFormat('en-IN', { ...zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** An instant in India's time: `21 Nov, 17:30`, the whole of it on hover. */
export const moment = (at: Date): Markup =>
  html`<time class="num" datetime="${at.toISOString()}" title="${at.toISOString()}">${momentText(at)}</time>`;

/** An instant in India's time, in words: `21 Nov, 17:30`. */
export const momentText = (at: Date): string => `${day.format(at)}, ${time.format(at)}`;

/** How long something has waited, in its largest unit: `12 min`, `3 h`, `2 days`. */
export function waitText(since: Date, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - since.getTime()) / MINUTE));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
}

/** Paise as rupees. */
export const money = (amount: Paise): Markup => html`<span class="num">${formatMoney(amount)}</span>`;

/** Paise with their sign always said, and coloured by it. */
export const signedMoney = (amount: Paise): Markup =>
  html`<span class="num ${amount > 0 ? 'gain' : amount < 0 ? 'loss' : ''}">${formatSignedMoney(amount)}</span>`;

/** A player's id, leading to their page. */
export const playerLink = (id: number): Markup => html`<a class="num" href="${DESK}/players/${id}">${playerId(id)}</a>`;

type Tone = 'good' | 'bad' | 'waits' | 'plain';
const TONES: Readonly<Record<string, Tone>> = {
  approved: 'good',
  paid: 'good',
  live: 'good',
  won: 'good',
  completed: 'good',
  claimed: 'good',
  active: 'good',
  on: 'good',
  open: 'good',
  closed: 'bad',
  done: 'good',
  waiting: 'waits',
  off: 'bad',
  declined: 'bad',
  failed: 'bad',
  suspended: 'bad',
  lost: 'bad',
  rejected: 'bad',
  pending: 'waits',
  maintenance: 'waits',
  delayed: 'waits',
  created: 'waits',
  available: 'waits',
  'another name': 'waits',
};

/** A state in a word, with a mark so that its colour is not alone. */
export function state(word: string): Markup {
  const tone = TONES[word.toLowerCase()] ?? 'plain';
  const marks: Readonly<Record<Tone, string>> = { good: '✓', bad: '✕', waits: '◷', plain: '–' };
  return html`<span class="state state--${tone}"><span aria-hidden="true">${marks[tone]}</span> ${word.charAt(0).toUpperCase()}${word.slice(1)}</span>`;
}

interface Column {
  readonly label: string;
  /** `end`: at the right; `key`: there too, and the one figure that matters; `main`: what a card on a phone begins with. */
  readonly look?: 'end' | 'key' | 'main';
}

/** A table that becomes cards on a phone; `empty` says what would be here. */
export function table(columns: readonly Column[], rows: readonly (readonly Child[])[], empty: string): Markup {
  if (rows.length === 0) return html`<p class="none">${empty}</p>`;
  return html`<table class="rows">
<thead><tr>${columns.map(({ label, look }) => html`<th scope="col" class="${look ?? ''}">${label}</th>`)}</tr></thead>
<tbody>${rows.map(
    (cells) =>
      html`<tr>${cells.map((cell, index) => html`<td class="${columns[index]?.look ?? ''}" data-label="${columns[index]?.label}">${cell}</td>`)}</tr>`,
  )}</tbody>
</table>`;
}

/** Names and values, one below the other. */
export const details = (pairs: readonly (readonly [name: string, value: Child])[]): Markup =>
  html`<dl class="details">${pairs.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;

/** How many stand on a page of the desk. */
const PAGE_SIZE = 20;

/** What page of a list an address asks for. What is no key of the list's `kind`, or another list's, is left out. */
export function pageOf(query: (name: string) => string, kind: KeyKind): Paging {
  const skip = Number(query('skip'));
  const keyIn = (name: string) => (isKeyOf(kind, query(name)) ? query(name) : '');
  const after = keyIn('after');
  return {
    skip: Number.isInteger(skip) && skip > 0 && skip <= 1_000_000_000 ? skip : 0,
    pagesize: PAGE_SIZE,
    after,
    before: after === '' ? keyIn('before') : '',
  };
}

/** The same with one row more, which says whether another page follows: counts change while somebody goes from page to page. */
export const andOneMore = (paging: Paging): Paging => ({ ...paging, pagesize: paging.pagesize + 1 });

/** The rows of a page in a list that is read by key, and what `pager` is to know of them. */
export interface KeyedPage<Row> {
  readonly rows: readonly Row[];
  readonly ends: Pick<Pages, 'first' | 'last' | 'hasNext'>;
}

/** A page of what `andOneMore` has brought. */
export function keyedPage<Row>(
  read: readonly Row[],
  { pagesize, before }: Paging,
  keyOf: (row: Row) => string | number,
): KeyedPage<Row> {
  // Read backwards, the one more stands first, and what it was read from follows.
  const rows = before ? read.slice(-pagesize) : read.slice(0, pagesize);
  const [first, last] = [rows[0], rows.at(-1)];
  const hasNext = Boolean(before) || read.length > pagesize;
  return {
    rows,
    ends: first === undefined || last === undefined ? { hasNext } : { first: keyOf(first), last: keyOf(last), hasNext },
  };
}

interface Pages {
  readonly skip: number;
  readonly count: number;
  /** The keys of the first and the last row that stand here, in a list that is read by key. */
  readonly first?: string | number;
  readonly last?: string | number;
  /** Whether another page follows; unsaid, the count says it. */
  readonly hasNext?: boolean;
}

/** Leads to the pages before and after, where there are any. `address` has its other queries already. */
export function pager(address: string, { skip, count, first, last, hasNext }: Pages): Markup {
  if (count <= PAGE_SIZE && skip === 0) return html``;
  const to = (start: number, key: string) => `${address}${address.includes('?') ? '&' : '?'}skip=${start}${key}`;
  const end = Math.min(skip + PAGE_SIZE, count);
  // The first page has no key: what is new stands on it.
  const newer = Math.max(0, skip - PAGE_SIZE);
  const before = first === undefined || newer === 0 ? '' : `&before=${encodeURIComponent(first)}`;
  const after = last === undefined ? '' : `&after=${encodeURIComponent(last)}`;
  return html`<nav class="pager" aria-label="Pages">
<span class="soft num">${Math.min(skip + 1, count)} to ${end} of ${count}</span>
${skip > 0 && html`<a class="btn" href="${to(newer, before)}">Previous</a>`}
${(hasNext ?? end < count) && html`<a class="btn" href="${to(skip + PAGE_SIZE, after)}">Next</a>`}
</nav>`;
}

/** A button that opens into a form, without a script: for what needs a reason first. */
export const opens = (label: Child, body: Markup, { isOpen = false, look = 'btn--no' } = {}): Markup =>
  html`<details class="opens"${isOpen && html` open`}><summary class="btn ${look}">${label}</summary><div class="opens__in">${body}</div></details>`;
