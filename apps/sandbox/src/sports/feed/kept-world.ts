import type { Database } from '../../store/index.ts';
import { keepSports, sportOf } from './match-sports.ts';
import { type Moment, packMoment, unpackMoment } from './moment.ts';

/** What the database says of the world without its state: who leads (by the number of its term), and how far it has come. */
export interface Lead {
  readonly term: number;
  readonly clock: number;
  /** The leader stopped in good order. */
  readonly isFree: boolean;
}

/** The world as the database keeps it, for the next process that leads and for the next start. */
export interface KeptWorld {
  /** Who leads; with the moment kept, where that is later than `after`. */
  read(after: number): Promise<{ readonly lead: Lead; readonly moment: Moment | null }>;
  /** Begins a term of its own, unless anything has happened since `seen`; returns its number, or null. */
  take(seen: Lead): Promise<number | null>;
  /** Keeps a moment in this term; false where another term has begun, and nothing was written. */
  keep(term: number, moment: Moment, isFree: boolean): Promise<boolean>;
}

/** How many times the world is kept before the embedded database, which does not clean up by itself, is told to. */
const VACUUM_EVERY = 100;

/** The world that `database` keeps; it begins with `first` where there is none yet. */
export async function openKeptWorld(database: Database, first: () => Moment): Promise<KeptWorld> {
  const rows = await database.query('select 1 from world');
  if (rows.length === 0) {
    const moment = first();
    await database.query(
      'insert into world (term, clock, state, is_free) values (0, $1, $2, true) on conflict do nothing',
      [moment.clock, JSON.stringify(packMoment(moment))],
    );
  }
  let times = 0;
  const sportsKept = new Set<string>();
  return {
    async read(after) {
      const [row] = await database.query(
        `select term, clock, is_free as "isFree", case when clock > $1 then state end as state from world`,
        [after],
      );
      if (!row) throw new Error('The world’s row is gone');
      const { state, ...lead } = row;
      return { lead, moment: state === null ? null : unpackMoment(JSON.parse(state)) };
    },
    async take({ term, clock, isFree }) {
      const [taken] = await database.query(
        `update world set term = term + 1, is_free = false where term = $1 and clock = $2 and is_free = $3 returning term`,
        [term, clock, isFree],
      );
      return taken?.term ?? null;
    },
    async keep(term, moment, isFree) {
      const kept = await database.query(
        'update world set clock = $2, state = $3, is_free = $4 where term = $1 returning 1',
        [term, moment.clock, JSON.stringify(packMoment(moment)), isFree],
      );
      const begun = moment.world.matches.filter(({ id }) => !sportsKept.has(id));
      await keepSports(database, begun.flatMap(sportOf));
      for (const { id } of begun) sportsKept.add(id);
      times += 1;
      if (!database.isShared && times % VACUUM_EVERY === 0) await database.script('vacuum world');
      return kept.length > 0;
    },
  };
}
