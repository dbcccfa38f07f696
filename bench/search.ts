import { paths } from '@pavilion/contract';
import type { Browser } from '@playwright/test';
import { launchBrowser } from './browser.ts';
import { type Figure, figureOf } from './figure.ts';
import { startOperator } from './operator-process.ts';
import { buildApp } from './twins.ts';
import { beginSession, type StoredSession } from './visit.ts';

const GAMES = 50_000;
const ROUNDS = 3;
const CPU_SLOWDOWN = 4;
const SCREEN = { width: 412, height: 823 };
/** What is typed, each key so many ms after the one before, as somebody types. */
const TYPED = ['golden', 'mirage', 'in', 'lotus 2'];
const BETWEEN_KEYS = 350;
/** A task that is longer keeps a frame, ms. */
const LONG = 50;

/**
 * The search dialog over 50,000 games and an operator's matches, at a fourth of this machine's speed: what the main thread does at a time
 * while somebody types, in its own time, which other work on the machine is hardly in. `argument`: rounds.
 */
export async function measureSearch(argument = String(ROUNDS)): Promise<Figure[]> {
  const rounds = Number(argument);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`'${argument}' is no number of rounds.`);
  const operator = await startOperator({ ...buildApp(), games: GAMES });
  const browser = await launchBrowser();
  try {
    const player = await beginSession(operator.address);
    // How long an operator takes to write the index for the first time is not what is looked at.
    await fetch(new URL('/api/catalogue/index', operator.address));
    const visits: (readonly number[])[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      console.log(round === 0 ? 'Warming up…' : `Round ${round} of ${rounds}`);
      const tasks = await visit(browser, operator.address, player);
      if (round > 0) visits.push(tasks);
    }
    return figuresOf(visits);
  } finally {
    await browser.close();
    await operator.stop();
  }
}

function figuresOf(visits: readonly (readonly number[])[]): Figure[] {
  const keys = TYPED.join('').length;
  const row = (what: string, unit: string, of: (tasks: readonly number[]) => number) =>
    figureOf({ what, unit, rounds: visits.map(of) });
  return [
    row('longest task while typing', 'ms', (tasks) => Math.max(...tasks)),
    row(`tasks beyond ${LONG} ms`, `of ${keys} keys`, (tasks) => tasks.filter((task) => task > LONG).length),
    row('main thread', 'ms a key', (tasks) => tasks.reduce((sum, task) => sum + task, 0) / keys),
  ];
}

/** Returns how long each task of the main thread took while the names were typed, ms of its own time. */
async function visit(browser: Browser, address: string, session: StoredSession): Promise<readonly number[]> {
  const context = await browser.newContext({ viewport: SCREEN });
  try {
    await context.addInitScript((stored) => Object.assign(localStorage, stored), session);
    const page = await context.newPage();
    page.setDefaultTimeout(300_000);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(new URL(paths.terms(), address).href);
    await page.locator('header button[aria-haspopup="dialog"]').first().click();
    const field = page.locator('dialog input[type="search"]');
    // What the dialog does until it rests, the index that it reads above all, is its opening's and no key's.
    await page.locator('dialog img').first().waitFor();
    await page.waitForLoadState('networkidle');
    await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
    for (const text of TYPED) {
      await field.fill('');
      for (const key of text) {
        await page.keyboard.press(key === ' ' ? 'Space' : key);
        await page.waitForTimeout(BETWEEN_KEYS);
      }
    }
    return tasksOf(JSON.parse((await browser.stopTracing()).toString()) as Trace);
  } finally {
    await context.close();
  }
}

interface Trace {
  readonly traceEvents: readonly {
    readonly name: string;
    readonly pid: number;
    readonly tid: number;
    /** The thread's own time, µs. */
    readonly tdur?: number;
  }[];
}

/** Of the thread that had most to do: the page's. */
function tasksOf({ traceEvents }: Trace): readonly number[] {
  const threads = new Map<string, number[]>();
  for (const { name, pid, tid, tdur } of traceEvents) {
    if (name !== 'RunTask' || tdur === undefined) continue;
    const thread = `${pid}/${tid}`;
    const tasks = threads.get(thread) ?? [];
    threads.set(thread, tasks);
    tasks.push(tdur / 1000);
  }
  const sum = (tasks: readonly number[]) => tasks.reduce((all, task) => all + task, 0);
  return [...threads.values()].toSorted((a, b) => sum(b) - sum(a))[0] ?? [];
}
