import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testPostgres } from './database.ts';
import { type Described, describer } from './sql-described.ts';
import { SOURCES, sourceFiles } from './sql-files.ts';
import { UNKNOWN } from './sql-names.ts';
import { propertiesOf, statementsOf } from './sql-texts.ts';

/** Where the types of all statements are kept, and where the table of domain types is; from `src`. */
export const STATEMENTS = 'store/database/statements.ts';
const COLUMN_TYPES = 'store/database/column-types.ts';

interface Statements {
  /** The text of `STATEMENTS`, not formatted yet. */
  readonly code: string;
  /** Texts that the schema does not know, or that only their run knows. */
  readonly faults: readonly string[];
}

/** Prepares every SQL text of the sources on the migrated schema. */
export async function preparedStatements(): Promise<Statements> {
  const domains = propertiesOf(readFileSync(join(SOURCES, COLUMN_TYPES), 'utf8'), 'ColumnTypes');
  const places = new Map<string, string>();
  for (const [path, source] of sourceFiles()) {
    for (const text of statementsOf(source)) places.set(text, places.get(text) ?? path);
  }
  const postgres = await testPostgres();
  try {
    const describe = await describer(postgres, domains);
    const known: [string, Described][] = [];
    const faults: string[] = [];
    for (const [text, path] of [...places].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const answer = text.includes(UNKNOWN)
        ? { problem: 'a part of it is known only when it runs' }
        : await describe(text);
      if ('problem' in answer) faults.push(`${path}: ${answer.problem}\n    ${text.replaceAll(/\s+/g, ' ')}`);
      else known.push([text, answer]);
    }
    return { code: codeOf(known), faults };
  } finally {
    await postgres.close();
  }
}

function codeOf(statements: readonly (readonly [string, Described])[]): string {
  const entries = statements.map(([text, { row, parameters }]) => {
    const columns = row.map(([name, type]) => `readonly ${JSON.stringify(name)}: ${type};`);
    const returned = columns.length === 0 ? 'object' : `{ ${columns.join(' ')} }`;
    return `${JSON.stringify(text)}: { readonly row: ${returned}; readonly parameters: readonly [${parameters.join(', ')}] };`;
  });
  return `// biome-ignore-all lint/style/noExcessiveLinesPerFile: made by a program, and as long as there are statements.
// Made by \`node scripts/checks/sql.ts --write\`: every SQL text of ours, with what it takes and returns by the migrated schema.
import type { Paise } from '@pavilion/money';
import type { ColumnTypes } from './column-types.ts';

export interface Statements {
${entries.join('\n')}
}
`;
}
