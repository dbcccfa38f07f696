import { paths } from '@pavilion/contract';
import { launchBrowser } from './browser.ts';
import { median, ratioOfMedians } from './interval.ts';
import { startTwins } from './twins.ts';
import { beginSession, type Fetched, type StoredSession, type Visit, visitCold } from './visit.ts';

const ROUNDS = 15;

interface Route {
  readonly path: string;
  readonly isSignedIn: boolean;
}

const routes: readonly Route[] = [
  { path: paths.landing(), isSignedIn: false },
  { path: paths.home(), isSignedIn: true },
  { path: paths.slots(), isSignedIn: true },
  { path: paths.exchange('Cricket'), isSignedIn: true },
  { path: paths.statement(), isSignedIn: true },
];

interface Round {
  readonly app: Visit;
  readonly twin: Visit;
}

/** One of the two that are compared: where it is, and who visits it. */
interface Side {
  readonly address: string;
  readonly session: StoredSession;
}

/**
 * The first visit of a route, beside that of the same app as one bundle: script by content, time to content and its ratio with a
 * 95 % interval, and the longest chain of requests in which each could start only after another had ended. Cold visits on a slow
 * phone, by turns; a first round, which warms the operators up, does not count.
 */
export async function measureLoad(argument = String(ROUNDS)): Promise<Record<string, unknown>[]> {
  const count = Number(argument);
  if (!Number.isInteger(count) || count < 1) throw new Error(`'${argument}' is no number of rounds.`);
  const twins = await startTwins();
  const browser = await launchBrowser();
  try {
    const [app, twin] = await Promise.all([twins.app, twins.twin].map(sideOf));
    if (!app || !twin) throw new Error('One side is missing');
    const visit = ({ address, session }: Side, { path, isSignedIn }: Route) =>
      visitCold(browser, new URL(path, address).href, isSignedIn ? session : null);
    const rounds = new Map(routes.map((route) => [route, [] as Round[]]));
    for (let round = 0; round <= count; round += 1) {
      console.log(round === 0 ? 'Warming up…' : `Round ${round} of ${count}`);
      for (const route of routes) {
        const result =
          round % 2 === 0
            ? { app: await visit(app, route), twin: await visit(twin, route) }
            : { twin: await visit(twin, route), app: await visit(app, route) };
        if (round > 0) rounds.get(route)?.push(result);
      }
    }
    const protocol = rounds.values().next().value?.[0]?.app.protocol;
    console.log(`${count} rounds over ${protocol}: 150 ms, 1.6 Mbit/s, 4x CPU, 412×823, cold`);
    return [...rounds].map(([{ path }, visits]) => row(path, visits));
  } finally {
    await browser.close();
    await twins.stop();
  }
}

async function sideOf({ address }: { readonly address: string }): Promise<Side> {
  return { address, session: await beginSession(address) };
}

function row(path: string, rounds: readonly Round[]): Record<string, unknown> {
  const apps = rounds.map(({ app }) => app);
  const twins = rounds.map(({ twin }) => twin);
  const bytes = { app: median(apps.map(scriptBytes)), twin: median(twins.map(scriptBytes)) };
  const { ratio, from, to } = ratioOfMedians(
    rounds.map(({ app, twin }) => ({ first: app.content, second: twin.content })),
  );
  const chains = { app: typicalChain(apps), twin: typicalChain(twins) };
  console.log(`${path}\n  ${chains.app.join(' → ')}\n  ${chains.twin.join(' → ')}`);
  return {
    path,
    'script KB': kilobytes(bytes.app),
    'twin’s KB': kilobytes(bytes.twin),
    'script ratio': rounded(bytes.app / bytes.twin),
    'content ms': Math.round(median(apps.map(({ content }) => content))),
    'twin’s ms': Math.round(median(twins.map(({ content }) => content))),
    'content ratio': `${rounded(ratio)} [${rounded(from)}–${rounded(to)}]`,
    'in sequence': chains.app.length,
    'twin’s': chains.twin.length,
  };
}

const scriptBytes = ({ fetched }: Visit) =>
  fetched.filter(({ path }) => path.endsWith('.js')).reduce((sum, { bytes }) => sum + bytes, 0);
const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;
const rounded = (ratio: number) => Number(ratio.toFixed(2));

/** The longest chain of the visit that is in the middle by it. */
function typicalChain(visits: readonly Visit[]): readonly string[] {
  const chains = visits.map(({ fetched }) => longestChain(fetched)).toSorted((a, b) => a.length - b.length);
  return chains[Math.floor(chains.length / 2)] ?? [];
}

/** The longest chain of requests that each began after the one before had ended. */
function longestChain(requests: readonly Fetched[]): string[] {
  const chains: Fetched[][] = [];
  for (const request of requests.toSorted((a, b) => a.start - b.start)) {
    const before = chains
      .filter((chain) => (chain.at(-1)?.end ?? Number.POSITIVE_INFINITY) <= request.start)
      .reduce<Fetched[]>((best, chain) => (chain.length > best.length ? chain : best), []);
    chains.push([...before, request]);
  }
  const longest = chains.reduce<Fetched[]>((best, chain) => (chain.length > best.length ? chain : best), []);
  return longest.map(({ path }) => path.replace(/^\/releases\//, ''));
}
