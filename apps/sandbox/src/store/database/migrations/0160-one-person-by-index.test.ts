import { testDatabase } from '../../../testing/database.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** How many rows of each kind there are: as many as make reading all of them dear. */
const ROWS = 20_000;

test('one person is found by index alone among many documents, accounts and requests', async () => {
  // Nobody's rows: what a plan goes by is how many there are, and what they are told apart by.
  await database.transaction(async (tx) => {
    await tx.script('set local session_replication_role = replica');
    await tx.query(
      `insert into kyc_document (player_id, type, status, sealed, fingerprint, submitted_at)
       select n, 'passport', 'approved', '', decode(md5('document ' || n % 18000), 'hex'), now() from generate_series(1, ${ROWS}) as n`,
    );
    await tx.query(
      `insert into bank_detail (player_id, type, holder, bank_name, last_digits, fingerprint, is_default, created_at)
       select n, 'bank', 'Asha Rao', 'A bank', '1234', decode(md5('account ' || n % 18000), 'hex'), false, now() from generate_series(1, ${ROWS}) as n`,
    );
    await tx.query(
      `insert into withdrawal (player_id, method, destination, fingerprint, amount, state, needs_kyc, created_at)
       select n, 'upi', 'a••@okaxis', decode(md5('account ' || n % 16000), 'hex'), 100, 'pending', false, now() from generate_series(1, ${ROWS}) as n`,
    );
    await tx.query(
      `insert into player (id, name, username, username_key, country_code, mobile, password_hash, type_id, parent_id, created_at)
       overriding system value select n, 'Asha Rao', 'asha ' || n, 'asha' || n, '+91', n, '', 3, 81026, now() from generate_series(1, ${ROWS}) as n`,
    );
  });
  await database.script('analyze kyc_document, bank_detail, withdrawal, player');
  const text = await database.transaction(async (tx) => {
    await tx.script(`do $$ declare plan json; begin
      execute 'explain (format json) select * from same_person(''{17, 18017}'')' into plan;
      perform set_config('test.plan', plan::text, true);
    end $$`);
    const [row] = await tx.query(`select current_setting('test.plan') as plan`);
    return row?.plan;
  });
  expect(text).not.toContain('Seq Scan');
  expect(text).toContain('kyc_document_fingerprint');
  expect(await database.query(`select player, other, way from same_person('{17}') order by other, way`)).toEqual([
    { player: 17, other: 16_017, way: 'account' },
    { player: 17, other: 18_017, way: 'account' },
    { player: 17, other: 18_017, way: 'document' },
  ]);
});
