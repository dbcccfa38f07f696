import { isDeepStrictEqual } from 'node:util';
import { paise } from '@pavilion/money';
import fc from 'fast-check';
import { createSessions, setLimit, setStanding } from '../players/index.ts';
import { onlyRow, walletOf } from '../store/index.ts';
import { decideOldestWin, type GameProvider, gameProvider, moneyOf } from '../testing/game-provider.ts';
import { newPlayer, type SignedIn } from '../testing/players.ts';
import { type Answer, type TestSandbox, testSandbox } from '../testing/sandbox.ts';
import { BET_LIMIT, type Event, GamesModel, MOST_WIN, type Order, STAKE_LIMIT } from './games-model.ts';
import { auditOf } from './ledger-sequences.ts';

/** What a player begins with: enough for some of what is asked for, and not for all. */
const BEGIN = 20_000;

/** One thing after the other: an order (`isLost`: its answer is, so it goes out again), an earlier one once more, or something else. */
type Step =
  | (Order & { readonly isLost: boolean; readonly details: boolean })
  | { readonly do: 'again'; readonly back: number }
  | { readonly do: Event };

const nameOf = fc.nat(11);
const flag = fc.boolean();
const orderOf: fc.Arbitrary<Extract<Step, Order>> = fc.record({
  do: fc.constantFrom('bet', 'bet', 'bet-win', 'win', 'win', 'rollback'),
  ...{ transaction: nameOf, reverses: nameOf, round: fc.nat(2) },
  ...{ amount: fc.integer({ min: 500, max: 9000 }), win: fc.integer({ min: 0, max: 6000 }) },
  ...{ close: flag, isLost: flag, details: flag },
  together: fc.constantFrom(null, 0, 0, 1),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 240, arbitrary: orderOf },
  { weight: 40, arbitrary: fc.record({ do: fc.constant('again' as const), back: fc.nat(5) }) },
  {
    weight: 50,
    arbitrary: fc.record({
      do: fc.constantFrom<Event>(
        ...([
          'sign out',
          'sign in',
          'sign in',
          'exclude',
          'limit',
          'bet limit',
          'approve',
          'approve',
          'decline',
        ] as const),
      ),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ do: 'restart' as const }) },
);
const inTurn = fc.array(step, { minLength: 1, maxLength: 18, size: 'max' });
const atOnce = fc.array(orderOf, { minLength: 1, maxLength: 14, size: 'max' });

const DETAILS = { text: { en: 'Over', hi: 'खत्म' }, picture: [['O']], seed: 'hidden', verify: '/play/verify' };

/** An operator with a provider that forgets, repeats and mixes up. */
class House {
  readonly sandbox: TestSandbox;
  readonly provider: GameProvider;
  /** The process that answers now. */
  #process: TestSandbox;
  #sequences = 0;

  private constructor(sandbox: TestSandbox, provider: GameProvider) {
    this.sandbox = sandbox;
    this.provider = provider;
    this.#process = sandbox;
  }

  static async open(): Promise<House> {
    const sandbox = await testSandbox();
    const provider = await gameProvider(sandbox);
    await sandbox.database.query('update provider set most_win = $1', [paise(MOST_WIN)]);
    return new House(sandbox, provider);
  }

  newTag = () => `s${++this.#sequences}`;

  /** A process of the operator ends, and another begins on the same database. */
  async restart(): Promise<void> {
    const before = this.#process;
    const { database, now } = this.sandbox;
    // The database outlives it.
    this.#process = await testSandbox({ clock: now }, { ...database, close: async () => {} });
    if (before !== this.sandbox) await before.close();
  }

  send(player: SignedIn, token: string, tag: string, order: Order & { readonly details: boolean }): Promise<Answer> {
    const { do: call, round, transaction, reverses, amount, win, close, together } = order;
    const isBet = call === 'bet' || call === 'bet-win';
    const request = this.provider.signed(call, {
      ...moneyOf(player, `${tag}-r${round}`),
      ...{ transaction: `${tag}-${transaction}`, close },
      ...(call === 'rollback' ? { reverses: `${tag}-${reverses}` } : { amount }),
      ...(call === 'bet-win' ? { win } : {}),
      ...(isBet ? { token, ...(together === null ? {} : { together: `${tag}-t${together}` }) } : {}),
      ...(call === 'win' && close && order.details ? { details: DETAILS } : {}),
    });
    return this.#process.post(request.url, request.body, request.headers);
  }

  async end(): Promise<void> {
    if (this.#process !== this.sandbox) await this.#process.close();
    await this.sandbox.close();
  }
}

/** One player with a provider, from the first step to the last. */
class Life {
  readonly #house: House;
  readonly #model = new GamesModel(BEGIN);
  readonly #tag: string;
  readonly #first = new Map<number, unknown>();
  readonly #sent: (Order & { readonly details: boolean })[] = [];
  #player: SignedIn;
  #token: string;

  private constructor(house: House, player: SignedIn, token: string) {
    this.#house = house;
    this.#tag = house.newTag();
    this.#player = player;
    this.#token = token;
  }

  static async begin(house: House): Promise<Life> {
    const player = await newPlayer(house.sandbox, paise(BEGIN));
    return new Life(house, player, await house.provider.open(player));
  }

  async take(step: Step): Promise<void> {
    if ('transaction' in step) {
      this.#sent.push(step);
      if (step.isLost) await this.#order(step);
      await this.#order(step);
    } else if (step.do === 'again') {
      const earlier = this.#sent.at(-1 - step.back);
      if (earlier) await this.#order(earlier);
    } else await this.#happens(step.do);
    same(`the cash after ${JSON.stringify(step)}`, await this.#cash(), this.#model.cash);
  }

  async #order(order: Order & { readonly details: boolean }): Promise<void> {
    const { body } = await this.#house.send(this.#player, this.#token, this.#tag, order);
    const { answer, isAgain } = this.#model.take(order);
    same(`the answer to ${JSON.stringify(order)}`, answerOf(body), answer);
    if (isAgain) same(`the answer again to ${JSON.stringify(order)}`, body, this.#first.get(order.transaction));
    else if (!this.#first.has(order.transaction) || isKept(answer)) this.#first.set(order.transaction, body);
  }

  async #happens(event: Event): Promise<void> {
    const { sandbox } = this.#house;
    const { database, now } = sandbox;
    const sessions = createSessions(database, now);
    const { id } = this.#player;
    if (event === 'restart') await this.#house.restart();
    if (event === 'sign out') await sandbox.get('/api/signout', { token: this.#player.token });
    if (event === 'limit' || event === 'bet limit') {
      const [name, amount] =
        event === 'limit' ? (['stake-day', STAKE_LIMIT] as const) : (['stake-bet', BET_LIMIT] as const);
      await database.transaction((tx) => setLimit(tx, { player: id, name, amount: paise(amount), at: now() }));
    }
    if (event === 'exclude') {
      await database.transaction((tx) => setStanding(tx, sessions, id, { state: 'excluded', until: null }, now()));
    }
    if (event === 'sign in') await this.#signIn();
    else if (event === 'approve' || event === 'decline')
      same(event, await decideOldestWin(sandbox, id, event), this.#model.happens(event));
    else this.#model.happens(event);
  }

  /** Signs in once more, and opens the game where that is possible still. */
  async #signIn(): Promise<void> {
    const { database, now } = this.#house.sandbox;
    const [excluded] = await database.query("select 1 from player where id = $1 and restrictions ? 'excluded'", [
      this.#player.id,
    ]);
    if (excluded) return;
    const token = await database.transaction((tx) => createSessions(database, now).begin(tx, this.#player.id, true));
    this.#player = { ...this.#player, token };
    this.#token = await this.#house.provider.open(this.#player);
    this.#model.happens('sign in');
  }

  /** All of it at the same moment, each of them twice: what stands then is not to be foretold, and has to agree with itself. */
  async takeAtOnce(orders: readonly Extract<Step, Order>[]): Promise<void> {
    const twice = [...orders, ...orders];
    const answers = await Promise.all(
      twice.map((order) => this.#house.send(this.#player, this.#token, this.#tag, order)),
    );
    same(
      'the failures',
      answers.filter(({ status }) => status >= 500).map(({ body }) => body),
      [],
    );
  }

  /** Holds what is kept of the rounds and transactions against the money that moved. */
  async end(): Promise<void> {
    const { database } = this.#house.sandbox;
    const cash = await this.#cash();
    const rows = await database.query(
      `select (select coalesce(sum(won - staked), 0)::bigint from game_round where player_id = $1) as net,
         (select coalesce(sum(case when kind in ('bet', 'bet-win', 'win') then won - staked end), 0)::bigint
          from wallet_transaction where player_id = $1 and state = 'done') as moved,
         (select count(*) from wallet_transaction where player_id = $1 and state = 'new') as open,
         (select count(*) from game_round where player_id = $1 and bets = 0 and won > 0) as wrong`,
      [this.#player.id],
    );
    const net = cash - BEGIN;
    same('what is kept', onlyRow(rows, 'the rounds of a player'), { net, moved: net, open: 0, wrong: 0 });
  }

  #cash = async () => (await walletOf(this.#house.sandbox.database, this.#player.id)).cash;
}

/** Whether an order with this answer is kept under its name, and answered so ever after. */
const isKept = (answer: string) => !['DUPLICATE_TRANSACTION', 'TRANSACTION_ROLLED_BACK'].includes(answer);

const answerOf = (body: Answer['body']): string =>
  'held' in body ? `${body.code} ${body.held} held` : String(body.code);

function same(what: string, is: unknown, expected: unknown): void {
  if (isDeepStrictEqual(is, expected)) return;
  throw new Error(`${what} is ${JSON.stringify(is)}, and has to be ${JSON.stringify(expected)}`);
}

/**
 * Random sequences of a provider's calls on a database of their own, one in five of them all at once, against the model; throws
 * fast-check's report with the seed and the shortest sequence that goes wrong.
 */
export async function runWalletSequences(orders: { readonly count: number; readonly seed: number }): Promise<void> {
  const house = await House.open();
  const { seed } = orders;
  const together = Math.floor(orders.count / 5);
  const inOrder = fc.asyncProperty(inTurn, async (steps) => {
    const life = await Life.begin(house);
    for (const step of steps) await life.take(step);
    await life.end();
  });
  const beside = fc.asyncProperty(atOnce, async (steps) => {
    const life = await Life.begin(house);
    await life.takeAtOnce(steps);
    await life.end();
  });
  try {
    // What fails is shortened: each try is another player's.
    await fc.assert(inOrder, { numRuns: orders.count - together, seed });
    if (together > 0) await fc.assert(beside, { numRuns: together, seed });
    same('the audit', await auditOf(house.sandbox.database), { drifted: 0, total: 0, below: 0, overheld: 0, twice: 0 });
  } finally {
    await house.end();
  }
}
