import { istDay, Refusal, startOfIstDay } from '../base/index.ts';
import { momentOf, type Standing } from '../players/index.ts';
import { html, type Markup } from '../server/index.ts';
import type { Form } from './desk.ts';

const STATES: Readonly<Record<Standing['state'], string>> = {
  active: 'active',
  limited: 'limited',
  break: 'on a break',
  excluded: 'self-excluded',
  closed: 'closed',
};

/** How a player stands, in words: `self-excluded until 24 Nov 2026, 00:00`. */
export const standingText = ({ state, until }: Standing): string =>
  STATES[state] + (until ? ` until ${momentOf(until)}` : state === 'excluded' ? ' for good' : '');

/** The fields of a player's state and the button that sets it. */
export const standingFields: Markup = html`<label class="field"><span>State</span><select class="input" name="state">${Object.entries(
  STATES,
).map(([state, label]) => html`<option value="${state}">${label}</option>`)}</select></label>
<label class="field"><span>Until the beginning of this day; a self-exclusion without one is for good</span><input class="input" type="date" name="until"></label>
<p class="soft">A break or a self-exclusion ends by itself and can’t be shortened. Closing the account ends every session.</p>
<button class="btn btn--main">Set</button>`;

/** A state as the form of `standingFields` says it. */
export function standingFrom(form: Form): Standing {
  const state = form('state');
  if (!isState(state)) throw new Refusal(422, 'There is no such state.', 'state');
  const day = form('until');
  if (day === '' || (state !== 'break' && state !== 'excluded')) return { state, until: null };
  const until = startOfIstDay(day);
  if (!/^2\d{3}-\d\d-\d\d$/.test(day) || Number.isNaN(until.getTime()) || istDay(until) !== day) {
    throw new Refusal(422, 'This is no day.', 'until');
  }
  return { state, until };
}

const isState = (text: string): text is Standing['state'] => Object.hasOwn(STATES, text);
