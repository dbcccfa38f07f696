import { paise } from '@pavilion/money';
import { recordDebt } from '../money/index.ts';
import type { DeskBrowser } from '../testing/desk.ts';
import { deskScene } from '../testing/desk-scene.ts';
import { placedBets } from '../testing/placed-bets.ts';
import type { SignedIn } from '../testing/players.ts';
import type { TestSandbox } from '../testing/sandbox.ts';

let sandbox: TestSandbox;
let desk: DeskBrowser;
let asha: SignedIn;
beforeAll(async () => {
  ({ sandbox, owner: desk, player: asha } = await deskScene());
});
afterAll(() => sandbox.close());

/** The markup of the form whose action ends so. */
function formIn(page: string, action: string): string {
  const form = [...page.matchAll(/<form [^>]*action="([^"]+)"[\s\S]*?<\/form>/g)].find(([, to]) =>
    String(to).endsWith(action),
  );
  if (!form) throw new Error(`The page has no form for ${action}`);
  return form[0];
}
/** What the field at fault says to whoever hears the page, by the element that describes it. */
function saidAt(form: string, field: string): string | undefined {
  const control = new RegExp(`<(?:input|select|textarea)(?=[^>]*name="${field}")[^>]*>`).exec(form)?.[0] ?? '';
  const [, id] = /aria-describedby="([^"]+)"/.exec(control) ?? [];
  if (!control.includes('aria-invalid="true"') || id === undefined) return undefined;
  return new RegExp(`id="${id}"[^>]*>([^<]*)<`).exec(form)?.[1];
}

test('a refused state comes back as it was chosen, with the reason at its field', async () => {
  await desk.open(`/players/${asha.id}`);
  const { status, body } = await desk.send('/standing', { state: 'break', until: '2020-01-01', reason: 'They asked' });
  expect(status).toBe(422);
  const form = formIn(body, '/standing');
  expect(form).toMatch(/<option value="break" selected>/);
  expect(form).toMatch(/name="until" value="2020-01-01"/);
  expect(form).toContain('value="They asked"');
  expect(saidAt(form, 'until')).toBe('This end has passed already.');
});

test('a refused message keeps whom it is for, its words and its kind; markup in them stays text', async () => {
  await desk.open('/messages');
  const message = 'Line one\n</textarea><b>two';
  const typed = { to: 'one', player: 'nobody-of-that-name', title: 'A "title"', message, status: 'warning' };
  const form = formIn((await desk.send('/messages', typed)).body, '/messages');
  expect(form).toContain('value="nobody-of-that-name"');
  expect(form).toContain('value="A &quot;title&quot;"');
  expect(form).toContain('>\nLine one\n&lt;/textarea&gt;&lt;b&gt;two</textarea>');
  expect(form).toMatch(/<option value="warning" selected>/);
  expect(saidAt(form, 'player')).toBe('This player was not found.');
  expect(saidAt(form, 'title')).toBeUndefined();
  const everybody = formIn((await desk.send('/messages', { ...typed, to: 'everybody', title: '' })).body, '/messages');
  expect(everybody).toMatch(/value="everybody" checked/);
  expect(everybody).not.toMatch(/value="one" checked/);
});

test('a refused decision keeps its winner, and no other form of the page takes anything of it over', async () => {
  const market = { id: 'refused-1', matchId: 'refused1', runners: 3 };
  await placedBets(
    sandbox.database,
    market,
    [{ player: asha.id, side: 'back', rupees: 500, price: 300 }],
    sandbox.now(),
  );
  await desk.open(`/markets/${market.id}`);
  const [, winner = ''] =
    /<option value="([^"]+)"/.exec(
      formIn((await desk.open(`/markets/${market.id}`)).body, '/decide').replace('value=""', ''),
    ) ?? [];
  const { body } = await desk.send('/decide', { outcome: winner, reason: ' ' });
  expect(formIn(body, '/decide')).toContain(`<option value="${winner}" selected>`);
  expect(saidAt(formIn(body, '/decide'), 'reason')).toBe('Say why.');
  expect(saidAt(formIn(body, '/void'), 'reason')).toBeUndefined();
});

test('a refused form that a button opens comes back open', async () => {
  await desk.open('/providers/spribe');
  const { status, body } = await desk.send('/most-win', { rupees: 'a lot', reason: 'They asked' });
  expect(status).toBe(422);
  const opened = /<details class="opens" open>[\s\S]*?<\/details>/.exec(body)?.[0] ?? '';
  expect(opened).toContain('/most-win');
  expect(opened).toContain('value="a lot"');
  expect(body.match(/<details class="opens" open>/g)).toHaveLength(1);
});

test('what is refused for no field of its form is said in the form as well', async () => {
  await desk.open(`/markets/refused-1`);
  const { status, body } = await desk.send('/void', { reason: 'A protest', seen: '7' });
  expect(status).toBe(409);
  expect(formIn(body, '/void')).toContain('This market was decided meanwhile. Look again.');
  expect(formIn(body, '/void')).toContain('value="A protest"');
});

test('a form of a later page of a list comes back on that page', async () => {
  for (let turn = 0; turn < 21; turn += 1) {
    await sandbox.database.transaction((tx) =>
      recordDebt(tx, {
        player: asha.id,
        market: 'refused-1',
        version: turn + 1,
        about: 'Match Odds, Alpha v Beta',
        amount: paise(100),
        at: sandbox.now(),
      }),
    );
  }
  const [last] = await sandbox.database.query('select max(id) as id from debt');
  const action = `/debts/${last?.id}/forgive`;
  expect((await desk.open('/debts')).body).not.toContain(action);
  const [, next = ''] = /href="\/sandbox\/desk([^"]+)">Next</.exec((await desk.open('/debts')).body) ?? [];
  await desk.open(next.replaceAll('&amp;', '&'));
  const { status, body } = await desk.send(action, { reason: 'x'.repeat(201) });
  expect(status).toBe(422);
  expect(saidAt(formIn(body, action), 'reason')).toBe('The reason may have 200 characters.');
  expect(formIn(body, action)).toContain(`value="${'x'.repeat(201)}"`);
});

test('a form that fails by our fault comes back as well, and nothing of it is done', async () => {
  await desk.open('/messages');
  await sandbox.database.script(`
    create function refuse_action() returns trigger language plpgsql as $$ begin raise exception 'refused for a test'; end $$;
    create trigger refuse_action before insert on desk_action for each row execute function refuse_action()`);
  const typed = { to: 'everybody', player: '', title: 'Lost for words', message: 'Words', status: 'info' };
  try {
    const { status, body } = await desk.send('/messages', typed);
    expect([status, body.includes('refused for a test')]).toEqual([500, false]);
    expect(formIn(body, '/messages')).toContain('value="Lost for words"');
    expect(formIn(body, '/messages')).toContain('Something went wrong');
  } finally {
    await sandbox.database.script('drop function refuse_action cascade');
  }
  const { body } = await sandbox.get('/api/notifications', { token: asha.token });
  expect(JSON.stringify(body)).not.toContain('Lost for words');
});

test('a form whose page can’t be shown either is answered with what went wrong', async () => {
  const { status, body } = await desk.post('/markets/nothing/void', {
    csrf: /name="csrf" value="([^"]+)"/.exec((await desk.open('/house')).body)?.[1] ?? '',
    once: crypto.randomUUID(),
    reason: 'x',
  });
  expect([status, body.includes('There is no such market.')]).toEqual([404, true]);
});

test('the address of every form can be opened and leads to its page', async () => {
  const found: string[] = [];
  for (const page of ['/players/10234', '/messages', '/house', '/markets/refused-1', '/providers/spribe']) {
    for (const [, action = ''] of (await desk.open(page)).body.matchAll(
      /method="post" action="\/sandbox\/desk([^"]+)"/g,
    )) {
      if (action === '/sign-out') continue;
      const { status, body } = await desk.open(action);
      expect([action, status, body.includes('There is no such page')]).toEqual([action, 200, false]);
      expect([action, body]).toEqual([action, expect.stringContaining(`action="/sandbox/desk${action}"`)]);
      found.push(action);
    }
  }
  expect(found.length).toBeGreaterThan(10);
});
