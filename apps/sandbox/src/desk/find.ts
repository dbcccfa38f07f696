import { type CaseFilter, type FoundCase, HOUR, idOf, type Paging } from '../base/index.ts';
import { html, type Markup } from '../server/index.ts';
import type { Queryable } from '../store/index.ts';
import { type CaseRoom, type Lease, leasesOf } from './cases.ts';
import { amountIn, type FilterField, filterForm, isNarrowed, narrowed, oneIn, textIn } from './filters.ts';
import { andOneMore, keyedPage, moment, money, pageOf, pager, playerLink, state, table } from './parts.ts';
import { DESK } from './sessions.ts';
import type { Visit } from './visit.ts';

/** How the cases of one room are looked for, whatever has become of them. */
export interface Finder {
  readonly states: readonly string[];
  /** The ways of the room, as they are kept, with their names. */
  readonly ways: { readonly label: string; readonly options: readonly (readonly [value: string, label: string])[] };
  /** What a search goes by: `Id, UTR or reference`. */
  readonly text: string;
  readonly hasAmounts: boolean;
  readonly nameOf: (id: number) => string;
  find(
    filter: CaseFilter,
    paging: Paging,
    now: Date,
  ): Promise<{ readonly found: readonly FoundCase[]; readonly count: number }>;
}

const AGES = [
  ['1', 'Older than an hour'],
  ['6', 'Older than 6 hours'],
  ['24', 'Older than a day'],
] as const;

/** The form that a room's cases are looked for with; and what was found, with who is looking at each, where something is looked for. */
export async function findings(
  database: Queryable,
  { query, now }: Visit,
  section: CaseRoom,
  finder: Finder,
): Promise<{ readonly form: Markup; readonly list: Markup | null }> {
  const fields = fieldsOf(finder);
  const isFound = isNarrowed(query, fields);
  const form = html`<details class="find"${isFound && html` open`}><summary class="btn">Find a case…</summary>${filterForm(`/${section}`, query, fields)}</details>`;
  if (!isFound) return { form, list: null };
  const paging = pageOf(query, 'number');
  const filter = filterIn(query, finder, now);
  const { found, count } = await finder.find(filter, andOneMore(paging), now);
  const { rows, ends: keyed } = keyedPage(found, paging, ({ id }) => id);
  // Only the newest first go by key: a page in another order is told by how many stand before it.
  const ends = filter.order === undefined ? keyed : {};
  const leases = await leasesOf(
    database,
    section,
    rows.map(({ id }) => finder.nameOf(id)),
    now,
  );
  const pages = pager(narrowed(`/${section}`, query, fields), { skip: paging.skip, count, ...ends });
  return {
    form,
    list: html`<p class="soft num">${count} found</p>${foundTable(section, finder, rows, leases)}${pages}`,
  };
}

const fieldsOf = ({ states, ways, text, hasAmounts }: Finder): readonly FilterField[] => [
  { name: 'state', label: 'State', options: states.map((one) => [one, inWords(one)] as const) },
  { name: 'way', ...ways },
  ...(hasAmounts
    ? ([
        { name: 'least', label: 'From ₹', kind: 'amount' },
        { name: 'most', label: 'To ₹', kind: 'amount' },
      ] as const)
    : []),
  { name: 'player', label: 'Player’s id', kind: 'text' },
  { name: 'age', label: 'Age', options: AGES },
  { name: 'q', label: text, kind: 'text' },
  { name: 'order', label: 'Sorted by', options: hasAmounts ? ORDERS : ORDERS.slice(0, 1), otherwise: 'Newest first' },
];

const ORDERS = [
  ['oldest', 'Oldest first'],
  ['largest', 'Largest amount first'],
] as const;

const inWords = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

function filterIn(query: (name: string) => string, { states, ways, hasAmounts }: Finder, now: Date): CaseFilter {
  const player = textIn(query, 'player');
  const age = oneIn(query, 'age', ['1', '6', '24']) ?? '0';
  return {
    state: oneIn(query, 'state', states),
    way: oneIn(
      query,
      'way',
      ways.options.map(([value]) => value),
    ),
    // What is no player's id is nobody's.
    player: player === '' ? undefined : (idOf(player.replace(/^PV/i, '')) ?? 0),
    least: amountIn(query, 'least'),
    most: amountIn(query, 'most'),
    text: textIn(query, 'q') || undefined,
    until: new Date(now.getTime() - Number(age) * HOUR),
    order: oneIn(query, 'order', hasAmounts ? ['oldest', 'largest'] : ['oldest']),
  };
}

const foundTable = (
  section: CaseRoom,
  { nameOf, hasAmounts }: Finder,
  rows: readonly FoundCase[],
  leases: ReadonlyMap<string, Lease>,
): Markup =>
  table(
    [
      { label: 'Case', look: 'main' },
      { label: 'Player' },
      { label: 'By' },
      { label: 'State' },
      { label: 'With' },
      { label: 'Sent' },
      { label: 'Decided' },
      ...(hasAmounts ? ([{ label: 'Reference' }, { label: 'Amount', look: 'key' }] as const) : []),
    ],
    rows.map((one) => [
      html`<a class="num" href="${DESK}/${section}/${nameOf(one.id)}">${nameOf(one.id)}</a>`,
      playerLink(one.player),
      html`<span class="break">${one.way}</span>`,
      state(one.state),
      html`<span class="break">${leases.get(nameOf(one.id))?.name ?? '–'}</span>`,
      moment(one.at),
      one.decidedAt === null ? '–' : moment(one.decidedAt),
      ...(hasAmounts
        ? [html`<span class="num break">${one.reference ?? '–'}</span>`, one.amount === null ? '–' : money(one.amount)]
        : []),
    ]),
    'No matches.',
  );
