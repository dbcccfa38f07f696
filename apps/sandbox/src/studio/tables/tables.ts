import { randomUUID } from 'node:crypto';
import { DAY } from '../../base/index.ts';
import type { OnTrouble } from '../../server/index.ts';
import type { Vault } from '../../store/index.ts';
import type { StudioSession } from '../sessions/sessions.ts';
import { titlesOf } from '../titles/titles.ts';
import { gameWithoutChain, makeChains } from './chains.ts';
import { tableEngineOf, tableEngines } from './engine-list.ts';
import { forgetViewers, leaveLead, viewersOf } from './lead.ts';
import { sweepTickets } from './payments.ts';
import { type Result, resultsOf } from './results.ts';
import { forgetRounds, goingGames, latestOf, roadsOf, stageInLobby } from './rounds.ts';
import { type Seat, seatsOf } from './seats.ts';
import type { Viewer } from './seen.ts';
import { Table } from './table.ts';
import type { TicketServices } from './tickets.ts';

/** A table as a lobby lists it; amounts in paise. */
interface TableListed {
  readonly game: string;
  readonly engine: string;
  readonly stakes: { readonly least: number; readonly most: number };
  readonly players: number;
  /** The languages that its page has. */
  readonly languages: readonly string[];
  /** What it does now; nobody's table stands still. */
  readonly stage: 'betting' | 'dealing' | 'waiting';
  /** When its bets close, ms since 1970; null where it takes none. */
  readonly closesAt: number | null;
  /** Left out by a table without seats. */
  readonly seats?: readonly Seat[];
  /** The latest results, the newest first: as the game marks them, and as a lobby writes them. */
  readonly road: readonly unknown[];
  readonly results: readonly Result[];
}

/** The tables at this process. */
export interface Tables {
  /** Shows a table to somebody, from now on until what is returned is called. */
  watch(session: Pick<StudioSession, 'title'>, viewer: Viewer): Promise<() => void>;
  /** What a lobby shows of all tables. While the operator's is looked at (`isWanted`), their rounds run. */
  listed(isWanted: boolean): Promise<readonly TableListed[]>;
  /** Does what is due at the tables that are looked at here, or whose round is not over. */
  turn(): Promise<void>;
  /** Goes on with rounds that a process left which is gone, gives back stakes, makes chains, and forgets what is old. */
  sweep(now: Date): Promise<void>;
  /** Ends what runs, and leaves the lead to whoever comes next. */
  close(): Promise<void>;
}

/** For how long a round in which nobody had a bet is kept, ms. */
const KEPT = DAY;

/** How soon a table is looked at again whose turn failed, ms: the database may be away. */
const RETRIED = 500;

/** For how long a look at the lobby has rounds run, ms. */
const WANTED = 5000;

/** A flight has no table that a lobby could show. */
const LOBBY_ENGINES = tableEngines.filter((engine) => !tableEngineOf(engine)?.isFlight);

/** What every page of a game speaks. */
const LANGUAGES = ['en', 'hi'] as const;

type Services = TicketServices & { readonly vault: Vault };

export function createTables(services: Services): Tables {
  const { database, clock } = services;
  const process = randomUUID();
  const tables = new Map<string, Table>();
  const turns = createTurns(services.onTrouble);
  const tableOf = (game: string, name: string): Table | undefined => {
    const engine = tableEngineOf(name);
    const table = tables.get(game) ?? (engine && new Table(services, { game, engine, process }));
    if (table) tables.set(game, table);
    return table;
  };
  return {
    turn: turns.take,
    async watch({ title }, viewer) {
      const table = tableOf(title.game, title.engine);
      if (!table) throw new Error(`The game ${title.game} is no table`);
      await table.show(viewer);
      turns.begin(table);
      return () => void table.viewers.delete(viewer);
    },
    async listed(isWanted) {
      const titles = await titlesOf(database, LOBBY_ENGINES);
      const listed = await lobbyOf(database, titles, clock());
      for (const { game, engine, hasRounds } of listed) {
        // Nobody has sat down yet where there was no round: its chain has no salt.
        const table = isWanted && hasRounds ? tableOf(game, engine) : undefined;
        table?.wantUntil(clock().getTime() + WANTED);
        if (table) turns.begin(table);
      }
      return listed.map(({ hasRounds: _, ...table }) => table);
    },
    async sweep(now) {
      await sweepTickets(services, now);
      const titles = await titlesOf(database, tableEngines);
      await makeNextChain(services, titles, now);
      const going = new Set(await goingGames(database));
      for (const { game, engine } of titles) {
        const table = going.has(game) && tableOf(game, engine);
        if (table) turns.begin(table);
      }
      await turns.take();
      await forgetViewers(database, now);
      await forgetRounds(database, new Date(now.getTime() - KEPT));
    },
    async close() {
      await turns.close();
      for (const table of tables.values()) await table.rest();
      // Where the database is away the lead ends by itself.
      await leaveLead(database, process, clock()).catch(() => {});
    },
  };
}

/** The tables of these titles as a lobby lists them, with whether there was a round at each. */
async function lobbyOf(
  database: Services['database'],
  titles: Awaited<ReturnType<typeof titlesOf>>,
  now: Date,
): Promise<readonly (TableListed & { readonly hasRounds: boolean })[]> {
  const games = titles.map(({ game }) => game);
  const roads = await roadsOf(database, games);
  const players = await viewersOf(database, games, now);
  const latest = await latestOf(database, games);
  const seats = await Promise.all(titles.map(({ game, engine }) => seatsOf(database, game, engine)));
  return titles.map(({ game, engine, leastStake: least, mostStake: most }, nth) => ({
    ...{ game, engine, stakes: { least, most }, languages: LANGUAGES },
    hasRounds: latest.has(game),
    players: players.get(game) ?? 0,
    ...stageInLobby(latest.get(game), tableEngineOf(engine), now.getTime()),
    ...(seats[nth] && { seats: seats[nth] }),
    road: roads.get(game) ?? [],
    results: resultsOf(engine, roads.get(game) ?? []),
  }));
}

/** Makes the chain that one of the games lacks. One in a turn: ten thousand hashes hold up everybody for a moment. */
async function makeNextChain({ database, vault }: Services, titles: readonly { readonly game: string }[], now: Date) {
  const lacking = await gameWithoutChain(
    database,
    titles.map(({ game }) => game),
  );
  if (lacking !== undefined) await database.transaction((tx) => makeChains(tx, vault, lacking, now));
}

/** Has tables take their turns as long as they are busy, one turn after the other, whenever the first of them wants it. */
function createTurns(onTrouble: OnTrouble) {
  const busy = new Set<Table>();
  let timer: NodeJS.Timeout | undefined;
  let turning: Promise<void> = Promise.resolve();
  let isClosed = false;
  const plan = (pause: number) => {
    clearTimeout(timer);
    if (isClosed || busy.size === 0) return;
    timer = setTimeout(() => void take(), pause);
    timer.unref();
  };
  const takeOne = async (table: Table): Promise<number> => {
    try {
      return await table.turn();
    } catch (error) {
      onTrouble(error);
      return RETRIED;
    }
  };
  const takeNext = async () => {
    if (isClosed) return;
    const pauses = await Promise.all([...busy].map(takeOne));
    for (const table of busy) if (!table.isBusy) busy.delete(table);
    plan(Math.min(...pauses));
  };
  const take = (): Promise<void> => {
    turning = turning.then(takeNext);
    return turning;
  };
  return {
    take,
    begin(table: Table) {
      busy.add(table);
      plan(0);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await turning;
    },
  };
}
