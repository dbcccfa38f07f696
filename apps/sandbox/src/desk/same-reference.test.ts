import { signedInDesk } from '../testing/desk.ts';
import { newPlayer, type SignedIn } from '../testing/players.ts';
import { type TestSandbox, testSandbox } from '../testing/sandbox.ts';
import { uploaded } from '../testing/uploads.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());

let sent = 0;
async function deposit(gateway: string, reference: string, { token }: SignedIn): Promise<string> {
  const fields = { reference, payer: 'Asha Rao', screenshot: await uploaded(sandbox, token, 'deposit') };
  const { body } = await sandbox.post(
    '/api/deposit/create',
    { gateway, amount: 1000, fields, clientRef: `same-reference-${++sent}` },
    { token },
  );
  return (body.data as { deposit: { id: string } }).deposit.id;
}

test('a deposit’s page names those that were sent with the same reference before, by whatever way, and no other', async () => {
  const desk = await signedInDesk(sandbox);
  const [asha, ravi] = [await newPlayer(sandbox), await newPlayer(sandbox)];
  const alone = await deposit('upi', '912345678902', ravi);
  const declined = await deposit('upi', '912345678901', asha);
  await desk.open('/deposits');
  await desk.send(`/deposits/${declined}/decline`, { reason: 'No such payment.' });
  const again = await deposit('m_paytm', '912345678901', ravi);
  const named = async (id: string) => {
    const { body } = await desk.open(`/deposits/${id}`);
    const [, line = ''] = /Same reference<\/dt>(.*?)<\/dd>/s.exec(body) ?? [];
    return line
      .replace(/<[^>]+>/g, '')
      .trim()
      .split(/\s+/);
  };
  expect([await named(again), await named(declined), await named(alone)]).toEqual([
    [declined, 'declined'],
    [again, 'pending'],
    [''],
  ]);
});
