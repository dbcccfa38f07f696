import { html, type Markup, type NamedCount, releaseSummaries } from '../server/index.ts';
import type { Desk } from './desk.ts';
import { table } from './parts.ts';

/** How many days the page looks back. */
const DAYS = 7;

/** Releases: how each version of each app does on the pages of its players. */
export function routeReleases(desk: Desk): void {
  desk.page('/releases', async ({ now }) => {
    const { releases, more } = await releaseSummaries(desk.services.database, now, DAYS);
    return {
      section: 'releases',
      title: 'Releases',
      body: html`<p class="soft lead">Reports from players’ pages in the last ${DAYS} days: how often each version was loaded, the median load time, and errors. Reports are anonymous.</p>
<div data-live="10">${table(
        [
          { label: 'App', look: 'main' },
          { label: 'Version' },
          { label: 'Loads', look: 'end' },
          { label: 'Median load', look: 'end' },
          { label: 'Failures', look: 'end' },
          { label: 'Errors', look: 'end' },
        ],
        releases.map(({ remote, version, loads, medianMilliseconds, failures, errors }) => [
          remote,
          html`<code>${version}</code>`,
          figure(loads),
          medianMilliseconds === null ? '–' : html`<span class="num">${medianMilliseconds} ms</span>`,
          named(failures),
          named(errors),
        ]),
        'No page has reported anything yet.',
      )}${more > 0 && html`<p class="soft">And ${more} more that were reported on less, or longer ago.</p>`}</div>`,
    };
  });
}

const figure = (count: number): Markup => html`<span class="num">${count}</span>`;

/** How many names stand in one cell. */
const MOST_NAMES = 10;

/** `unreachable 3, crashed 1`, the most frequent first; a dash where there is none. */
function named(counts: readonly NamedCount[]): Markup {
  if (counts.length === 0) return html`–`;
  const shown = counts.slice(0, MOST_NAMES);
  const more = counts.length - shown.length;
  return html`${shown.map(({ name, count }, index) => html`${index > 0 && ', '}${name} ${figure(count)}`)}${more > 0 && html` and ${more} more`}`;
}
