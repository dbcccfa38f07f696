import { type Channel, type Database, type Message, type Queryable, withMessages } from './database.ts';
import { type Engine, startEngine } from './engine.ts';

/** The Postgres that this build of PGlite is. A folder of another one can't be opened. */
export const EMBEDDED_POSTGRES = '18';

/** Postgres inside this process, in a thread of its own, in `folder` or (without one) in memory. */
export const openEmbedded = async (folder?: string): Promise<Database> => databaseOn(await startEngine(folder));

/** An engine as a database. Closing the one closes the other. */
export function databaseOn(engine: Engine): Database {
  const line = createLine();
  const listeners = new Map<Channel, ((payload: string) => void)[]>();
  // Nobody else has it open: what is said is heard here.
  const send = (messages: readonly Message[]) =>
    setImmediate(() => {
      for (const { channel, payload } of messages) for (const heard of listeners.get(channel) ?? []) heard(payload);
    });
  const outside = queryableOn({
    query: (sql, parameters) => line.pass(() => engine.query(sql, parameters)),
    exec: (sql) => line.pass(() => engine.exec(sql)),
  });
  const inside = queryableOn(engine);
  return {
    ...outside,
    notify: (channel, payload) => send([{ channel, payload }]),
    isShared: false,
    inTurn: (work) => work(),
    async transaction(work) {
      const { result, messages } = await line.hold(() => transact(engine, () => withMessages(inside, work)));
      if (messages.length > 0) send(messages);
      return result;
    },
    async listen(channel, heard) {
      listeners.set(channel, [...(listeners.get(channel) ?? []), heard]);
    },
    close: () => line.hold(() => engine.close()),
  };
}

const queryableOn = ({ query, exec }: Pick<Engine, 'query' | 'exec'>): Omit<Queryable, 'notify'> => ({
  query: async <R extends object>(sql: string, parameters: readonly unknown[] = []) =>
    (await query(sql, parameters)) as R[],
  script: exec,
});

async function transact<T>(engine: Engine, work: () => Promise<T>): Promise<T> {
  // Not waited for: the first command of the work goes over with it.
  const begun = engine.query('begin', []);
  begun.catch(() => {});
  try {
    const result = await work();
    await begun;
    await engine.query('commit', []);
    return result;
  } catch (error) {
    await engine.query('rollback', []).catch(() => {});
    throw error;
  }
}

/** Who may speak on the one connection: whoever holds it speaks alone, and whoever passes has said what they say at once. */
function createLine() {
  let isHeld = false;
  const waiting: (() => void)[] = [];
  /** Lets everybody pass up to the next who holds. */
  const next = () => {
    isHeld = false;
    while (!isHeld) {
      const first = waiting.shift();
      if (!first) return;
      first();
    }
  };
  return {
    pass: <T>(work: () => Promise<T>): Promise<T> =>
      isHeld ? new Promise<T>((resolve, reject) => waiting.push(() => void work().then(resolve, reject))) : work(),
    hold: <T>(work: () => Promise<T>): Promise<T> =>
      new Promise<T>((resolve, reject) => {
        const begin = () => {
          isHeld = true;
          work().then(resolve, reject).finally(next);
        };
        if (isHeld) waiting.push(begin);
        else begin();
      }),
  };
}
