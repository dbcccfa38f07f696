import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SLOT_MODELS, seedFrom, seedHash } from '@pavilion/game-rules';
import { fireEvent, render, screen } from '@testing-library/react';
import { LocaleContext } from '../kit/language/messages.ts';
import { checked } from './check.ts';
import { type Claim, claimFrom, emptyClaim, GAMES, isForEveryone, SLOT } from './claim.ts';
import { VerifyPage } from './page.tsx';

const vectors = (name: string): readonly Record<string, unknown>[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../../../packages/game-rules/vectors/${name}.json`), 'utf8'));
const hashOf = (seed: string) => seedHash(seedFrom(seed) ?? new Uint8Array());

/** A vector as the page is given it. */
function claimOf(game: string, vector: Record<string, unknown>): Claim {
  const seed = String(vector.seed ?? vector.serverSeed);
  const bets = game === 'aviator' ? [] : vector.bets;
  return {
    ...emptyClaim(game),
    ...{
      seed,
      hash: hashOf(seed),
      client: String(vector.clientSeed),
      nonce: String(vector.nonce),
      salt: String(vector.salt),
    },
    ...{ bet: JSON.stringify(vector.bet ?? bets), moves: JSON.stringify(vector.moves ?? []) },
    ...(vector.mostWin === undefined ? {} : { most: String(vector.mostWin) }),
  };
}

test('each game and each slot is there to be checked', () => {
  expect(GAMES.toSorted()).toEqual(
    [
      ...['mines', 'goal', 'dice', 'plinko', 'miniroulette', 'hilo', 'aviator'],
      ...['baccarat', 'dream-catcher', 'hi-low', 'matka', 'race-20-20', 'teenpatti-open', 'trio'],
      ...SLOT_MODELS.map((model) => SLOT + model),
    ].toSorted(),
  );
});

test.each(GAMES.filter((game) => !game.startsWith(SLOT)))('every vector of %s comes out of its seeds', (game) => {
  for (const vector of vectors(game)) {
    const { isPromised, outcome, numbers } = checked(claimOf(game, vector));
    expect([isPromised, numbers.length > 0]).toEqual([true, true]);
    if (game === 'aviator') expect(outcome.result).toBe(`${(Number(vector.crash) / 100).toFixed(2)}×`);
    else expect(outcome.money?.pays ?? 0).toBe(vector.pays);
  }
});

describe('checked', () => {
  it('reads numbers in the digits of other scripts', () => {
    const [vector = {}] = vectors('mines');
    const claim = claimOf('mines', vector);
    const typed = claim.nonce.replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)));
    expect(checked({ ...claim, nonce: `\u200e${typed}` }).outcome).toEqual(checked(claim).outcome);
  });
});

test('every vector of the slots comes out of its seeds', () => {
  for (const vector of vectors('slots')) {
    const claim = claimOf(SLOT + String(vector.model), vector);
    expect(checked(claim).outcome.money?.pays).toBe(vector.pays);
  }
});

test('the numbers that are shown are those of the bytes that are shown', () => {
  for (const game of GAMES.filter((one) => !one.startsWith(SLOT))) {
    const [vector] = vectors(game);
    const { numbers, blocks } = checked(claimOf(game, vector ?? {}));
    const bytes = blocks.flatMap((block) => [...block]);
    for (const { from, bytes: count, fraction, choice } of numbers) {
      const value = bytes.slice(from, from + count).reduce((sum, byte, at) => sum + byte / 256 ** (at + 1), 0);
      expect(Math.abs(value - fraction)).toBeLessThan(2 ** -32);
      if (choice) expect(Math.floor(fraction * choice.count)).toBe(choice.chosen);
    }
  }
});

test('a seed of a chain is held against what was published, as many steps back as it says', () => {
  const claim = claimOf('baccarat', vectors('baccarat')[0] ?? {});
  const before = seedHash(seedFrom(claim.hash) ?? new Uint8Array());
  expect(checked({ ...claim, hash: before, position: '2' }).isPromised).toBe(true);
  expect(checked({ ...claim, hash: before, position: '1' }).isPromised).toBe(false);
  expect(checked({ ...claim, hash: '', position: '2' })).toMatchObject({ isPromised: null, hash: before });
});

const dice = () => claimOf('dice', vectors('dice')[1] ?? {});

test('a round that stands in the address is worked out at once, step by step; another seed is found out', () => {
  const claim = dice();
  const read = claimFrom(`#lang=en&${new URLSearchParams({ ...claim })}`);
  expect(read).toEqual(claim);
  render(<VerifyPage claim={read ?? emptyClaim('mines')} />);
  expect(screen.getByRole('status')).toHaveTextContent('This round is fair');
  expect(screen.getByRole('status')).toHaveTextContent('₹20.00');
  expect(screen.getByRole('img')).toHaveAccessibleName('Drawn: 72.73');
  expect(screen.getByText(/HMAC-SHA256\(seed, a:212:0\)/)).toBeInTheDocument();
  expect(screen.getByText('7273', { selector: 'td' })).toBeInTheDocument();
  const [, call = ''] = /^node verify\.mjs '(.*)'$/.exec(screen.getByText(/^node verify/).textContent) ?? [];
  const { bet, moves, ...given } = JSON.parse(call);
  expect([given.game, given.serverSeed, given.nonce, bet, moves]).toEqual([
    ...['dice', claim.seed, 212],
    ...[JSON.parse(claim.bet), []],
  ]);
  fireEvent.input(screen.getByLabelText('Our seed, revealed (64 hexadecimal digits)'), {
    target: { value: '0'.repeat(64) },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Check round' }));
  expect(screen.getByRole('status')).toHaveTextContent('The seed does not match');
  fireEvent.input(screen.getByLabelText('Bet, as JSON'), { target: { value: '{' } });
  fireEvent.click(screen.getByRole('button', { name: 'Check round' }));
  expect(screen.getByRole('status')).toHaveTextContent('Check this field, it does not match the round: Bet, as JSON');
});

test.each(GAMES)('the page of %s says what it needs, in Hindi too', (game) => {
  render(
    <LocaleContext value="hi">
      <VerifyPage claim={emptyClaim(game)} />
    </LocaleContext>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('राउंड जाँचें');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.queryByLabelText('शृंखला का सॉल्ट') !== null).toBe(isForEveryone(game));
});

test.each([
  ['seed', 'zz'],
  ['hash', 'zz'],
  ['nonce', '-1'],
  ['bet', '{"stake":0,"side":"over","target":5150}'],
  ['moves', '[{"kind":"open"}]'],
  ['most', 'x'],
])('a %s that can’t be read is named', (field, value) => {
  expect(() => checked({ ...dice(), [field]: value })).toThrow(field);
});

test('an address that names no game is none', () => {
  expect([claimFrom(''), claimFrom('#game=poker'), claimFrom('#lang=hi')]).toEqual([null, null, null]);
});
