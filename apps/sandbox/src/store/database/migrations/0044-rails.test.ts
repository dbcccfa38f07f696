import { paise } from '@pavilion/money';
import { approveDeposit, recordDeposit, showDeposit } from '../../../money/index.ts';
import { blankDatabase } from '../../../testing/database.ts';
import { openAccounts } from '../../ledger/post.ts';
import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import { migrations } from '../migrations.ts';

const now = new Date('2026-11-21T12:00:00Z');
let database: Database;
beforeAll(async () => {
  database = await blankDatabase();
  await migrate(
    database,
    migrations.filter(({ id }) => id < 44),
  );
  await database.script(BEFORE);
  await migrate(database);
  await database.transaction((tx) => openAccounts(tx, 1));
});
afterAll(() => database.close());

/** One payment that three ways took, one that two did and nobody has approved, one that was declined, and ways of the operator's own. */
const BEFORE = `
insert into player (id, username, username_key, name, country_code, mobile, password_hash, type_id, parent_id, created_at)
overriding system value values (1, 'p', 'p', 'P', '+91', '9000000001', '', 3, 81026, '2026-11-01Z');
insert into gateway (code, position, name, mode, kind, min, max, expires_in, fields)
select code, 1, code, 'upi', 'manual', 100, 100000, 600,
  jsonb_build_array(jsonb_build_object('name', 'reference', 'type', 'text', 'isRequired', true, 'pattern', pattern))
from (values ('upi', '\\d{12}'), ('m_paytm', '[0-9]{12}'), ('imps', '\\d{12}'), ('phone', '\\d{12}'), ('neft', '\\d{16}'), ('m_bkash', '[A-Z0-9]{10}')) as g (code, pattern);
insert into deposit (id, player_id, gateway, amount, state, reason, reference, created_at, expires_at)
select id, 1, gateway, 500, state, reason, reference, '2026-11-21Z', '2026-11-22Z'
from (values
  (1, 'upi', 'pending', null, '111111111111'), (2, 'm_paytm', 'approved', null, '111111111111'), (3, 'imps', 'approved', null, '111111111111'),
  (4, 'upi', 'pending', null, '222222222222'), (5, 'phone', 'pending', null, '222222222222'),
  (6, 'upi', 'declined', 'No.', '333333333333'), (7, 'imps', 'pending', null, '333333333333'),
  (8, 'm_bkash', 'pending', null, 'AAAAAAAAAA'), (9, 'neft', 'pending', null, 'AAAAAAAAAA')
) as d (id, gateway, state, reason, reference);
`;

const approve = (id: number) => database.transaction((tx) => approveDeposit(tx, `DP-${id}`, now));
const record = (id: number, gateway: string, reference: string) =>
  database.transaction((tx) =>
    recordDeposit(tx, 1, {
      ...{ id, gateway, reference, amount: paise(500), state: 'pending' },
      ...{ createdAt: now, expiresAt: new Date('2026-11-22T12:00:00Z') },
    }),
  );

test('UPI, Paytm, IMPS and what else takes 12 digits are one rail, every other way is its own', async () => {
  expect(await database.query('select code, rail from gateway order by code')).toEqual([
    { code: 'imps', rail: 'rrn' },
    { code: 'm_bkash', rail: 'm_bkash' },
    { code: 'm_paytm', rail: 'rrn' },
    { code: 'neft', rail: 'neft' },
    { code: 'phone', rail: 'rrn' },
    { code: 'upi', rail: 'rrn' },
  ]);
});

test('every deposit is kept as it was; of those that share a payment the credited one counts, or else the older', async () => {
  expect(await database.query('select id, state, is_repeat as "isRepeat" from deposit order by id')).toEqual([
    { id: 1, state: 'pending', isRepeat: true },
    { id: 2, state: 'approved', isRepeat: false },
    { id: 3, state: 'approved', isRepeat: true },
    { id: 4, state: 'pending', isRepeat: false },
    { id: 5, state: 'pending', isRepeat: true },
    { id: 6, state: 'declined', isRepeat: false },
    { id: 7, state: 'pending', isRepeat: false },
    { id: 8, state: 'pending', isRepeat: false },
    { id: 9, state: 'pending', isRepeat: false },
  ]);
  expect((await showDeposit(database, 'DP-1', now)).sameReference).toEqual([
    { id: 'DP-3', state: 'approved' },
    { id: 'DP-2', state: 'approved' },
  ]);
  expect((await showDeposit(database, 'DP-7', now)).sameReference).toEqual([{ id: 'DP-6', state: 'declined' }]);
  expect((await showDeposit(database, 'DP-8', now)).sameReference).toEqual([]);
});

test('one that waits is not credited where its payment was, and a new one with such a reference is not taken', async () => {
  await expect(approve(1)).rejects.toMatchObject({ status: 409, message: 'This payment is already credited by DP-2.' });
  await expect(approve(5)).resolves.toMatchObject({ state: 'approved' });
  await expect(approve(4)).rejects.toMatchObject({ status: 409, message: 'This payment is already credited by DP-5.' });
  await expect(record(20, 'imps', '222222222222')).rejects.toThrow('deposit_reference_key');
  await expect(record(21, 'neft', '2222222222222222')).resolves.toBeUndefined();
});
