import { paths } from '@pavilion/contract';
import { type CDPSession, chromium, type Page } from '@playwright/test';

interface Fetched {
  readonly url: string;
  readonly kind: string;
  readonly at: number;
  bytes: number;
  done: number;
}

/**
 * What a first visit fetches: script and style as they came over the wire, the number of requests, and the longest chain of requests
 * in which each could start only after another had ended, up to the page's heading. Medians of five cold visits.
 */
export async function measureLoad(address: string): Promise<Record<string, unknown>[]> {
  const executablePath = process.env.PAVILION_CHROMIUM ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const rows: Record<string, unknown>[] = [];
  for (const [path, signedIn] of [
    [paths.landing(), false],
    [paths.home(), true],
    [paths.slots(), true],
    [paths.exchange('Cricket'), true],
    [paths.statement(), true],
  ] as const) {
    const visits: Fetched[][] = [];
    for (let visit = 0; visit < 5; visit += 1) {
      const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
      const page = await context.newPage();
      if (signedIn) await signIn(page, address);
      visits.push(await visitCold(page, new URL(path, address).href));
      await context.close();
    }
    rows.push(row(path, visits));
  }
  await browser.close();
  return rows;
}

/** A session from the operator, stored as the shell stores it. */
async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(new URL('/config.json', address).href);
  const config = (await page.evaluate(() => JSON.parse(document.body.textContent))) as { api: string };
  await page.evaluate(async (api) => {
    const { token, user } = await (
      await fetch(`${api}/login/demo`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
    ).json();
    localStorage.setItem('token', token);
    localStorage.setItem(
      'session',
      JSON.stringify({ state: { isAuth: true, token, user, wallet: null, exposureAmount: null }, version: 0 }),
    );
  }, config.api);
}

async function visitCold(page: Page, address: string): Promise<Fetched[]> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const fetched = new Map<string, Fetched>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (request.url.startsWith('data:')) return;
    fetched.set(requestId, {
      url: request.url,
      kind: type ?? 'Other',
      at: timestamp,
      bytes: 0,
      done: Number.POSITIVE_INFINITY,
    });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const one = fetched.get(requestId);
    if (one) Object.assign(one, { bytes: encodedDataLength, done: timestamp });
  });
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const shown = [...fetched.values()];
  await page.waitForLoadState('networkidle');
  return shown;
}

/** The longest chain of requests that each began after the one before had ended. */
function longestChain(requests: readonly Fetched[]): string[] {
  const ordered = requests
    .filter(({ kind }) => ['Document', 'Script', 'Fetch', 'Stylesheet'].includes(kind))
    .toSorted((a, b) => a.at - b.at);
  const chains = new Map<Fetched, Fetched[]>();
  let longest: Fetched[] = [];
  for (const request of ordered) {
    const before = ordered
      .filter((other) => other !== request && other.done <= request.at)
      .map((other) => chains.get(other) ?? [])
      .reduce<Fetched[]>((best, chain) => (chain.length > best.length ? chain : best), []);
    const chain = [...before, request];
    chains.set(request, chain);
    if (chain.length > longest.length) longest = chain;
  }
  return longest.map(({ url }) => new URL(url).pathname.replace(/^\/releases\//, ''));
}

function row(path: string, visits: readonly Fetched[][]): Record<string, unknown> {
  const sum = (kind: string) =>
    median(
      visits.map((visit) => visit.filter((one) => one.kind === kind).reduce((total, { bytes }) => total + bytes, 0)),
    );
  const chains = visits.map(longestChain).toSorted((a, b) => a.length - b.length);
  const chain = chains[Math.floor(chains.length / 2)] ?? [];
  return {
    path,
    'script bytes': sum('Script'),
    'style bytes': sum('Stylesheet'),
    scripts: median(visits.map((visit) => visit.filter(({ kind }) => kind === 'Script').length)),
    requests: median(visits.map((visit) => visit.length)),
    'in sequence': chain.length,
    chain: chain.join(' → '),
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
