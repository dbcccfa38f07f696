import { istDay, Refusal, startOfIstDay } from '../base/index.ts';
import { momentOf, type Standing, standingOf } from '../players/index.ts';
import { html, type Markup, type Restrictions, restrictions } from '../server/index.ts';
import { type Fields, logReason } from './fields.ts';
import type { Form } from './form.ts';

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

/** Everything that keeps a player from something at `now`, what keeps them from most first; `active` where nothing does. */
export const standingsText = (of: Restrictions, now: Date): string =>
  restrictions
    .map((name) => standingOf({ [name]: of[name] }, now))
    .filter(({ state }) => state !== 'active')
    .map(standingText)
    .join(', ') || STATES.active;

/** The fields of a player's state and the button that sets it. */
export const standingFields = (
  fields: Fields,
): Markup => html`${fields.choice('state', 'State', Object.entries(STATES))}
${fields.day('until', 'Until the start of this day. A self-exclusion without a date is permanent')}
${logReason(fields)}
<p class="soft">A break or self-exclusion ends automatically and can’t be shortened. Closing the account ends all sessions. You confirm each change.</p>
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
