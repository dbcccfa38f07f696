import { type DeskDecision, deskReasons, reasonTexts } from '@pavilion/api-client/wire';
import { html, type Markup } from '../server/index.ts';
import type { Form } from './form.ts';

/** A form as it was sent and refused. */
export interface RefusedForm {
  /** Where it was sent, below the desk. */
  readonly action: string;
  readonly typed: Form;
  readonly message: string;
  /** The field at fault, where it is one. */
  readonly field: string | undefined;
}

interface TextField {
  readonly value?: string;
  /** How many characters are taken. */
  readonly most: number;
  readonly placeholder?: string;
  /** Whether it may stay empty. */
  readonly isOptional?: boolean;
  readonly look?: string;
  /** What is offered while it is typed; anything else may be typed too. `id` is this list's alone on its page. */
  readonly offers?: { readonly id: string; readonly texts: readonly string[] } | undefined;
}

/** What is pasted there is long: a browser would cut it unseen, so who takes it says how long it may be. */
interface Area extends Omit<TextField, 'most'> {
  /** Whether what was typed is never shown again: it may be a secret that belongs nowhere near here. */
  readonly isHidden?: boolean;
}

/** A choice: what is sent, and what it is called. */
type Option = readonly [value: string, label: string];

/** The fields of one form: as they are set, or as they were typed where it has just been refused, with the reason at the one at fault. */
export interface Fields {
  text(name: string, label: string, field: TextField): Markup;
  /** A text of several lines. */
  area(name: string, label: string, field?: Area): Markup;
  /** A password, which never comes back. */
  password(name: string, label: string, complete: 'new-password' | 'current-password'): Markup;
  /** A day of the calendar, or none. */
  day(name: string, label: string, set?: string): Markup;
  /** One of a list that drops down. */
  choice(name: string, label: string, options: readonly Option[], set?: string): Markup;
  /** One of a few that all stand there; undefined where none is set. */
  radios(name: string, options: readonly Option[], set: string | undefined): Markup;
}

/** The body of a form, given its fields. */
export type FormBody = (fields: Fields) => Markup;

/** A form's body with its fields; what it was refused for stands above them where none of them is at fault. */
export function formBody(body: FormBody, refused: RefusedForm | undefined): Markup {
  let isSaid = false;
  const stateOf = (name: string, set: string | undefined) => {
    if (!refused) return { value: set, marks: '', reason: '' };
    const value = refused.typed(name);
    if (refused.field !== name || isSaid) return { value, marks: '', reason: '' };
    isSaid = true;
    const id = `refused-${name}`;
    return {
      value,
      // Focused as the page is shown: the form may stand far below the notice.
      marks: html`aria-invalid="true" aria-describedby="${id}" autofocus`,
      reason: html`<p class="field__no" id="${id}">${refused.message}</p>`,
    };
  };
  const labelled = (label: string, control: Markup, reason: Markup | string, look = '') =>
    html`<label class="field ${look}"><span>${label}</span>${control}</label>${reason}`;
  const filled = body({
    text(name, label, { value: set = '', most, placeholder = '', isOptional = false, look, offers }) {
      const { value, marks, reason } = stateOf(name, set);
      // Firefox offers nothing where a field completes nothing.
      const completes = offers ? html`list="${offers.id}"` : html`autocomplete="off"`;
      const list =
        offers &&
        html`<datalist id="${offers.id}">${offers.texts.map((text) => html`<option value="${text}"></option>`)}</datalist>`;
      const control = html`<input class="input" name="${name}" value="${value}" maxlength="${most}" placeholder="${placeholder}" ${!isOptional && html`required`} ${marks} ${completes}>${list}`;
      return labelled(label, control, reason, look);
    },
    area(name, label, { value: set = '', isOptional = false, isHidden = false, look } = {}) {
      const { value, marks, reason } = stateOf(name, set);
      // The line break that a browser leaves out after the tag stands there, so that one that was typed first is kept.
      const control = html`<textarea class="input" name="${name}" ${!isOptional && html`required`} ${marks} spellcheck="false" autocomplete="off">
${!isHidden && value}</textarea>`;
      return labelled(label, control, reason, look);
    },
    password(name, label, complete) {
      const { marks, reason } = stateOf(name, '');
      const control = html`<input class="input" type="password" name="${name}" maxlength="72" required autocomplete="${complete}" ${marks}>`;
      return labelled(label, control, reason);
    },
    day(name, label, set = '') {
      const { value, marks, reason } = stateOf(name, set);
      return labelled(label, html`<input class="input" type="date" name="${name}" value="${value}" ${marks}>`, reason);
    },
    choice(name, label, options, set) {
      const { value, marks, reason } = stateOf(name, set);
      const control = html`<select class="input" name="${name}" required ${marks}>${options.map(
        ([one, text]) => html`<option value="${one}"${one === value && html` selected`}>${text}</option>`,
      )}</select>`;
      return labelled(label, control, reason);
    },
    radios(name, options, set) {
      const { value, marks, reason } = stateOf(name, set);
      return html`${options.map(
        ([one, text], index) =>
          html`<label><input type="radio" name="${name}" value="${one}"${one === value && html` checked`} ${index === 0 && marks}> ${text}</label>`,
      )}${reason}`;
    },
  });
  return html`${refused && !isSaid && html`<p class="field__no">${refused.message}</p>`}${filled}`;
}

/**
 * Why the desk says no, as the player reads it: the reasons that it offers for such a decision are said in their language, any other as it
 * is typed. `action` is where its form is sent.
 */
export const playerReason = (
  { text }: Fields,
  decision: DeskDecision,
  action: string,
  label = 'Reason, as the player reads it',
): Markup => {
  const offers = {
    id: `reasons${action.replaceAll('/', '-')}`,
    texts: deskReasons[decision].map((name) => reasonTexts[name]),
  };
  return html`${text('reason', label, { most: 200, offers })}<p class="soft">Suggested reasons are translated for the player. Other text is shown as typed.</p>`;
};

/** Why something is done at the desk, as its log keeps it. */
export const logReason = (fields: Fields): Markup => fields.text('reason', 'Reason, for the log', { most: 200 });

/** How what a form changes stood as it was shown: `refuseOlder` holds it to that. */
export const seen = (stands: string): Markup => html`<input type="hidden" name="seen" value="${stands}">`;
