import { campaignsOf } from '../money/index.ts';
import { ownTextsOf } from '../store/index.ts';
import { type DeskBrowser, formsOf } from '../testing/desk.ts';
import { deskScene } from '../testing/desk-scene.ts';
import type { SignedIn } from '../testing/players.ts';
import type { TestSandbox } from '../testing/sandbox.ts';

let sandbox: TestSandbox;
let desk: DeskBrowser;
let operator: DeskBrowser;
let asha: SignedIn;
beforeAll(async () => {
  ({ sandbox, owner: desk, asha: operator, player: asha } = await deskScene());
});
afterAll(() => sandbox.close());

/** Where the form of a text is sent. */
async function formOf(text: string): Promise<string> {
  const { body } = await desk.open('/texts');
  const [before = ''] = body.split(`<span>${text}</span>`);
  const form = formsOf(body).find(
    ({ action }) => action === /action="([^"]+)"/.exec(before.slice(before.lastIndexOf('<form')))?.[1],
  );
  if (!form) throw new Error(`There is no form for ${text}`);
  return form.action.replace('/sandbox/desk', '');
}
const read = async (path: string) => (await sandbox.get(path, { token: asha.token })).body.data;
const both = (en: string, hi: string) => ({ name: 'in-languages', values: { en, hi } });

test('what the house begins with is in Hindi too: every campaign with its terms', async () => {
  const own = await ownTextsOf(sandbox.database);
  const texts = (await campaignsOf(sandbox.database)).flatMap(({ title, text }) => [title, text]);
  expect(texts.length).toBeGreaterThan(4);
  expect(texts.filter((text) => !own.has(text))).toEqual([]);
});

test('a text that the desk puts into Hindi is in both with the player: in their bonus, and inside what they were told', async () => {
  await desk.open(`/players/${asha.id}/bonuses`);
  await desk.send('/bonuses', { campaign: 'free-bet', amount: '200', reason: 'Patience.' });
  const action = await formOf('Free bet');
  await desk.send(action, { hi: 'मुफ़्त शर्त' });
  expect(await read('/api/bonus/claims')).toMatchObject({
    bonusListing: [
      { title: 'Free bet', named: { title: both('Free bet', 'मुफ़्त शर्त'), text: { name: 'in-languages' } } },
    ],
  });
  expect(await read('/api/notifications')).toMatchObject({
    notifications: [
      {
        named: {
          message: { name: 'bonus-given-what', values: { name: both('Free bet', 'मुफ़्त शर्त'), amount: '₹200.00' } },
        },
      },
    ],
  });
  const { body } = await desk.open('/log?room=texts');
  expect([body.includes('Put “Free bet” into Hindi'), body.includes('मुफ़्त दाँव → मुफ़्त शर्त')]).toEqual([true, true]);
});

test('a field of a form and a kind of document go out with their Hindi; what is emptied is read as it is written again', async () => {
  await desk.send(await formOf('PAN number'), { hi: 'पैन नंबर' });
  await desk.send(await formOf('Aadhaar'), { hi: 'आधार कार्ड' });
  const schema = async () =>
    (
      (await read('/api/kyc')) as {
        schema: { type: string; label: string; named?: object; fields: { named?: object }[] }[];
      }
    ).schema;
  expect((await schema()).find(({ type }) => type === 'aadhaar')?.named).toEqual({
    label: both('Aadhaar', 'आधार कार्ड'),
  });
  expect((await schema()).find(({ type }) => type === 'pan')?.fields[0]?.named).toEqual({
    label: both('PAN number', 'पैन नंबर'),
  });
  await desk.send(await formOf('Aadhaar'), { hi: '' });
  expect((await schema()).find(({ type }) => type === 'aadhaar')?.named).toBeUndefined();
});

test('one that is too long comes back at its own form with what was typed; a text that is not used is refused', async () => {
  const { status, body } = await desk.send(await formOf('Diwali reload'), { hi: 'दि'.repeat(201) });
  expect([status, body.match(/It may have 400 characters\./g)?.length]).toEqual([422, 2]);
  expect((await desk.post('/texts/0123456789abcdef', { hi: 'x' })).status).toBe(403);
  const [form] = formsOf((await desk.open('/texts')).body).filter(({ action }) => action.includes('/texts/'));
  expect((await desk.post('/texts/0123456789abcdef', { ...form?.hidden, hi: 'x' })).status).toBe(404);
});

describe('what stands beside where to pay', () => {
  test.each([
    'पैसे यहाँ भेजें: asha.op@ybl',
    'asha.op ＠ ybl',
    'खाता 5010 0284 7344',
    'खाता ५०१००२८४७३४४',
    'https://pay.example/x',
    'pay.example पर',
  ])('is put into Hindi by no other place to send money to: %s', async (hi) => {
    const { status, body } = await desk.send(await formOf('UTR'), { hi });
    expect([status, body.includes('may stand in what players read')]).toEqual([422, true]);
    expect((await ownTextsOf(sandbox.database)).get('UTR')).not.toBe(hi);
    await desk.open('/gateways');
    expect((await desk.send('/gateways/upi/close', { reason: hi, until: '' })).status).toBe(422);
  });

  test.each([
    ['/organisations/pavilion', '/organisations/pavilion/announcements', 'content', {}],
    ['/messages', '/messages', 'message', { to: 'everybody', title: 'Deposits', status: 'info' }],
    ['/messages', '/messages', 'title', { to: 'service', message: 'okaxis', status: 'info' }],
    ['/methods', '/methods/upi/close', 'reason', { until: '' }],
  ])('nor is anything that players read at all: %s, %s', async (page, action, field, rest) => {
    await operator.open(page);
    const { status, body } = await operator.send(action, { ...rest, [field]: 'Pay again to rohit  @  okaxis' });
    expect([status, body.includes('may stand in what players read')]).toEqual([422, true]);
  });

  test('is put into Hindi otherwise, by the owner alone', async () => {
    const action = await formOf('UTR');
    expect((await desk.send(action, { hi: 'यूटीआर (12 अंक)' })).status).toBe(200);
    const page = (await operator.open('/texts')).body;
    expect([page.includes('यूटीआर (12 अंक)'), page.includes(action)]).toEqual([true, false]);
    const csrf = /name="csrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
    expect((await operator.post(action, { csrf, hi: 'कुछ और' })).status).toBe(403);
  });
});

test('whether a number is verified at sign-up is the owner’s to set', async () => {
  const { body } = await operator.open('/organisations/pavilion');
  expect(body).toContain('Sign-up is with a code');
  const csrf = /name="csrf" value="([^"]+)"/.exec(body)?.[1] ?? '';
  expect((await operator.post('/organisations/pavilion/otp', { csrf, value: 'without' })).status).toBe(403);
});
