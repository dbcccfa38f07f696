import { reasonFrom } from '../base/index.ts';
import { frameRightsFrom, frameRightsOf, providerNamed, setFrameRights } from '../casino/index.ts';
import { html, type Markup } from '../server/index.ts';
import type { Desk, Show } from './desk.ts';
import { logReason } from './fields.ts';
import { openForm } from './queue.ts';
import type { Visit } from './visit.ts';

/** The longest list of rights that is typed, in characters. */
const LONGEST_LIST = 80;

export const rightsText = (rights: readonly string[]): string => rights.join(', ') || 'nothing more';

/** Changes what the frames of a provider's games may do. */
export const frameRightsForm = (visit: Visit, code: string, rights: readonly string[]): Markup =>
  html`<p class="soft">A game runs scripts and plays sound in its frame. Other rights are given here, to games that are opened from then on.</p>
${openForm(
  visit,
  'Change frame permissions…',
  `/providers/${code}/rights`,
  (fields) =>
    html`${fields.text('rights', 'Any of forms, popups, storage, sensors', { value: rights.join(', '), most: LONGEST_LIST, isOptional: true })}${logReason(fields)}<button class="btn btn--main">Change</button>`,
  'form',
)}`;

export function routeFrameRights(desk: Desk, page: Show): void {
  desk.action('/providers/:code/rights', page, async (tx, { param }, form) => {
    const { code, name } = await providerNamed(tx, param('code'));
    const [rights, reason] = [frameRightsFrom(form('rights')), reasonFrom(form('reason'), 'Say why.')];
    const before = rightsText(await frameRightsOf(tx, code));
    await setFrameRights(tx, code, rights);
    return {
      ...{ what: `Set what frames of ${name} may do`, subject: code, reason },
      ...{ before, after: rightsText(rights), to: `/providers/${code}` },
    };
  });
}
