import { paise } from '@pavilion/money';
import fc from 'fast-check';
import { auditOf } from '../../chaos/ledger-sequences.ts';
import { walletOf } from '../../store/index.ts';
import { type GameProvider, gameProvider, moneyOf } from '../../testing/game-provider.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';

let sandbox: TestSandbox;
let provider: GameProvider;
beforeAll(async () => {
  sandbox = await testSandbox();
  provider = await gameProvider(sandbox);
  await sandbox.database.query('update provider set most_win = $1', [paise(MOST)]);
});
afterAll(() => sandbox.close());

/** What a player begins with: enough for some of what is asked for, and not for all. */
const BEGIN = 20_000;
/** A game's least bet. */
const LEAST = 1000;
/** What a player's wins of one round bring at most at once: less than some alone, and than most rounds' together. */
const MOST = 8000;

/** A step of a provider that forgets, repeats and mixes up: few names, so that they meet. */
interface Step {
  readonly call: 'bet' | 'bet-win' | 'win' | 'rollback';
  readonly transaction: number;
  readonly round: number;
  readonly amount: number;
  readonly win: number;
  readonly reverses: number;
  readonly close: boolean;
}
const step: fc.Arbitrary<Step> = fc.record({
  call: fc.constantFrom('bet', 'bet-win', 'win', 'rollback'),
  transaction: fc.nat(11),
  round: fc.nat(2),
  amount: fc.integer({ min: 500, max: 9000 }),
  win: fc.integer({ min: 0, max: 6000 }),
  reverses: fc.nat(11),
  close: fc.boolean().map((flag) => flag),
});

interface Kept {
  readonly step: string;
  readonly call: Step['call'] | 'unseen';
  readonly round: number;
  readonly staked: number;
  readonly won: number;
  state: 'done' | 'refused' | 'rolled-back';
  readonly answer: string;
}

/** The wallet's rules once more, for one player, in plain numbers. */
class Model {
  cash = BEGIN;
  readonly #kept = new Map<number, Kept>();
  readonly #rounds = new Map<number, { bets: number; won: number; isClosed: boolean }>();

  /** The code that a step is answered with, and what it says that waits. */
  take(step: Step): string {
    const content = JSON.stringify(contentOf(step));
    const known = this.#kept.get(step.transaction);
    if (known && known.call !== 'unseen' && known.step !== content) return 'DUPLICATE_TRANSACTION';
    if (known) return known.state === 'rolled-back' ? 'TRANSACTION_ROLLED_BACK' : known.answer;
    if (step.call === 'win') return this.#win(step, content);
    return step.call === 'rollback' ? this.#rollback(step, content) : this.#bet(step, content);
  }

  #bet({ call, transaction, round, amount, win, close }: Step, content: string): string {
    const played = this.#rounds.get(round) ?? { bets: 0, won: 0, isClosed: false };
    const { won, done } = paidOf(call === 'bet-win' ? win : 0, played.won);
    const keep = (state: Kept['state'], answer: string) => {
      this.#kept.set(transaction, { step: content, call, round, staked: amount, won, state, answer });
      return answer;
    };
    if (amount < LEAST) return keep('refused', 'LIMIT_REACHED');
    if (played.isClosed) return keep('refused', 'ROUND_CLOSED');
    if (amount > this.cash) return keep('refused', 'NOT_ENOUGH_MONEY');
    this.cash += won - amount;
    this.#rounds.set(round, { bets: played.bets + 1, won: played.won + won, isClosed: close });
    return keep('done', done);
  }

  #win({ call, transaction, round, amount, close }: Step, content: string): string {
    const played = this.#rounds.get(round);
    if (!played || played.bets === 0) return 'TRANSACTION_NOT_FOUND';
    const { won, done } = paidOf(amount, played.won);
    this.cash += won;
    played.won += won;
    played.isClosed ||= close;
    this.#kept.set(transaction, { step: content, call, round, staked: 0, won, state: 'done', answer: done });
    return done;
  }

  #rollback({ call, transaction, round, reverses, close }: Step, content: string): string {
    const found = this.#kept.get(reverses);
    if (reverses === transaction || found?.call === 'win' || found?.call === 'rollback') return 'NOT_REVERSIBLE';
    if (found && found.call !== 'unseen' && found.round !== round) return 'INVALID_REQUEST';
    const played = this.#rounds.get(round);
    if (played && found?.state === 'done') {
      const returned = found.staked - found.won;
      if (played.bets === 1 && played.won > found.won) return 'NOT_REVERSIBLE';
      if (this.cash + returned < 0) return 'NOT_ENOUGH_MONEY';
      this.cash += returned;
      found.state = 'rolled-back';
      played.bets -= 1;
      played.won -= found.won;
    }
    const base = { staked: 0, won: 0, answer: 'OK', round } as const;
    if (!found) this.#kept.set(reverses, { ...base, step: '', call: 'unseen', state: 'rolled-back' });
    if (played) played.isClosed ||= close;
    this.#kept.set(transaction, { ...base, step: content, call, state: 'done' });
    return 'OK';
  }
}

/** What of a win is paid in a round that has won so much before, and how that is answered. */
const paidOf = (win: number, before: number): { readonly won: number; readonly done: string } =>
  win > 0 && before + win > MOST ? { won: 0, done: `OK ${win} held` } : { won: win, done: 'OK' };

/** What a step says apart from its name. */
function contentOf({ call, round, amount, win, reverses, close }: Step): object {
  if (call === 'rollback') return { round, reverses, close };
  return call === 'bet-win' ? { round, amount, win, close } : { call, round, amount, close };
}

let sequences = 0;
const send = (player: SignedIn, token: string, tag: string, step: Step) => {
  const { call, round, transaction, reverses, ...amounts } = { ...step };
  const content = { ...contentOf(step), ...moneyOf(player, `${tag}-r${round}`), transaction: `${tag}-${transaction}` };
  const { call: _, ...body } = content as { call?: string };
  return provider.send(call, {
    ...body,
    ...(call === 'rollback' ? { reverses: `${tag}-${reverses}` } : {}),
    ...(call === 'bet' || call === 'bet-win' ? { token } : {}),
    close: amounts.close,
  });
};

test('whatever a provider sends, in whatever order, each answer and every paisa is as the rules say', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
      const player = await newPlayer(sandbox, paise(BEGIN));
      const token = await provider.open(player);
      const [model, tag] = [new Model(), `s${++sequences}`];
      for (const next of steps) {
        const { body } = await send(player, token, tag, next);
        const answer = 'held' in body ? `${body.code} ${body.held} held` : body.code;
        expect([next, answer]).toEqual([next, model.take(next)]);
        expect([next, (await walletOf(sandbox.database, player.id)).cash]).toEqual([next, model.cash]);
      }
      const [counted] = await sandbox.database.query(
        `select coalesce(sum(won - staked), 0)::bigint as net from game_round where player_id = $1`,
        [player.id],
      );
      expect(counted?.net).toBe(model.cash - BEGIN);
    }),
    { numRuns: 40, endOnFailure: true },
  );
  expect(await auditOf(sandbox.database)).toMatchObject({ drifted: 0, total: 0, below: 0, overheld: 0, twice: 0 });
}, 240_000);

test('the same steps sent all at once, each of them twice, leave what the ledger and the rounds agree on', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16 }), async (steps) => {
      const player = await newPlayer(sandbox, paise(BEGIN));
      const token = await provider.open(player);
      const tag = `s${++sequences}`;
      const answers = await Promise.all([...steps, ...steps].map((next) => send(player, token, tag, next)));
      expect(answers.filter(({ status }) => status >= 500).map(({ body }) => body)).toEqual([]);
      const [counted] = await sandbox.database.query(
        `select (select coalesce(sum(won - staked), 0)::bigint from game_round where player_id = $1) as net,
           (select coalesce(sum(case when kind in ('bet', 'bet-win', 'win') then won - staked end), 0)::bigint
            from wallet_transaction where player_id = $1 and state = 'done') as moved,
           (select count(*) from wallet_transaction where player_id = $1 and state = 'new') as open,
           (select count(*) from game_round where player_id = $1 and (won > $2 or (bets = 0 and won > 0))) as wrong`,
        [player.id, paise(MOST)],
      );
      const { cash } = await walletOf(sandbox.database, player.id);
      expect(counted).toEqual({ net: cash - BEGIN, moved: cash - BEGIN, open: 0, wrong: 0 });
    }),
    { numRuns: 12, endOnFailure: true },
  );
  expect(await auditOf(sandbox.database)).toMatchObject({ drifted: 0, total: 0 });
}, 240_000);
