import type { Browser } from '@playwright/test';
import { launchBrowser } from './browser.ts';
import { type Figure, figureOf, quantile } from './figure.ts';
import {
  type Notes,
  openOurs,
  openPeer,
  type PricePage,
  paintsOf,
  pressAPrice,
  shownPrices,
  type Work,
} from './odds-page.ts';
import { buildPeers, type Peer, peers } from './odds-peers.ts';
import { type OperatorProcess, startOperator } from './operator-process.ts';
import { openPriceBook } from './price-book.ts';
import { buildApp } from './twins.ts';
import { beginSession, type StoredSession } from './visit.ts';

/**
 * A list of 300 matches with six prices each, of which 10,000 change a second: soccer has 1,800 of a world's 4,320 prices, so that all of them
 * change 24,000 times.
 */
const ROWS = 300;
const CHANGES = 24_000;
const SOCCER = '1';
const LIST = '/exchange/Soccer';
/** Those of tomorrow, whose prices rest for a minute at a time. */
const AT_REST = '/exchange/Tennis?day=tomorrow';
const ROUNDS = 5;
/** How long a price that is no more may still stand on the screen, ms. */
const STALE = 1000;

interface Stage {
  readonly browser: Browser;
  readonly scripts: ReadonlyMap<Peer, string>;
}

/** An operator with a player's session at it. */
interface World extends OperatorProcess {
  readonly player: StoredSession;
}

/**
 * Our list with live prices beside the same list as React state, as a state in each cell, and in AG Grid Community: what the main thread does of each second
 * at a fourth of the speed, all of one operator, in turns; how long it takes until prices are painted and a press has its slip; and what a
 * page does where nothing moves. `argument`: how many rounds.
 */
export async function measureOdds(argument = String(ROUNDS)): Promise<Figure[]> {
  const rounds = Number(argument);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`'${argument}' is no number of rounds.`);
  const app = buildApp();
  const scripts = await buildPeers();
  const browser = await launchBrowser('--disable-features=LocalNetworkAccessChecks');
  const stage: Stage = { browser, scripts };
  const inRounds = async <Turn>(what: string, turn: (round: number) => Promise<Turn>): Promise<Turn[]> => {
    const turns: Turn[] = [];
    for (let round = 0; round < rounds; round += 1) {
      console.log(`${what}: round ${round + 1} of ${rounds}`);
      turns.push(await turn(round));
    }
    return turns;
  };
  try {
    // First what is calm, while nothing rushes beside it.
    const calm = await inWorld(app, async (world) => ({
      rounds: await inRounds('Calm', () => calmRoundOf(stage, world)),
      wire: await wireFigure('as matches play', world),
    }));
    const rushing = await inWorld({ ...app, matches: ROWS, changes: CHANGES }, async (world) => ({
      rounds: await inRounds('Rushing', (round) => rushRoundOf(stage, world, round)),
      wire: await wireFigure('while 10,000 change', world),
    }));
    return [...rushFigures(rushing.rounds), ...calmFigures(calm.rounds), rushing.wire, calm.wire];
  } finally {
    await browser.close();
  }
}

/** Does something at an operator of its own, which then ends. */
async function inWorld<Result>(
  options: Parameters<typeof startOperator>[0],
  act: (world: World) => Promise<Result>,
): Promise<Result> {
  const operator = await startOperator(options);
  try {
    return await act({ ...operator, player: await beginSession(operator.address) });
  } finally {
    await operator.stop();
  }
}

/** What one turn came to where prices rush. */
interface RushRound {
  readonly ours: Work;
  readonly peers: ReadonlyMap<Peer, Work>;
  /** Without a slow-down: from a message until it is painted, ms; and prices on the screen that are no more. */
  readonly painted: readonly number[];
  readonly stale: number;
  /** From a visit's first press until the slip is painted, ms. */
  readonly pressed: number;
}

/** What one turn came to where matches play as ever. */
interface CalmRound {
  readonly pressed: number;
  readonly rest: Work;
}

async function rushRoundOf({ browser, scripts }: Stage, world: World, round: number): Promise<RushRound> {
  const work = new Map<'ours' | Peer, Work>();
  const order = ['ours', ...peers] as const;
  for (const name of round % 2 ? order.toReversed() : order) {
    const page =
      name === 'ours'
        ? await openOurs(browser, new URL(LIST, world.address).href, world.player)
        : await openPeer(browser, world.address, name, scripts.get(name) ?? '');
    await page.slowDown();
    work.set(name, await page.workFor());
    await page.close();
  }
  const ours = work.get('ours');
  if (!ours) throw new Error('Ours was not measured');
  work.delete('ours');
  return {
    ours,
    peers: work as ReadonlyMap<Peer, Work>,
    ...(await painting(browser, world)),
    pressed: await pressing(browser, world),
  };
}

const calmRoundOf = async ({ browser }: Stage, world: World): Promise<CalmRound> => ({
  pressed: await pressing(browser, world),
  rest: await resting(browser, world),
});

/** Opens a page of ours, does something with it, and closes it. */
async function onPage<Result>(
  browser: Browser,
  { address, player }: World,
  path: string,
  act: (page: PricePage) => Promise<Result>,
  notes?: Notes,
): Promise<Result> {
  const page = await openOurs(browser, new URL(path, address).href, player, notes);
  try {
    return await act(page);
  } finally {
    await page.close();
  }
}

function painting(browser: Browser, world: World): Promise<Pick<RushRound, 'painted' | 'stale'>> {
  const act = async ({ page, workFor }: PricePage) => {
    const book = await openPriceBook(world.address, SOCCER);
    await paintsOf(page);
    await workFor();
    const painted = await paintsOf(page);
    const { at, prices } = await shownPrices(page);
    // What the page has just been told may reach the book a moment later.
    await page.waitForTimeout(STALE);
    const stale = prices.filter((price) => !book.stood(price, at - STALE, at + STALE));
    book.close();
    return { painted, stale: stale.length };
  };
  return onPage(browser, world, LIST, act, { paints: true });
}

const pressing = (browser: Browser, world: World) =>
  onPage(browser, world, LIST, async ({ page, slowDown }) => {
    await slowDown();
    await page.waitForTimeout(STALE);
    return pressAPrice(page);
  });

const resting = (browser: Browser, world: World) =>
  onPage(browser, world, AT_REST, async ({ slowDown, workFor }) => {
    await slowDown();
    return workFor();
  });

/** Script, style and layout: what an update of prices costs besides painting. */
const cost = ({ script, style, layout }: Work) => script + style + layout;

function rushFigures(rounds: readonly RushRound[]): Figure[] {
  const of = (what: (round: RushRound) => number) => rounds.map(what);
  const peerRounds = (peer: Peer, what: (work: Work) => number) =>
    rounds.map((round) => what(round.peers.get(peer) ?? round.ours));
  const beside = (name: string, peer: Peer, most?: number): Figure =>
    figureOf({
      what: `${ROWS} rows × 6 prices, 10,000 changes a second, at 4x: script, style and layout, beside`,
      unit: 'ms a second',
      rounds: of(({ ours }) => cost(ours)),
      peer: { name, rounds: peerRounds(peer, cost) },
      ...(most === undefined ? {} : { goal: { of: 'ratio', most } }),
    });
  return [
    figureOf({
      what: `${ROWS} rows × 6 prices, 10,000 changes a second, at 4x: script, style and layout, by itself`,
      unit: 'ms a second',
      rounds: of(({ ours }) => cost(ours)),
      goal: { of: 'figure', most: 150 },
    }),
    beside('the list as React state', 'state-list', 0.2),
    beside('a React state in each cell', 'state-cells'),
    beside('AG Grid Community', 'ag-grid', 0.5),
    figureOf({
      what: 'the main thread in all, painting too, at 4x',
      unit: 'ms a second',
      rounds: of(({ ours }) => ours.task),
      peer: { name: 'AG Grid Community', rounds: peerRounds('ag-grid', ({ task }) => task) },
    }),
    figureOf({
      what: 'prices received until painted, p99, no slow-down',
      unit: 'ms',
      rounds: of(({ painted }) => quantile(painted, 0.99)),
      goal: { of: 'figure', most: 50 },
    }),
    figureOf({
      what: 'prices on the page that have not been the operator’s for a second',
      unit: 'prices',
      rounds: of(({ stale }) => stale),
      goal: { of: 'figure', most: 0 },
    }),
    figureOf({
      what: 'the first press on a price until its slip is painted, at 4x, while 10,000 prices a second change',
      unit: 'ms',
      rounds: of(({ pressed }) => pressed),
    }),
  ];
}

const calmFigures = (rounds: readonly CalmRound[]): Figure[] => [
  figureOf({
    what: 'the first press on a price until its slip is painted, at 4x',
    unit: 'ms',
    rounds: rounds.map(({ pressed }) => pressed),
    goal: { of: 'figure', most: 100 },
  }),
  figureOf({
    what: 'style passes where prices rest',
    unit: 'a second',
    rounds: rounds.map(({ rest }) => rest.passes),
    goal: { of: 'figure', most: 5 },
  }),
];

/** What deltas cost beside the same rows in full. */
async function wireFigure(when: string, { address }: World): Promise<Figure> {
  const book = await openPriceBook(address, SOCCER);
  const [deltas, rows]: [number[], number[]] = [[], []];
  for (let round = 0; round < 3; round += 1) {
    const before = { ...book.received };
    await new Promise((resolve) => setTimeout(resolve, 5000));
    deltas.push((book.received.deltas - before.deltas) / 5);
    rows.push((book.received.rows - before.rows) / 5);
  }
  book.close();
  return figureOf({
    what: `a list’s prices on the wire, ${when}`,
    unit: 'bytes a second',
    rounds: deltas,
    peer: { name: 'each changed row in full', rounds: rows },
    goal: { of: 'ratio', most: 0.25 },
  });
}
