import { paise } from '@pavilion/money';
import { post } from '../store/index.ts';
import { type DeskBrowser, signedInDesk } from '../testing/desk.ts';
import { placedBets } from '../testing/placed-bets.ts';
import { newPlayer, type SignedIn } from '../testing/players.ts';
import { type TestSandbox, testSandbox } from '../testing/sandbox.ts';
import { recordAction } from './actions.ts';
import { DESK } from './sessions.ts';

let sandbox: TestSandbox;
let desk: DeskBrowser;
let asha: SignedIn;
let count = 0;
beforeAll(async () => {
  sandbox = await testSandbox();
  desk = await signedInDesk(sandbox);
  asha = await newPlayer(sandbox);
});
afterAll(() => sandbox.close());

const next = () => {
  count += 1;
  return count;
};
const act = () =>
  sandbox.database.transaction((tx) =>
    recordAction(tx, { by: 'abcdef', what: `Did ${next()}`, player: null, at: sandbox.now() }),
  );
const move = () =>
  sandbox.database.transaction((tx) =>
    post(tx, {
      reference: `paging:${next()}`,
      kind: 'adjustment',
      title: `Moved ${count}`,
      detail: '',
      state: '',
      at: sandbox.now(),
      entries: [
        { account: { house: 'play-money' }, amount: paise(-100) },
        { account: { player: asha.id, name: 'cash' }, amount: paise(100) },
      ],
    }),
  );
const bet = () =>
  placedBets(
    sandbox.database,
    { id: 'paging' },
    [{ player: asha.id, side: 'back', rupees: 10, price: 200 }],
    sandbox.now(),
  );

const rowsIn = (body: string) =>
  [...(/<tbody>([\s\S]*)<\/tbody>/.exec(body)?.[1] ?? '').matchAll(/<tr>[\s\S]*?<\/tr>/g)].map(String);
const linkIn = (body: string, label: string) =>
  new RegExp(`href="${DESK}([^"]*)">${label}</a>`).exec(body)?.[1]?.replaceAll('&amp;', '&');
const totalIn = (body: string) => Number(/ of (\d+)</.exec(body)?.[1]);

test.each([
  ['the log', () => '/log', act],
  ['the players', () => '/players?q=', () => newPlayer(sandbox)],
  ['a player’s ledger', () => `/players/${asha.id}/ledger?account=cash`, move],
  ['a player’s bets', () => `/players/${asha.id}/bets`, bet],
])(
  '%s is whole when it is walked page by page, down and up, whatever comes on top of it meanwhile',
  async (_, path, add) => {
    // Several at the same moment, and then some later: neither order is left to chance.
    for (let row = 0; row < 47; row += 1) {
      if (row % 5 === 0) sandbox.pass(1000);
      await add();
    }
    const pages = [(await desk.open(path())).body];
    for (let link = linkIn(pages[0] ?? '', 'Older'); link !== undefined; link = linkIn(pages.at(-1) ?? '', 'Older')) {
      sandbox.pass(1000);
      await add();
      pages.push((await desk.open(link)).body);
      if (pages.length > 20) throw new Error('There is no end of pages');
    }
    const rows = pages.map(rowsIn);
    expect(new Set(rows.flat()).size).toBe(totalIn(pages[0] ?? ''));
    expect(rows.flat()).toHaveLength(totalIn(pages[0] ?? ''));
    expect(pages[1]).toContain('21 to 40 of ');

    for (let page = pages.length - 2; page > 0; page -= 1) {
      const link = linkIn(pages[page + 1] ?? '', 'Newer');
      expect(rowsIn((await desk.open(link ?? '')).body)).toEqual(rows[page]);
    }
    const first = linkIn(pages[1] ?? '', 'Newer') ?? '';
    expect(first).not.toMatch(/before|after/);
    expect(rowsIn((await desk.open(first)).body)).toHaveLength(20);
  },
);

test.each(['after=x', 'before=-1', 'after=99999999999999999999', 'after=9999999999999999.1', 'before=1.2.3'])(
  'a key that is none (%s) opens the first page',
  async (key) => {
    for (const path of ['/log', '/players', `/players/${asha.id}/ledger`, `/players/${asha.id}/bets`]) {
      const [first, keyed] = [await desk.open(path), await desk.open(`${path}?${key}`)];
      expect([path, keyed.status, rowsIn(keyed.body)]).toEqual([path, 200, rowsIn(first.body)]);
    }
  },
);
