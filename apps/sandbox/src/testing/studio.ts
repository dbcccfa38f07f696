import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OwnGame, OwnRound } from '@pavilion/game-rules';
import { type Paise, paise, ZERO } from '@pavilion/money';
import Fastify from 'fastify';
import { addWalletKey, walletNameOf } from '../casino/index.ts';
import { createRateLimiter, type Limits } from '../server/index.ts';
import { createVault, type Vault } from '../store/index.ts';
import { createStudio, fillTitles, newKeyPair, type Send } from '../studio/index.ts';
import { engineOfTitle } from '../studio/rounds/engine-list.ts';
import { type Engine, engineOf } from '../studio/rounds/engines.ts';
import type { Tables } from '../studio/tables/tables.ts';
import type { SignedIn } from './players.ts';
import { type Answer, NO_LIMITS, type TestSandbox } from './sandbox.ts';

/** What a step of the ladder takes: up, or off with what stands. */
type Rung = 'up' | 'off';
interface LadderBet {
  readonly stake: Paise;
}
interface Ladder extends OwnRound<LadderBet> {
  readonly rungs: number;
  readonly last: number;
}

/** A game for tests of the kit: each rung doubles the stake, one of the first four breaks, drawn as the round begins. */
const ladder: OwnGame<LadderBet, Rung, Ladder, { readonly rungs: number; readonly broken: number | null }> = {
  code: 'ladder',
  readBet(input, limits = { least: paise(1), most: paise(1_000_000) }) {
    const stake = (input as { stake?: unknown } | null)?.stake;
    return typeof stake === 'number' && stake >= limits.least && stake <= limits.most ? { stake: paise(stake) } : null;
  },
  readMove: (input) => (input === 'up' || input === 'off' ? input : null),
  begin: (bet, draws, mostWin = paise(1_000_000)) => ({
    ...{ bet, mostWin, isOver: false, pays: ZERO, isCapped: false },
    ...{ rungs: 0, last: 1 + draws.below(4) },
  }),
  offers: ({ bet, rungs, mostWin }, move) => move === 'off' || bet.stake * 2 ** (rungs + 1) <= mostWin,
  next(round, move) {
    if (round.isOver || (move === 'off' && round.rungs === 0)) return null;
    if (move === 'off') return { ...round, isOver: true };
    const rungs = round.rungs + 1;
    if (rungs === round.last) return { ...round, rungs, isOver: true, pays: ZERO };
    return { ...round, rungs, pays: paise(round.bet.stake * 2 ** rungs) };
  },
  abandoned: (round) =>
    round.rungs === 0 ? { ...round, isOver: true, pays: round.bet.stake, end: 'returned' } : { ...round, isOver: true },
  seen: ({ rungs, isOver, last }) => ({ rungs, broken: isOver ? last : null }),
};

/** What a test reads the tables with as the operator's lobby does. */
export const TEST_LOBBY_KEY = 'k'.repeat(43);

/** How the way to the operator behaves: `before` loses a request, `after` its answer. */
type Loss = 'none' | 'before' | 'after';

/** A process of the studio beside an operator, with one game behind a tile. */
export interface TestStudio {
  readonly game: string;
  /** What its keys and seeds are sealed with. */
  readonly vault: Vault;
  readonly tables: Tables;
  /** The next requests of these calls are lost so, until it is said otherwise. */
  lose(loss: Loss, ...calls: readonly string[]): void;
  /** Holds the next requests of a call back until what is returned is called. */
  hold(call: string): () => void;
  /** Once a request is held back. */
  isHeld(): Promise<void>;
  /** Opens the game for a player; what is returned makes the calls of its page. */
  open(player: SignedIn): Promise<PageCall>;
  /** Opens the game for a player; returns the token of its page. */
  tokenOf(player: SignedIn): Promise<string>;
  sweep(): Promise<void>;
  /** What it has told of what went wrong since it was last asked; what nobody asks about, `close` throws. */
  troubles(): readonly string[];
  /** The page that an address shows. */
  page(
    path: string,
    headers?: Readonly<Record<string, string>>,
  ): Promise<{ readonly status: number; readonly body: string; readonly headers: Record<string, unknown> }>;
  /** Listens; returns the address of the tables' socket. */
  listen(): Promise<string>;
  /** Another process of the same studio. */
  another(limits?: Partial<Limits>): Promise<TestStudio>;
  close(): Promise<void>;
}

export type PageCall = (call: string, body?: unknown) => Promise<Answer>;

/** What is behind the tile: a game of the kit's own, unless a table is named. */
interface StudioOptions {
  readonly provider?: 'spribe' | 'aura';
  readonly engine?: string;
  readonly model?: string;
  readonly limits?: Partial<Limits>;
}

/** The engines that a test's tile may have behind it. */
const BUILT = [
  ...['ladder', 'mines', 'goal', 'dice', 'plinko', 'miniroulette', 'hilo', 'slot', 'aviator'],
  ...['baccarat', 'dream-catcher', 'hi-low', 'matka', 'teenpatti-open', 'race-20-20', 'trio'],
];

/** A folder as the games' build leaves it, with the ladder's page for each of them. */
async function builtFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pavilion-games-'));
  const ladder = { scripts: ['ladder.0123456789ab.js'], styles: ['ladder.0123456789ab.css'] };
  const engines = Object.fromEntries(BUILT.map((engine) => [engine, ladder]));
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ source: '', engines }));
  await writeFile(join(folder, 'ladder.0123456789ab.js'), `'${'game '.repeat(500)}'`);
  return folder;
}

export async function testStudio(
  sandbox: TestSandbox,
  { provider = 'spribe', engine: name = 'ladder', model, limits = {} }: StudioOptions = {},
): Promise<TestStudio> {
  const { database, now } = sandbox;
  const { body } = await sandbox.get(`/api/catalogue/games?provider=${provider}&limit=1`);
  const [{ code: game } = { code: '' }] = (body.data as { games: { code: string }[] }).games;
  const vault = createVault(Buffer.alloc(32, 7));
  const stakes = { leastStake: paise(1000), mostStake: paise(100_000), mostWin: paise(1_000_000) };
  await database.transaction(async (tx) => {
    await tx.query('delete from studio_key where provider = $1', [provider]);
    await tx.query("delete from studio_title where engine <> 'ladder'");
    await fillTitles(tx, [{ game, provider, name: 'Night Game', engine: name, model: model ?? null, ...stakes }]);
    await addWalletKey(tx, provider, (await newKeyPair(tx, vault, provider)) ?? '', now());
  });
  return processOf(sandbox, { game, vault, limits });
}

async function processOf(
  sandbox: TestSandbox,
  { game, vault, limits = {} }: { readonly game: string; readonly vault: Vault; readonly limits?: Partial<Limits> },
): Promise<TestStudio> {
  const { database, now } = sandbox;
  const way = wayTo(sandbox);
  const troubles: unknown[] = [];
  const engine: Engine = engineOf(ladder);
  const gamesFolder = await builtFolder();
  const studio = createStudio({
    ...{ database, vault, send: way.send, clock: now, limiter: createRateLimiter({ ...NO_LIMITS, ...limits }, now) },
    operator: () => walletNameOf(database),
    gamesFolder,
    closedPage: () => 'closed',
    lobbyKey: TEST_LOBBY_KEY,
    onTrouble: (error) => void troubles.push(error),
    engineOf: (title) => (title.engine === 'ladder' ? engine : engineOfTitle(title)),
  });
  const games = Fastify();
  studio.route(games);
  await games.ready();
  sandbox.onClose(async () => {
    await games.close();
    await rm(gamesFolder, { recursive: true, force: true });
  });
  const page = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await games.inject({ method: 'GET', url: path, headers: { ...headers } });
    return { status: answer.statusCode, body: answer.body, headers: { ...answer.headers } };
  };
  const tokenOf = async (player: SignedIn) => {
    const opened = await sandbox.post('/lobby-api/lobby/', { gameCode: game }, { token: player.token });
    const { search } = new URL((opened.body.data as { url: string }).url);
    const shown = await page(`/play/${game}${search}`);
    const [, token = ''] = /"token":"([\w-]{43})"/.exec(shown.body) ?? [];
    return token;
  };
  return {
    ...{ game, vault, page, tokenOf, tables: studio.tables, lose: way.lose, hold: way.hold, isHeld: way.isHeld },
    another: (own) => processOf(sandbox, { game, vault, limits: own ?? limits }),
    troubles: () => troubles.splice(0).map(String),
    async close() {
      await games.close();
      if (troubles.length > 0) throw troubles[0];
    },
    listen: async () => (await games.listen({ port: 0 })).replace(/^http.*:/, 'ws://localhost:').concat('/play/socket'),
    async sweep() {
      for (const sweep of studio.sweeps) await sweep(now());
    },
    async open(player) {
      const token = await tokenOf(player);
      return async (call, sent = {}) => {
        const answer = await games.inject({
          method: 'POST',
          url: `/play/api/${call}`,
          headers: { authorization: `Bearer ${token}` },
          payload: sent as object,
        });
        return { status: answer.statusCode, body: answer.json(), headers: { ...answer.headers } };
      };
    },
  };
}

/** The way to the operator, on which requests and answers are lost and held back. */
function wayTo(sandbox: TestSandbox) {
  let losing: { readonly loss: Loss; readonly calls: readonly string[] } = { loss: 'none', calls: [] };
  let held: { readonly call: string; readonly until: Promise<void>; readonly arrived: () => void } | null = null;
  let arrival = Promise.resolve();
  const send: Send = async ({ path, body: sent, headers }) => {
    const isLost = losing.calls.some((call) => path.endsWith(`/${call}`));
    if (isLost && losing.loss === 'before') throw new Error('The request was lost.');
    if (held && path.endsWith(`/${held.call}`)) {
      held.arrived();
      await held.until;
    }
    const answer = await sandbox.app.inject({ method: 'POST', url: path, headers: { ...headers }, payload: sent });
    if (isLost && losing.loss === 'after') throw new Error('The answer was lost.');
    return answer.body;
  };
  return {
    send,
    lose(loss: Loss, ...calls: readonly string[]) {
      losing = { loss, calls };
    },
    hold(call: string) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const come = Promise.withResolvers<void>();
      arrival = come.promise;
      held = { call, until: promise, arrived: come.resolve };
      return () => {
        held = null;
        resolve();
      };
    },
    isHeld: () => arrival,
  };
}
