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
    const [newest] = await database.query('select max(id) as id from migration');
    if (newest?.id && newest.id > known) throw newerSchema(newest.id, known);
    for (const step of steps.toSorted((a, b) => a.id - b.id)) {
      await database.transaction(async (tx) => {
        // However long it takes.
        await tx.script('set local statement_timeout = 0');
        const [done] = await tx.query('select name from migration where id = $1', [step.id]);
        if (done && done.name !== step.name) throw otherStep(step, done.name);
        if (done) return;
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
