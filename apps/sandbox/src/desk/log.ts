import { idOf } from '../base/index.ts';
import { html, type Markup } from '../server/index.ts';
import { type ActionFilter, actionsOf, type DeskAction } from './actions.ts';
import type { Desk } from './desk.ts';
import { dayIn, type FilterField, filterForm, narrowed, oneIn, textIn } from './filters.ts';
import { allOperators, type ListedOperator } from './operators.ts';
import { andOneMore, keyedPage, moment, pageOf, pager, playerLink, table } from './parts.ts';

/** The rooms where something is done, as the log can be narrowed to one of them. */
const ROOMS = {
  deposits: 'Deposits',
  withdrawals: 'Withdrawals',
  kyc: 'KYC',
  corrections: 'Corrections',
  markets: 'Markets',
  rounds: 'Rounds',
  debts: 'Debts',
  players: 'Players',
  messages: 'Messages',
  house: 'House',
  organisations: 'Organisations',
  operators: 'Operators',
  gateways: 'Deposit methods',
  methods: 'Withdrawal methods',
  documents: 'Documents',
  providers: 'Providers',
  texts: 'Texts in Hindi',
  inbox: 'Code inbox',
  files: 'Pictures of documents',
} as const;
const rooms = Object.keys(ROOMS) as (keyof typeof ROOMS)[];

/** Everything that was done at the desk, by whom, when, why, and how it stood before and after. */
export function routeLog(desk: Desk): void {
  const { database } = desk.services;
  desk.page('/log', async ({ query }) => {
    const paging = pageOf(query, 'number');
    const operators = await allOperators(database);
    const fields = fieldsOf(operators);
    const { actions, count } = await actionsOf(database, andOneMore(paging), filterIn(query, operators));
    const { rows, ends } = keyedPage(actions, paging, ({ id }) => id);
    return {
      section: 'log',
      title: 'Log',
      body: html`<p class="soft lead">Everything that was done here, and by whom. It is never changed.</p>
${filterForm('/log', query, fields)}
${actionTable(rows)}
${pager(narrowed('/log', query, fields), { skip: paging.skip, count, ...ends })}`,
    };
  });
}

const fieldsOf = (operators: readonly ListedOperator[]): readonly FilterField[] => [
  { name: 'operator', label: 'Operator', options: operators.map(({ id, name }) => [String(id), name] as const) },
  { name: 'room', label: 'Room', options: Object.entries(ROOMS) },
  { name: 'player', label: 'Player’s id', kind: 'text' },
  { name: 'about', label: 'About, as DP-40001', kind: 'text' },
  { name: 'text', label: 'Words in it', kind: 'text' },
  { name: 'from', label: 'From', kind: 'day' },
  { name: 'to', label: 'To', kind: 'day' },
];

function filterIn(query: (name: string) => string, operators: readonly ListedOperator[]): ActionFilter {
  const player = textIn(query, 'player');
  return {
    operator: operators.find(({ id }) => String(id) === query('operator'))?.id,
    room: oneIn(query, 'room', rooms),
    // What is no player's id is nobody's.
    player: player === '' ? undefined : (idOf(player.replace(/^PV/i, '')) ?? 0),
    subject: textIn(query, 'about').toUpperCase() || undefined,
    text: textIn(query, 'text') || undefined,
    from: dayIn(query, 'from', 'begins'),
    to: dayIn(query, 'to', 'ends'),
  };
}

/** Actions as a table. */
export const actionTable = (actions: readonly DeskAction[]): Markup =>
  table(
    [{ label: 'What', look: 'main' }, { label: 'Player' }, { label: 'Operator' }, { label: 'When', look: 'end' }],
    actions.map((action) => [
      html`<span class="break">${action.what}</span>${under(action)}`,
      action.player === null ? '–' : playerLink(action.player),
      html`<span class="break" title="Sign-in ${action.by}">${action.operator ?? action.by}</span>`,
      moment(action.at),
    ]),
    'No matching actions yet.',
  );

/** How it stood before and after, and why. */
const under = ({ before, after, reason }: DeskAction): Markup | false => {
  const change = before !== null && after !== null && html`${before} → ${after}`;
  return (
    (change || reason !== null) &&
    html`<span class="under soft break">${change}${change && reason !== null && '. '}${reason !== null && html`Reason: ${reason}`}</span>`
  );
};
