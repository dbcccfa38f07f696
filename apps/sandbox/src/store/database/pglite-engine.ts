import { type PGlite, parse, protocol } from '@electric-sql/pglite';
import type { Engine } from './engine.ts';

const { serialize } = protocol;
type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;

/** A statement that Postgres has parsed: its name, the types of its parameters, and what its rows look like. */
interface Prepared {
  readonly name: string;
  readonly types: readonly number[];
  readonly description: Messages;
}

/**
 * An engine in this thread. Each statement is parsed once, under a name, and goes over whole: PGlite's own `query` parses it each
 * time, and enters Postgres six times for it. Statements are constants, so there is an end of them.
 */
export function engineOf(pglite: PGlite): Engine {
  const known = new Map<string, Prepared>();
  let named = 0;

  async function prepare(sql: string): Promise<Prepared> {
    named += 1;
    const name = `s${named}`;
    const messages = await send(pglite, [
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
    ]);
    const prepared = {
      name,
      types: parse.parseDescribeStatementResults(messages),
      description: messages.filter((message) => message.name === 'rowDescription'),
    };
    known.set(sql, prepared);
    return prepared;
  }

  return {
    query: (sql, parameters) =>
      pglite.runExclusive(async () => {
        const { name, types, description } = known.get(sql) ?? (await prepare(sql));
        const values = parameters.map((value, index) => textOf(pglite, value, types[index]));
        const messages = await send(pglite, [serialize.bind({ statement: name, values }), serialize.execute()]);
        const [result] = parse.parseResults([...description, ...messages], pglite.parsers);
        // What a statement broke and its caller swallowed: nothing of it was kept.
        if (sql === 'commit' && result?.command !== 'COMMIT') {
          throw new Error('The transaction was given up: one of its statements had failed');
        }
        return (result?.rows ?? []) as object[];
      }),
    exec: async (sql) => {
      await pglite.exec(sql);
    },
    close: () => pglite.close(),
  };
}

/** Sends them together; after an error among them Postgres is as before. Throws the error. */
function send(pglite: PGlite, messages: readonly Uint8Array[]): Promise<Messages> {
  return pglite.execProtocolStream(Buffer.concat([...messages, serialize.sync()]));
}

/** How PGlite writes a parameter of a type. */
function textOf(pglite: PGlite, value: unknown, type: number | undefined): string | null {
  if (value === null || value === undefined) return null;
  const write = type === undefined ? undefined : pglite.serializers[type];
  return write ? write(value) : String(value);
}
