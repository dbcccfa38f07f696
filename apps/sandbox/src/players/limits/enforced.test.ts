import { calls, clientEvents, type LimitName } from '@pavilion/api-client/wire';
import { HOUR, MINUTE } from '../../base/index.ts';
import { BASES } from '../../server/index.ts';
import { type GameProvider, gameProvider, moneyOf } from '../../testing/game-provider.ts';
import { freshRef, type MoneyCallName, moneyCalls } from '../../testing/money-calls.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { type Answer, type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { createSessions } from '../accounts/sessions.ts';
import { setStanding } from '../standing/change.ts';
import type { Standing } from '../standing/standing.ts';

/** The calls that are no player's to make, and are made for them while they play. */
const BESIDES = ['openLobby', 'wallet bet', 'wallet bet-win', 'fastpay pay'] as const;
type Path = MoneyCallName | (typeof BESIDES)[number];
const PATHS = [...Object.keys(moneyCalls), ...BESIDES] as Path[];

let sandbox: TestSandbox;
let spribe: GameProvider;
beforeAll(async () => {
  sandbox = await testSandbox();
  spribe = await gameProvider(sandbox);
});
afterAll(() => sandbox.close());

/** By what each way to move money is answered: the name of why not, or nothing. */
type Send = () => Promise<string | undefined>;
const codeIn = ({ status, body }: Answer) => (status === 200 ? undefined : String(body.code ?? body.message));

/** Each way to move money, ready to be gone. Stakes are ₹500 in bets and ₹100 in games, deposits ₹1,500 and ₹1,000. */
async function prepared(player: SignedIn, path: Path): Promise<Send> {
  const { token } = player;
  if (path === 'openLobby') {
    return async () => codeIn(await sandbox.post('/lobby-api/lobby/', { product: 'betby' }, { token }));
  }
  if (path === 'wallet bet' || path === 'wallet bet-win') {
    const game = await spribe.open(player);
    const body = { ...moneyOf(player), token: game, amount: 10_000, ...(path === 'wallet bet' ? {} : { win: 20_000 }) };
    return async () => codeIn(await spribe.send(path.slice('wallet '.length), body));
  }
  if (path === 'fastpay pay') {
    const begun = await sandbox.post(
      '/api/deposit/fastpayme',
      { ...(await moneyCalls.fastpayme(sandbox, player)), clientRef: freshRef() },
      { token },
    );
    const { redirectUrl, deposit } = begun.body.data as { redirectUrl: string; deposit: { id: string } };
    return async () => {
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      await sandbox.post(`${redirectUrl}/pay`, undefined, form);
      const { body } = await sandbox.get(`/api/deposit/get?id=${deposit.id}`, { token });
      const [{ state = '' } = {}] = (body.data as { deposits: { state: string }[] }).deposits;
      return state === 'pending' ? undefined : state;
    };
  }
  const { host, path: url, auth } = calls[path];
  const body = { ...(await moneyCalls[path](sandbox, player)), clientRef: freshRef() };
  return async () => codeIn(await sandbox.post(BASES[host] + url, body, { [auth]: token }));
}

/** What a state or a limit refuses, by the name that each is refused with; it lets everything else through. */
type Refused = Partial<Record<Path, string>>;

const limit =
  (name: LimitName, amount: number) =>
  async ({ token }: SignedIn) => {
    await sandbox.post('/api/limits/set', { name, amount }, { token });
  };
const standing =
  (state: Standing['state'], until: () => Date | null) =>
  async ({ id }: SignedIn) => {
    await sandbox.database.transaction((tx) =>
      setStanding(tx, createSessions(sandbox.database, sandbox.now), id, { state, until: until() }, sandbox.now()),
    );
  };
/** Plays for ten minutes, and gives a sign of it at both ends. */
const playOn = async ({ token }: SignedIn) => {
  const look = () => sandbox.get('/sports-api/bets?refmatchid=1', { 'xu-auth': token });
  await look();
  sandbox.pass(10 * MINUTE);
  await look();
};
const ask = (path: string, body: object) => async (player: SignedIn) => {
  await sandbox.post(path, body, { token: player.token });
  await playOn(player);
  await playOn(player);
};

const stopped = (code: string): Refused => ({
  ...{ placeBet: code, openLobby: code, createDeposit: code, fastpayme: code, activateBonus: code },
  ...{ 'wallet bet': 'PLAYER_BLOCKED', 'wallet bet-win': 'PLAYER_BLOCKED', 'fastpay pay': 'declined' },
  // What waited lapsed with what it held as they stopped.
  cancelBet: 'nothing-waits',
});
const deposits = (code: string): Refused => ({ createDeposit: code, fastpayme: code, 'fastpay pay': 'declined' });
const bets = (code: string): Refused => ({
  ...{ placeBet: code, 'wallet bet': 'LIMIT_REACHED', 'wallet bet-win': 'LIMIT_REACHED' },
});

type Act = (player: SignedIn) => Promise<void>;
/** How a player comes to stand, what is refused then, and what they do before they begin what is refused. */
const NOTHING: Act = async () => {};
const CASES: readonly (readonly [name: string, set: Act, refused: Refused, before: Act])[] = [
  ['limited by the house', standing('limited', () => null), stopped('limited'), NOTHING],
  ['on a break', standing('break', () => new Date(sandbox.now().getTime() + HOUR)), stopped('on-break'), NOTHING],
  [
    'excluded for a time',
    standing('excluded', () => new Date(sandbox.now().getTime() + HOUR)),
    stopped('excluded'),
    NOTHING,
  ],
  ['excluded for good', standing('excluded', () => null), stopped('excluded-for-good'), NOTHING],
  ['at the end of a deposit limit of a day', limit('deposit-day', 900), deposits('over-deposit-day'), NOTHING],
  ['at the end of a deposit limit of a week', limit('deposit-week', 900), deposits('over-deposit-week'), NOTHING],
  ['at the end of a deposit limit of a month', limit('deposit-month', 0), deposits('over-deposit-month'), NOTHING],
  ['at the end of a loss limit of a day', limit('loss-day', 99.99), bets('over-loss-day'), NOTHING],
  ['at the end of a loss limit of a week', limit('loss-week', 99.99), bets('over-loss-week'), NOTHING],
  ['at the end of a loss limit of a month', limit('loss-month', 0), bets('over-loss-month'), NOTHING],
  ['at the limit for one bet', limit('stake-bet', 99.99), bets('over-stake-bet'), NOTHING],
  ['at the end of a stake limit of a day', limit('stake-day', 99.99), bets('over-stake-day'), NOTHING],
  ['whose reality check is due', playOn, bets('reality-check'), ask('/api/limits/check', { every: 30 })],
  ['at the end of a session', playOn, stopped('on-break'), ask('/api/limits/session', { minutes: 30 })],
];

test.each(CASES)(
  'a player %s is stopped on every path that it is about, and on no other',
  async (_, set, refused, before) => {
    const found: Refused = {};
    for (const path of PATHS) {
      const player = await newPlayer(sandbox);
      await before(player);
      const send = await prepared(player, path);
      await set(player);
      const code = await send();
      if (code !== undefined) found[path] = code;
    }
    // An offer to cash out stands for seconds: in ten minutes it is over, and not refused.
    if (before !== NOTHING) delete found.takeCashOut;
    expect(found).toEqual(refused);
  },
);

test('with no limit and in good standing every one of these paths is open', async () => {
  for (const path of PATHS)
    expect([path, await (await prepared(await newPlayer(sandbox), path))()]).toEqual([path, undefined]);
});

test('leaves the socket without an event that moves money or opens a game', () => {
  expect(Object.keys(clientEvents).toSorted()).toEqual(
    [
      ...['get:balance', 'odds:subscribe', 'odds:unsubscribe'],
      ...['session_check', 'tables:follow', 'tables:unfollow'],
    ].toSorted(),
  );
});
