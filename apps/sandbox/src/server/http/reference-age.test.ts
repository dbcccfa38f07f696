import { Refusal } from '../../base/index.ts';
import { newPlayer } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { once } from './once.ts';
import { refuseOldReference, sweepReferences } from './reference-age.ts';

const DAY = 86_400_000;
let sandbox: TestSandbox;
let player: number;
beforeAll(async () => {
  sandbox = await testSandbox();
  player = (await newPlayer(sandbox)).id;
});
afterAll(() => sandbox.close());

let made = 0;
/** A reference that says it was made `days` before now. */
function referenceOf(days: number): string {
  made += 1;
  const digits = (sandbox.now().getTime() - days * DAY).toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7000-8000-${made.toString(16).padStart(12, '0')}`;
}

/** What becomes of a reference that comes now, after the sweep of now. */
async function send(clientRef: string, at = sandbox.now()): Promise<'done' | 'known' | 'too old'> {
  try {
    refuseOldReference(clientRef, at);
  } catch (error) {
    if (error instanceof Refusal && error.field === 'clientRef') return 'too old';
    throw error;
  }
  let isNew = false;
  const work = async () => {
    isNew = true;
    return {};
  };
  await once(sandbox.database, () => at, { player, clientRef, call: 'test', hash: Buffer.alloc(32) }, work);
  return isNew ? 'done' : 'known';
}

test.each([
  ['made now', () => referenceOf(0)],
  ['of a device whose clock is a year ahead', () => referenceOf(-365)],
  ['made 89 days ago', () => referenceOf(89)],
  ['that carries no time', () => `without-time-${made}`],
  ['of 32 digits, as before', () => 'a'.repeat(32)],
  ['of an older kind of UUID', () => '00000000-0000-4000-8000-000000000001'],
])(
  'nothing is ever done twice by a reference %s, whenever it comes again and whatever has been forgotten',
  async (_, make) => {
    const clientRef = make();
    expect(await send(clientRef)).toBe('done');
    for (const days of [0, 1, 30, 90, 91, 92, 200, 500, 1000]) {
      const at = new Date(sandbox.now().getTime() + days * DAY);
      await sweepReferences(sandbox.database, at);
      expect(await send(clientRef, at)).not.toBe('done');
    }
  },
);

test('a reference that was made more than 90 days ago is refused', async () => {
  expect(await send(referenceOf(91))).toBe('too old');
});

test('references that would be refused for their age are forgotten, a thousand at a time until none is left; the others stay', async () => {
  await sandbox.database.query('delete from client_request where player_id = $1', [player]);
  const later = new Date(sandbox.now().getTime() + 92 * DAY);
  const references = [...Array.from({ length: 2500 }, () => referenceOf(1)), referenceOf(-60), 'without-time-either'];
  await sandbox.database.query(
    `insert into client_request (player_id, client_ref, call, request_hash, at)
     select $1::bigint, r, 'test', ''::bytea, $3::timestamptz from unnest($2::text[]) as r`,
    [player, references, sandbox.now()],
  );
  await sweepReferences(sandbox.database, later);
  const left = await sandbox.database.query('select client_ref from client_request where player_id = $1', [player]);
  expect(left.map((row) => row.client_ref).toSorted()).toEqual(references.slice(-2).toSorted());
});
