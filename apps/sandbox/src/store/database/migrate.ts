import { SandboxStartError } from '../../base/index.ts';
import { newerSchema } from './data-folder.ts';
import type { Database } from './database.ts';
import { type Migration, migrations } from './migrations.ts';

/** The schema that this code needs. */
export const SCHEMA = Math.max(...migrations.map(({ id }) => id));

/**
 * Brings the schema up to date, each step in a transaction of its own, recorded in `migration`.
 * A database of a newer schema is refused before anything is written, and so is one in which a step's number has another name: what
 * it has is not what this step makes.
 */
export async function migrate(database: Database, steps: readonly Migration[] = migrations): Promise<void> {
  const known = Math.max(...steps.map(({ id }) => id));
  // Processes that start together take turns.
  await database.inTurn(async () => {
    const [table] = await database.query(`select to_regclass('migration') is not null as exists`);
    if (!table?.exists) {
      await database.script(
        'create table if not exists migration (id int primary key, name text not null, at timestamptz not null default now())',
      );
    }
    const applied = await database.query('select id, name from migration');
    const done = new Map(applied.map(({ id, name }) => [id, name]));
    const newest = Math.max(...done.keys());
    if (newest > known) throw newerSchema(newest, known);
    for (const step of steps) {
      const found = done.get(step.id) ?? step.name;
      if (found !== step.name) throw otherStep(step, found);
    }
    for (const step of steps.filter(({ id }) => !done.has(id)).toSorted((a, b) => a.id - b.id)) {
      await database.transaction(async (tx) => {
        // However long it takes.
        await tx.script('set local statement_timeout = 0');
        await tx.script(step.sql);
        await tx.query('insert into migration (id, name) values ($1, $2)', [step.id, step.name]);
      });
    }
  });
}

const otherStep = ({ id, name }: Migration, found: string) =>
  new SandboxStartError(
    'newer-schema',
    `The database was written by another version of Pavilion: its migration ${id} is "${found}", this one’s is "${name}". Choose another database, or that version.`,
  );
