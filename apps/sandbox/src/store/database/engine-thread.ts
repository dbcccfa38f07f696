// The thread of an embedded Postgres: `startEngine` begins it. It answers commands in the order in which they come.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { Answer, Command, Engine } from './engine.ts';
import { engineOf } from './pglite-engine.ts';

const answer = (message: Answer) => parentPort?.postMessage(message);

async function open(): Promise<Engine> {
  const { folder } = workerData as { readonly folder: string | undefined };
  return engineOf(await PGlite.create(folder === undefined ? {} : { dataDir: folder }));
}

async function run(engine: Engine, command: Command): Promise<object[]> {
  if ('close' in command) await engine.close();
  else if (command.parameters === null) await engine.exec(command.sql);
  else return engine.query(command.sql, command.parameters);
  return [];
}

/** What stands in an error of Postgres besides its message: an error that crosses threads keeps only that. */
function fieldsOf(error: unknown): { message: string } {
  const { code, constraint, detail, table, column } = Object(error) as Record<string, unknown>;
  const message = error instanceof Error ? error.message : String(error);
  return JSON.parse(JSON.stringify({ message, code, constraint, detail, table, column })) as { message: string };
}

let turn: Promise<void> = Promise.resolve();
const started = open();
started.then(
  () => answer({ id: 0, rows: [] }),
  (error: unknown) => answer({ id: 0, error: fieldsOf(error) }),
);
parentPort?.on('message', (commands: readonly Command[]) => {
  for (const command of commands) {
    turn = turn.then(async () => {
      try {
        answer({ id: command.id, rows: await run(await started, command) });
      } catch (error) {
        answer({ id: command.id, error: fieldsOf(error) });
      }
    });
  }
});
