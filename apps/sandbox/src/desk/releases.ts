import { type ReleaseMove, shortCommit } from '@pavilion/federation/release';
import { html, latestTraces, type Markup, type NamedCount, releaseSummaries, type Trace } from '../server/index.ts';
import type { Desk } from './desk.ts';
import { moment, table } from './parts.ts';

/** How many days the page looks back. */
const DAYS = 7;
/** How many releases and rollbacks are shown. */
const MOVES = 20;

/** Releases: how each version of each app does on the pages of its players, where it fails, and who released it. */
export function routeReleases(desk: Desk): void {
  const { database, releaseFiles } = desk.services;
  desk.page('/releases', async ({ now }) => {
    const { releases, more } = await releaseSummaries(database, now, DAYS);
    const traces = await latestTraces(database, now, DAYS);
    const sources = await releaseFiles.sourcesOf(traces.flatMap(({ frames }) => frames));
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
      )}${more > 0 && html`<p class="soft">And ${more} more that were reported on less, or longer ago.</p>`}
<section class="card"><h2>Where errors happen</h2>${tracesTable(traces, sources)}</section>
<section class="card"><h2>History</h2>${movesTable(await releaseFiles.moves(MOVES))}</section></div>`,
    };
  });
}

/** A trace whose places are at their sources. */
type SourceTrace = Trace & { readonly places: readonly string[] };

function tracesTable(traces: readonly Trace[], sources: ReadonlyMap<string, string>): Markup {
  return table(
    [
      { label: 'App', look: 'main' },
      { label: 'Version' },
      { label: 'Error' },
      { label: 'Page' },
      { label: 'Place' },
      { label: 'Count', look: 'end' },
    ],
    grouped(traces, sources).map((trace) => [
      trace.remote,
      html`<code>${trace.version}</code>`,
      errorText(trace),
      trace.route === '' ? '–' : html`<span class="places"><code>${trace.route}</code></span>`,
      trace.places.length === 0
        ? '–'
        : html`<span class="places">${trace.places.map((place) => html`<code>${place}</code>`)}</span>`,
      figure(trace.count),
    ]),
    'No page has reported an error.',
  );
}

/** Traces of one error, whose innermost place is the same, as one: those around it differ with what called. */
function grouped(traces: readonly Trace[], sources: ReadonlyMap<string, string>): readonly SourceTrace[] {
  const placed = traces.map((trace) => ({ ...trace, places: trace.frames.map((one) => sources.get(one) ?? one) }));
  const groups = Map.groupBy(placed, ({ frames: _, count: __, places: [innermost], ...rest }) =>
    JSON.stringify([rest, innermost]),
  );
  return [...groups.values()]
    .flatMap(([first, ...others]) =>
      first ? [{ ...first, count: others.reduce((sum, { count }) => sum + count, first.count) }] : [],
    )
    .toSorted((a, b) => b.count - a.count);
}

/** `TypeError, crashed (page threw)`. */
function errorText({ name, cause, error }: Trace): string {
  const failure = cause === '' ? name : `${name} (${cause})`;
  return error === '' || error === name ? failure : `${error}, ${failure}`;
}

function movesTable(moves: readonly ReleaseMove[]): Markup {
  return table(
    [
      { label: 'App', look: 'main' },
      { label: 'Version' },
      { label: 'Change' },
      { label: 'When' },
      { label: 'By' },
      { label: 'Commit' },
      { label: 'Reason' },
    ],
    moves.map(({ app, version, action, replaced, at, by, commit, reason }) => [
      app,
      html`<code>${version}</code>`,
      replaced === null ? action : `${action}, was ${replaced}`,
      moment(new Date(at)),
      by === '' ? '–' : html`<span class="written">${by}</span>`,
      commit === '' ? '–' : html`<code>${shortCommit(commit)}</code>`,
      reason === '' ? '–' : html`<span class="written">${reason}</span>`,
    ]),
    'Nothing has been released.',
  );
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
