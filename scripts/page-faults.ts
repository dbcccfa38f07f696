import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheFolder, root } from '@pavilion/cli/project';
import { brokenDocuments } from '@pavilion/federation/testing';
import type { campaigns as operatorCampaigns } from '@pavilion/sandbox/chaos';
import { cases } from '../e2e/faults/cases.ts';
import { ensureBrowser } from './browser.ts';

/** The parts of Playwright's report that are counted here. */
interface Report {
  readonly suites: readonly Suite[];
}
interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly { readonly annotations: readonly Annotation[] }[];
  }[];
}
interface Annotation {
  readonly type: string;
  readonly description?: string;
}

/** One line of the table: what was done to a remote, how often, and how it ended. */
interface Row {
  tried: number;
  passed: number;
  /** The longest that it took until the failure was named, and from Retry until the page was back, ms. */
  named: number;
  healed: number;
}

/** What docs/faults.md promises of how long it takes until a failure is named, and from Retry until the page is back, ms. */
const LIMITS = { named: 5000, healed: 3000 } as const;

type Campaign = (typeof operatorCampaigns)[string];

/** Faults in a real browser: the table of docs/faults.md, and every way to break the discovery document. */
export const pageCampaigns: Readonly<Record<'remotes' | 'discovery', Campaign>> = {
  remotes: { run: (orders) => play('/faults.spec', orders), count: cases.length, of: 'faults of a remote' },
  discovery: {
    run: (orders) => play('discovery-faults.spec', orders),
    count: brokenDocuments.length,
    of: 'broken discovery documents',
  },
};

/** Tries `count` of a file's faults in the order of `seed`, and prints them as a table. */
async function play(spec: string, { count, seed, print }: Parameters<Campaign['run']>[0]): Promise<void> {
  const file = join(cacheFolder, 'chaos', 'browser.json');
  const code = await runTests(spec, {
    PAVILION_CHROMIUM: await ensureBrowser(),
    PAVILION_FAULTS: `${count}:${seed}`,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  // A fault is told by its annotation; what else the file tests is not counted.
  const specs = specsOf(JSON.parse(await readFile(file, 'utf8')) as Report).filter(({ tests }) =>
    tests.some(({ annotations }) => annotations.some(({ type }) => type === 'fault')),
  );
  const rows = new Map<string, Row>();
  for (const { ok, tests } of specs) {
    const annotations = tests.flatMap((one) => one.annotations);
    const noted = (type: string) => annotations.find((one) => one.type === type)?.description;
    const row = rows.get(noted('fault') ?? '') ?? { tried: 0, passed: 0, named: 0, healed: 0 };
    rows.set(noted('fault') ?? '', row);
    row.tried += 1;
    row.passed += ok ? 1 : 0;
    row.named = Math.max(row.named, Number(noted('named') ?? 0));
    row.healed = Math.max(row.healed, Number(noted('healed') ?? 0));
  }
  print('| fault | tried | passed | longest until named, ms | longest from Retry, ms |');
  print('|---|---|---|---|---|');
  for (const [fault, { tried, passed, named, healed }] of [...rows].sort()) {
    print(`| ${fault} | ${tried} | ${passed} | ${named || ''} | ${healed || ''} |`);
  }
  const failed = specs.filter(({ ok }) => !ok);
  const late = Object.entries(LIMITS).flatMap(([promise, limit]) => {
    const times = specs.flatMap(({ tests }) => timesOf(tests, promise)).toSorted((a, b) => a - b);
    print(
      `${promise}: ${times.length} times, median ${times[Math.floor(times.length / 2)]} ms, longest ${times.at(-1)} ms`,
    );
    return times.filter((time) => time > limit).map((time) => `${promise} after ${time} ms`);
  });
  if (code !== 0 || failed.length > 0 || specs.length !== count) {
    const titles = failed.map(({ title }) => `\n  ${title}`).join('');
    throw new Error(
      `${failed.length} of ${specs.length} faults (of ${count} that were to be tried) hurt the page:${titles}`,
    );
  }
  if (late.length > 0) throw new Error(`${late.length} were too late: ${late.join(', ')}`);
}

const timesOf = (tests: Suite['specs'][number]['tests'], type: string): number[] =>
  tests.flatMap(({ annotations }) =>
    annotations.filter((one) => one.type === type).map(({ description }) => Number(description)),
  );

const specsOf = (suite: { readonly suites?: readonly Suite[] }): Suite['specs'][number][] =>
  (suite.suites ?? []).flatMap((inner) => [...inner.specs, ...specsOf(inner)]);

function runTests(spec: string, env: Readonly<Record<string, string>>): Promise<number> {
  return new Promise((resolve, reject) => {
    // One at a time: how soon a page says or mends something is not to be measured beside another page.
    const config = ['-c', 'e2e/playwright.config.ts', '--workers=1'];
    const args = ['node_modules/@playwright/test/cli.js', 'test', ...config, spec];
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
