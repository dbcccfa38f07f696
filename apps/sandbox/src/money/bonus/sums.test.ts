import { type BonusProduct, bonusProducts, type CallOutput, calls } from '@pavilion/api-client/wire';
import { paise, ZERO } from '@pavilion/money';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { post } from '../../store/index.ts';
import { freshRef } from '../../testing/money-calls.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { countWager, voidWager } from '../wagers/wagers.ts';
import { onDepositApproved } from './grants.ts';

// What a player reads of a bonus, whatever they played: each figure beside the sum that it opens into.

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());

type Step =
  | { readonly kind: 'wager'; readonly stake: number; readonly of: number }
  | { readonly kind: 'void'; readonly of: number }
  | { readonly kind: 'claim'; readonly part: number };

const steps = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant('wager'), stake: fc.integer({ min: 1, max: 900_000 }), of: fc.nat(5) }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('void'), of: fc.nat(5) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('claim'), part: fc.integer({ min: 1, max: 4 }) }) },
  ) as fc.Arbitrary<Step>,
  { minLength: 1, maxLength: 12 },
);

/** All that it takes at once, and then every part: chance alone may claim nothing. */
const all: Step[] = [
  { kind: 'wager', stake: 900_000, of: 0 },
  ...[1, 2, 3, 4].map((part) => ({ kind: 'claim' as const, part })),
];

const added = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
const DEPOSIT = paise(123_457);

test('what is played, counted, released, locked and lost by a bonus adds up to the paisa, whatever was played, void and claimed', async () => {
  let claims = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (list) => {
      const player = await newPlayer(sandbox);
      const { token } = player;
      await sandbox.database.transaction((tx) => onDepositApproved(tx, player.id, numbers--, DEPOSIT, sandbox.now()));
      const { id } = await bonusOf(player);
      const send = (path: string, body: object) =>
        sandbox.post(`/api/bonus/claims${path}`, { bonusId: id, clientRef: freshRef(), ...body }, { token });
      await send('', {});
      const played = new Map<string, { readonly product: BonusProduct; readonly stake: number }>();
      for (const one of list) {
        if (one.kind === 'claim') {
          const { status } = await send('/parts', { part: one.part });
          claims += status === 200 ? 1 : 0;
          continue;
        }
        const reference = `${player.id}:${one.of}`;
        if (one.kind === 'void') {
          await sandbox.database.transaction((tx) => voidWager(tx, { reference }));
          played.delete(reference);
          continue;
        }
        const stake = paise(one.stake);
        // A reference is of one product, as a market or a round is.
        const product = bonusProducts[one.of % bonusProducts.length] ?? 'slots';
        await sandbox.database.transaction((tx) =>
          countWager(tx, {
            player: player.id,
            product,
            stake,
            atRisk: stake,
            result: ZERO,
            reference,
            at: sandbox.now(),
          }),
        );
        played.set(reference, { product, stake });
        await addsUp(player, [...played.values()]);
      }
      await addsUp(player, [...played.values()]);
      const before = await bonusOf(player);
      if (before.state !== 'active') return;
      const free = await withdrawable(player);
      const answer = await send('/cancel', {});
      const { lost, bonus } = z.decode(calls.cancelBonus.response, answer.body as never).data;
      expect([lost + before.released, bonus.released, bonus.locked]).toEqual([before.amount, before.released, 0]);
      expect((await withdrawable(player)).withdrawable).toBe(free.withdrawable + free.locked);
    }),
    { numRuns: 20, examples: [[all]] },
  );
  expect(claims).toBeGreaterThan(3);
}, 60_000);

test('what a bonus locks is one figure on its page and the page of withdrawals, whatever cash there is and however much of it is held', async () => {
  const rupees = fc.integer({ min: 0, max: 3_000_000 });
  let shorts = 0;
  await fc.assert(
    fc.asyncProperty(rupees, rupees, fc.integer({ min: 0, max: 4 }), async (cash, hold, claimed) => {
      const player = await newPlayer(sandbox, paise(cash));
      await sandbox.database.transaction((tx) => onDepositApproved(tx, player.id, numbers--, DEPOSIT, sandbox.now()));
      const { id } = await bonusOf(player);
      const send = (path: string, body: object) =>
        sandbox.post(
          `/api/bonus/claims${path}`,
          { bonusId: id, clientRef: freshRef(), ...body },
          { token: player.token },
        );
      await send('', {});
      await sandbox.database.transaction((tx) =>
        countWager(tx, {
          ...{ player: player.id, product: 'match_odds' as const, reference: `locks:${player.id}`, at: sandbox.now() },
          ...{ stake: paise(9_000_000), atRisk: paise(9_000_000), result: ZERO },
        }),
      );
      for (let part = 1; part <= claimed; part += 1) await send('/parts', { part });
      const held = Math.min(hold, cash);
      if (held > 0)
        await sandbox.database.transaction((tx) =>
          post(tx, {
            ...{ reference: `held:${player.id}`, kind: 'sports', title: '', detail: '', state: '', at: sandbox.now() },
            entries: [
              { account: { player: player.id, name: 'held' }, amount: paise(held) },
              { account: { house: 'holds' }, amount: paise(-held) },
            ],
          }),
        );
      const [bonus, available] = [await bonusOf(player), await withdrawable(player)];
      expect(bonus.locked).toBe(available.locked);
      if (bonus.state !== 'active') return;
      expect(bonus.mostLocked).toBe(DEPOSIT - Math.floor((DEPOSIT * bonus.released) / bonus.amount));
      expect(bonus.locked).toBe(Math.min(bonus.mostLocked, available.cash - held));
      shorts += bonus.locked < bonus.mostLocked ? 1 : 0;
    }),
    {
      numRuns: 20,
      examples: [
        [0, 0, 0],
        [50_000, 20_000, 1],
        [3_000_000, 0, 2],
      ],
    },
  );
  expect(shorts).toBeGreaterThan(1);
}, 60_000);

let numbers = -1000;

async function bonusOf({ token }: SignedIn) {
  const { body } = await sandbox.get('/api/bonus/claims', { token });
  const [bonus] = z.decode(calls.getBonusClaims.response, body as never).data.bonusListing;
  if (!bonus) throw new Error('There is no bonus');
  return bonus;
}

async function withdrawable({
  token,
}: SignedIn): Promise<CallOutput<typeof calls.getWithdrawals>['data']['available']> {
  const { body } = await sandbox.get('/api/withdrawRequest/get', { token });
  const { available } = z.decode(calls.getWithdrawals.response, body as never).data;
  const { cash, held, locked } = available;
  expect(available.withdrawable + held + locked).toBe(cash);
  return available;
}

/** Goes through each sum of a player's bonus, beside a count of what they played. */
async function addsUp(
  player: SignedIn,
  played: readonly { readonly product: BonusProduct; readonly stake: number }[],
): Promise<void> {
  const { bonus, parts } = await partsOf(player);
  const {
    amount,
    deposit = ZERO,
    base,
    multiplier,
    required,
    done,
    released,
    mostLocked,
    claimable,
    contributions,
  } = bonus;
  expect(required).toBe(multiplier * (base === 'bonus' ? amount : amount + deposit));
  for (const { product, percent, stake, counted } of contributions) {
    const own = played.filter((one) => one.product === product).map((one) => one.stake);
    expect([product, stake, counted]).toEqual([
      product,
      added(own),
      added(own.map((one) => Math.floor((one * percent) / 100))),
    ]);
  }
  expect(added(contributions.map(({ counted }) => counted))).toBe(done);
  const of = (state: string) => added(parts.filter((part) => part.state === state).map((part) => part.amount));
  expect([of('claimed'), of('claimable'), added(parts.map((part) => part.amount))]).toEqual([
    released,
    claimable,
    amount,
  ]);
  expect(mostLocked).toBeGreaterThanOrEqual(0);
  expect(mostLocked).toBeLessThanOrEqual(deposit);
  if (released === 0 && bonus.state === 'active') expect(mostLocked).toBe(deposit);
}

async function partsOf(player: SignedIn) {
  const { id } = await bonusOf(player);
  const { body } = await sandbox.get(`/api/bonus/claims/parts?bonusId=${id}`, { token: player.token });
  return z.decode(calls.getBonusParts.response, body as never).data;
}
