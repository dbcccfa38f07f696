import { type Paise, parseRupees } from '@pavilion/money';
import { DAY, istDay, startOfIstDay } from '../base/index.ts';
import { html, type Markup } from '../server/index.ts';
import { DESK } from './sessions.ts';

/** What narrows a list: a query of the page, its label, and how it is chosen. */
export type FilterField =
  | {
      readonly name: string;
      readonly label: string;
      readonly options: readonly (readonly [value: string, label: string])[];
      /** What it is called where none of them is chosen: `Any state`, of what its label says, unless this says otherwise. */
      readonly otherwise?: string;
    }
  | { readonly name: string; readonly label: string; readonly kind: 'text' | 'day' | 'amount' };

/** How long a text is that a list is searched for. */
const LONGEST_FILTER = 80;

/** The text of a query, cut to what a field takes. */
export const textIn = (query: (name: string) => string, name: string): string =>
  query(name).slice(0, LONGEST_FILTER).toWellFormed().trim();

/** One of `known`; undefined where the query names none of them. */
export const oneIn = <Value extends string>(
  query: (name: string) => string,
  name: string,
  known: readonly Value[],
): Value | undefined => known.find((value) => value === query(name));

/** A day of India's calendar as its beginning, or the beginning of the day after it; undefined where the query has none. */
export function dayIn(query: (name: string) => string, name: string, edge: 'begins' | 'ends'): Date | undefined {
  const text = query(name);
  if (!/^2[01]\d\d-\d\d-\d\d$/.test(text)) return undefined;
  const begins = startOfIstDay(text);
  if (Number.isNaN(begins.getTime()) || istDay(begins) !== text) return undefined;
  return edge === 'begins' ? begins : new Date(begins.getTime() + DAY);
}

/** Rupees as they are typed; undefined where the query has none. */
export function amountIn(query: (name: string) => string, name: string): Paise | undefined {
  return parseRupees(textIn(query, name)) ?? undefined;
}

/** Whether a list is narrowed by any of these. */
export const isNarrowed = (query: (name: string) => string, fields: readonly FilterField[]): boolean =>
  fields.some(({ name }) => textIn(query, name) !== '');

/** A form that narrows the list at `path`, below the desk, as the page's query has it. */
export function filterForm(path: string, query: (name: string) => string, fields: readonly FilterField[]): Markup {
  return html`<form class="filters" method="get" action="${DESK}${path}" role="search">
${fields.map((field) => html`<label class="field"><span>${field.label}</span>${control(field, textIn(query, field.name))}</label>`)}
<div class="filters__go"><button class="btn">Show</button>${isNarrowed(query, fields) && html`<a class="btn" href="${DESK}${path}">Show all</a>`}</div>
</form>`;
}

function control(field: FilterField, value: string): Markup {
  if ('options' in field) {
    return html`<select class="input" name="${field.name}">${[
      ['', field.otherwise ?? `Any ${field.label.toLowerCase()}`] as const,
      ...field.options,
    ].map(
      ([one, label]) => html`<option value="${one}"${one === value && html` selected`}>${label}</option>`,
    )}</select>`;
  }
  const type = field.kind === 'day' ? 'date' : 'search';
  return html`<input class="input" type="${type}" name="${field.name}" value="${value}" maxlength="${LONGEST_FILTER}" autocomplete="off">`;
}

/** The address of a narrowed list, for what leads to its other pages. */
export function narrowed(path: string, query: (name: string) => string, fields: readonly FilterField[]): string {
  const search = new URLSearchParams(
    fields.map(({ name }) => [name, textIn(query, name)]).filter(([, value]) => value !== '') as [string, string][],
  );
  return `${DESK}${path}${search.size > 0 ? `?${search}` : ''}`;
}
