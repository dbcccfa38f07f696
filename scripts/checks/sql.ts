// Every SQL text of the operator is prepared on the migrated schema, and what it takes and returns is a file that the compiler reads:
// a column that is gone, renamed or of another type is an error where it is used. A text that the schema does not know turns this red,
// and so does a file that is not what the texts and the schema make of it.
//   node scripts/checks/sql.ts           checks
//   node scripts/checks/sql.ts --write   writes the file anew
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { preparedStatements, STATEMENTS } from '../../apps/sandbox/src/testing/sql-statements.ts';
import { finish, root } from './sources.ts';

const path = `apps/sandbox/src/${STATEMENTS}`;
const { code, faults } = await preparedStatements();
const now = formatted(code);
if (process.argv.includes('--write')) {
  writeFileSync(join(root, path), now);
  finish('sql', faults, 'These texts are not in the file: the migrated schema does not know them.');
}
const isStale = readFileSync(join(root, path), 'utf8') !== now;
finish(
  'sql',
  [...faults, ...(isStale ? [`${path} is not what the texts and the schema make of it`] : [])],
  'Correct the texts, then: node scripts/checks/sql.ts --write',
);

/** As the formatter writes it. */
function formatted(text: string): string {
  const biome = join(root, 'node_modules/.bin/biome');
  const args = ['format', `--stdin-file-path=${path}`];
  const { status, stdout, stderr } = spawnSync(biome, args, { cwd: root, input: text, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
