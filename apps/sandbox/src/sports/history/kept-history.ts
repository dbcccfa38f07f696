import type { Database } from '../../store/index.ts';
import type { Series } from './series.ts';

/** The history of prices as the database keeps it: one row, which is the newest whoever writes it. */
export interface KeptHistory {
  read(): Promise<ReadonlyMap<string, Series>>;
  /** Keeps what was seen up to `clock`, the feed's; where later is kept already, nothing. */
  write(clock: number, series: ReadonlyMap<string, Series>): Promise<void>;
}

/** How many times it is kept before the embedded database, which does not clean up by itself, is told to. */
const VACUUM_EVERY = 30;
/** Of what shape it is kept. It goes up when what was kept before can't be gone on from: then it begins anew. */
const FORMAT = 1;

export function keptHistory(database: Database): KeptHistory {
  let times = 0;
  return {
    async read() {
      const [row] = await database.query('select format, series from price_history');
      return new Map(row && row.format === FORMAT ? (JSON.parse(row.series) as [string, Series][]) : []);
    },
    async write(clock, series) {
      await database.query(
        `insert into price_history (clock, format, series) values ($1, $2, $3)
           on conflict (id) do update set clock = excluded.clock, format = excluded.format, series = excluded.series
             where price_history.clock < excluded.clock`,
        [clock, FORMAT, JSON.stringify([...series])],
      );
      times += 1;
      if (!database.isShared && times % VACUUM_EVERY === 0) await database.script('vacuum price_history');
    },
  };
}
