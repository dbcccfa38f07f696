import { Refusal } from '../base/index.ts';
import type { Child, Markup } from '../server/index.ts';
import { html } from '../server/index.ts';
import { playerReason } from './fields.ts';
import { dayIn } from './filters.ts';
import type { Form } from './form.ts';
import { moment, momentText, state } from './parts.ts';
import { withoutPlaces } from './places-to-pay.ts';
import { button, namely, openForm } from './queue.ts';
import type { Visit } from './visit.ts';

/** A way to pay in or out, as it is closed or open. */
interface Way {
  readonly name: string;
  readonly closed?: { readonly reason?: string | undefined; readonly until?: Date | undefined } | undefined;
}

/** What a form says of closing a way: why, as players read it, and until when; undefined: until somebody opens it. Throws a 422 of a day that has passed, and of a reason that names a place to pay to. */
export function closingFrom(form: Form, now: Date): { readonly reason: string; readonly until: Date | undefined } {
  const until = dayIn(form, 'until', 'begins');
  if (form('until') !== '' && (!until || until <= now)) throw new Refusal(422, 'This is no day to come.', 'until');
  return { reason: withoutPlaces(form('reason')), until };
}

/** How a way stands, for the log. */
export const wayText = ({ closed }: Pick<Way, 'closed'>): string =>
  closed ? `closed${closed.until ? ` until ${momentText(closed.until)}` : ''}` : 'open';

/** The columns of a way's name and of `wayCells`. */
export const WAY_COLUMNS = [
  { label: 'Way', look: 'main' },
  { label: 'State' },
  { label: 'Reason' },
  { label: 'Until' },
] as const;

/** How a way stands, for its row: its state, why it is closed, and until when. */
export const wayCells = ({ closed }: Pick<Way, 'closed'>): readonly [Markup, Markup, Markup | string] => [
  state(closed ? 'closed' : 'open'),
  html`<span class="break">${closed?.reason ?? '–'}</span>`,
  closed?.until ? moment(closed.until) : '–',
];

/** What opens a way, or closes it for a reason, after what `others` there is to do; `path` is its own, below the desk. */
export const closingForms = (visit: Visit, path: string, way: Way, others: Child = false): Markup =>
  html`<div class="does">${others}${closingForm(visit, path, way)}</div>`;

const closingForm = (visit: Visit, path: string, { name, closed }: Way): Markup =>
  closed
    ? button(visit, `${path}/open`, html`Open${namely(name)}`, '')
    : openForm(
        visit,
        html`Close…${namely(name)}`,
        `${path}/close`,
        (fields) =>
          html`${playerReason(fields, 'gateway', `${path}/close`, 'Reason shown to players')}${fields.day('until', 'Closed until the start of this day. Leave empty for no end date')}<button class="btn btn--no">Close${namely(name)}</button>`,
      );
