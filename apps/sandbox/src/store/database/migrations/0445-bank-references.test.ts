import { blankDatabase } from '../../../testing/database.ts';
import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import { migrations } from '../migrations.ts';

let database: Database;
beforeAll(async () => {
  database = await blankDatabase();
  await migrate(
    database,
    migrations.filter(({ id }) => id < 445),
  );
  await database.script(BEFORE);
  await migrate(database);
});
afterAll(() => database.close());

/** The form of NEFT as it was, and one of RTGS that the operator had changed. */
const BEFORE = `
insert into gateway (code, position, name, mode, kind, min, max, expires_in, fields, accounts, rail, fee, usual_minutes)
select code, 1, code, 'bank', 'manual', 100, 200, 600,
  jsonb_build_array(
    jsonb_build_object('name', 'reference', 'type', 'text', 'isRequired', true, 'pattern', pattern, 'hint', 'digits'),
    jsonb_build_object('name', 'payer', 'label', 'Payer name')),
  '[]', code, 'none', 60
from (values ('neft', '\\d{16}'), ('rtgs', '\\d{20}')) as g (code, pattern);
`;

describe('migration of bank references', () => {
  it('changes the form of before, and keeps one that the operator changed', async () => {
    const rows = await database.query('select code, fields from gateway order by code');
    expect(rows).toEqual([
      {
        code: 'neft',
        fields: [
          {
            ...{ name: 'reference', type: 'text', isRequired: true, pattern: '[A-Z]{4}[A-Z0-9]{12}|N\\d{9,15}' },
            hint: '16 letters and digits such as SBIN124005123456, or N and digits',
          },
          { name: 'payer', label: 'Payer name' },
        ],
      },
      {
        code: 'rtgs',
        fields: [
          { name: 'reference', type: 'text', isRequired: true, pattern: '\\d{20}', hint: 'digits' },
          { name: 'payer', label: 'Payer name' },
        ],
      },
    ]);
  });
});
