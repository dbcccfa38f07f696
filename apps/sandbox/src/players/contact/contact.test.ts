import { proves } from '@pavilion/api-client/proves';
import { contactMessageId, DAY } from '../../base/index.ts';
import { signedInDesk } from '../../testing/desk.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { NO_LIMITS, type TestSandbox, testSandbox } from '../../testing/sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox({ limits: { ...NO_LIMITS, contactMessages: { times: 4, per: DAY } } });
});
beforeEach(() => sandbox.pass(2 * DAY));
afterAll(() => sandbox.close());

const MESSAGE = 'My bet BT-7F4291 was settled as lost,\nbut India won.';
const write = (fields: object, player?: SignedIn) =>
  sandbox.post('/api/contact', { topic: 'bets', message: MESSAGE, ...fields }, player ? { token: player.token } : {});
const idOf = ({ body }: { readonly body: Record<string, unknown> }) => (body.data as { id: string }).id;
const noticesOf = async ({ token }: SignedIn) =>
  ((await sandbox.get('/api/notifications', { token })).body.data as { notifications: object[] }).notifications;

test('a player’s message waits at the desk with its lines, and its answer stands in their notifications once', async () => {
  proves('sendContactMessage');
  const player = await newPlayer(sandbox);
  const id = idOf(await write({}, player));
  const desk = await signedInDesk(sandbox, 'Asha');
  const { body } = await desk.open('/contact');
  expect(body).toContain(MESSAGE);
  expect(body).toMatch(/Contact<\/span><b class="count num">\d/);
  const answered = await desk.send(`/contact/${id}/answer`, { answer: 'The scorers have corrected it.' });
  expect(answered.body).toContain(`Answered ${id}`);
  expect(answered.body).not.toContain(MESSAGE);
  expect((await desk.open('/contact?which=answered')).body).toContain('The scorers have corrected it.');
  expect(await noticesOf(player)).toMatchObject([
    {
      ...{ title: 'We replied to your message', message: 'The scorers have corrected it.' },
      ...{ about: { kind: 'account' }, named: { title: { name: 'message-answered' } } },
    },
  ]);
});

test('a message is answered once, whoever else has it open, and never with a place to pay to', async () => {
  const id = idOf(await write({}, await newPlayer(sandbox)));
  const [first, second] = [await signedInDesk(sandbox, 'Asha'), await signedInDesk(sandbox, 'Vikram')];
  await first.open('/contact');
  await second.open('/contact');
  const refused = await first.send(`/contact/${id}/answer`, { answer: 'Pay to asha.op@ybl' });
  expect([refused.status, refused.body.includes('may stand in what players read')]).toEqual([422, true]);
  await first.open('/contact');
  await first.send(`/contact/${id}/answer`, { answer: 'It is settled anew.' });
  const late = await second.send(`/contact/${id}/answer`, { answer: 'Something else.' });
  expect([late.status, late.body.includes('Asha has answered it: It is settled anew.')]).toEqual([409, true]);
});

test('a visitor says where an answer reaches them, and what was said to them is kept', async () => {
  expect(await write({})).toMatchObject({ status: 422, body: { field: 'reach', code: 'no-reach' } });
  const id = idOf(await write({ reach: ' asha@example.com ', topic: 'account' }));
  const desk = await signedInDesk(sandbox, 'Asha');
  expect((await desk.open('/contact')).body).toContain('asha@example.com');
  await desk.send(`/contact/${id}/answer`, { answer: 'Wrote to them how to sign up.' });
  const [kept] = await sandbox.database.query(
    'select player_id as player, reach, answer, answered_by as by from contact_message order by id desc limit 1',
  );
  expect(kept).toEqual({
    ...{ player: null, reach: 'asha@example.com', answer: 'Wrote to them how to sign up.', by: 'Asha' },
  });
});

test.each([
  [{ message: 'too short' }, 'message'],
  [{ message: 'a'.repeat(1001) }, 'message'],
  [{ message: '. . . . . . . . . .' }, 'message'],
  [{ message: 'Read me \u202Ebackwards' }, 'message'],
  [{ topic: 'love' }, 'topic'],
  [{ reach: 'over there' }, 'reach'],
])('%j is refused at its field', async (fields, field) => {
  expect(await write({ reach: '+91 98765 43210', ...fields })).toMatchObject({ status: 422, body: { field } });
});

test('the same message twice is one', async () => {
  const player = await newPlayer(sandbox);
  const first = idOf(await write({}, player));
  expect(idOf(await write({}, player))).toBe(first);
  expect(idOf(await write({ topic: 'other' }, player))).not.toBe(first);
});

test('no more than so many are taken of one address in an hour, and no more than five of a player wait', async () => {
  const ofVisitor = (n: number) => write({ message: `${MESSAGE} ${n}`, reach: '+91 98765 43210' });
  const statuses: number[] = [];
  for (const n of [1, 2, 3, 4, 5]) statuses.push((await ofVisitor(n)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
  const player = await newPlayer(sandbox);
  for (const n of [1, 2, 3, 4]) await write({ message: `${MESSAGE} ${n}` }, player);
  sandbox.pass(2 * DAY);
  await write({ message: `${MESSAGE} 5` }, player);
  expect(await write({ message: `${MESSAGE} 6` }, player)).toMatchObject({
    ...{ status: 409, body: { code: 'messages-wait' } },
  });
});

test('what was answered is forgotten after four hundred days; what waits is not', async () => {
  const player = await newPlayer(sandbox);
  const [answered, waiting] = [idOf(await write({}, player)), idOf(await write({ topic: 'other' }, player))];
  const desk = await signedInDesk(sandbox, 'Asha');
  await desk.open('/contact');
  await desk.send(`/contact/${answered}/answer`, { answer: 'Done.' });
  sandbox.pass(401 * DAY);
  await sandbox.sweeps.run();
  const left = (await sandbox.database.query('select id from contact_message')).map(({ id }) => contactMessageId(id));
  expect([left.includes(answered), left.includes(waiting)]).toEqual([false, true]);
});
