import { paise } from '@pavilion/money';
import { LiveServer } from '../../testing/live-server.ts';
import { readAmount, readList, readNumber, readObject, readText } from '../calls/readers.ts';
import { Chips } from './chips.ts';
import { leftOf } from './live-state.ts';

const readers = {
  bet: (input: unknown) =>
    readList(input, (one) => {
      const { spot, stake } = readObject(one);
      return { spot: readText(spot), stake: readAmount(stake) };
    }),
  step: readNumber,
  mark: readText,
  opening: () => null,
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});
const passes = (time: number) => jest.advanceTimersByTimeAsync(time);

/** A player at a table that takes bets. */
async function seated() {
  const server = new LiveServer();
  const { table } = server.seat(readers);
  const pause = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));
  const chips = new Chips<string>(table, {
    least: paise(10_00),
    mostInAll: paise(5000_00),
    mostOn: () => paise(600_00),
    pause,
  });
  table.open();
  server.show();
  await passes(0);
  return { server, table, chips };
}
const bet = [{ spot: 'red', stake: paise(100_00) }];

test('a table that is shown counts down by the server’s clock, and who comes in the middle of a deal sees its cards lie', async () => {
  const { server, table } = await seated();
  expect(table.isTaking).toBe(true);
  expect(table.now() - Date.now()).toBe(5000);
  await passes(12_000);
  expect(table.isTaking).toBe(false);

  const late = new LiveServer();
  const { table: other } = late.seat(readers);
  other.open();
  late.show({ name: 'closed', steps: [4, 7] });
  expect(other.state().stage).toMatchObject({ steps: [4, 7], past: 2 });
  late.step(2, 9);
  late.step(2, 9);
  expect(other.state().stage).toMatchObject({ steps: [4, 7, 9], past: 2 });
  late.end('red');
  expect(other.state()).toMatchObject({
    stage: { name: 'shown', mark: 'red' },
    road: ['red'],
    round: { seed: 'ab'.repeat(32) },
  });
  expect(server.posted.concat(late.posted)).toEqual([]);
});

test('a bet whose answer is lost goes out again as it was and stakes once; meanwhile it counts as staked, and the page says that it is cut off', async () => {
  const { server, table } = await seated();
  server.faults.push('before', 'after', 'after');
  const cutOff: boolean[] = [];
  table.subscribe(() => cutOff.push(table.state().isCutOff));
  const taken = table.bet(bet, paise(100_00));
  expect(table.state().tickets).toMatchObject([{ state: 'sending' }]);
  expect(leftOf(table.state())).toBe(900_00);
  await passes(5000);
  await expect(taken).resolves.toMatchObject({ id: 'id-of-ref-1', state: 'open' });
  expect(server.sent.map(({ name }) => name)).toEqual(Array(4).fill('table-bet'));
  expect(new Set(server.sent.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(server.balance).toBe(900_00);
  // The answer that came did not say the balance, so it was asked for.
  expect(table.state().balance).toBe(900_00);
  expect(cutOff).toContain(true);
  expect(table.state().isCutOff).toBe(false);
});

test('a connection that ends in the middle of a round comes again, ever later, and shows the table anew; my bet stands', async () => {
  const { server, table } = await seated();
  await table.bet(bet, paise(100_00));
  server.close();
  server.drop();
  expect(table.state().isCutOff).toBe(false);
  await passes(0);
  expect(table.state().isCutOff).toBe(true);
  await passes(700);
  expect(server.sockets).toHaveLength(2);
  server.drop();
  await passes(700);
  expect(server.sockets).toHaveLength(2);
  await passes(700);
  server.show({ name: 'closed', steps: [1, 2, 3] });
  expect(table.state()).toMatchObject({ isCutOff: false, stage: { past: 3 }, tickets: [{ state: 'open' }] });
  server.end('red', () => 195_00);
  expect(table.state().balance).toBe(1095_00);
  expect(server.posted).toEqual(['pavilion:round-began', 'pavilion:round-ended']);
});

test('a connection on which nothing comes any more is one that has ended', async () => {
  const { server, table } = await seated();
  await passes(5000);
  server.message('crowd', { players: 4, crowd: null });
  await passes(5000);
  expect(server.sockets).toHaveLength(1);
  await passes(2000);
  expect(server.sockets[0]?.isClosed).toBe(true);
  expect(server.sockets).toHaveLength(2);
  expect(table.state().isCutOff).toBe(true);
});

test('a step that is missing has the table shown anew', async () => {
  const { server, table } = await seated();
  server.close();
  server.step(1, 7);
  await passes(700);
  expect(server.sockets).toHaveLength(2);
  server.show({ name: 'closed', steps: [4, 7] });
  expect(table.state().stage.steps).toEqual([4, 7]);
});

test('a session that is over says so to the page around, once, and nothing goes on', async () => {
  const { server, table } = await seated();
  server.drop(4401);
  await passes(60_000);
  expect(table.state().phase).toBe('over');
  expect(server.posted).toEqual(['pavilion:session-over']);
  expect(server.sockets).toHaveLength(1);
  await expect(table.bet(bet, paise(100_00))).resolves.toBeNull();
});

test('a bet that comes when bets are closed is refused in the server’s sentence, and its money is not gone', async () => {
  const { server, table } = await seated();
  server.answers.set('table-bet', { status: 409, content: { message: 'Bets are closed.', field: 'round' } });
  await expect(table.bet(bet, paise(100_00))).resolves.toBeNull();
  expect(table.state()).toMatchObject({ refusal: { message: 'Bets are closed.' }, tickets: [], balance: 1000_00 });
  expect(leftOf(table.state())).toBe(1000_00);
});

test('a stake that the operator refuses comes off the table, with its sentence', async () => {
  const { server, table } = await seated();
  const ticket = { id: 'id', ref: 'ref-1', round: 1, bet, stake: 100_00, state: 'undone', leftAt: null, pays: 0 };
  const refusal = { code: 'NOT_ENOUGH_MONEY', message: 'Not enough money.' };
  server.answers.set('table-bet', { status: 200, content: { ticket, balance: 40_00, refusal } });
  await expect(table.bet(bet, paise(100_00))).resolves.toBeNull();
  expect(table.state()).toMatchObject({ refusal, tickets: [], balance: 40_00 });
});

test('chips that are laid quickly are one ticket; undo takes the ticket back and sends what else it held', async () => {
  const { server, chips } = await seated();
  chips.lay('red', paise(100_00));
  chips.lay('red', paise(50_00));
  chips.lay('black', paise(10_00));
  expect(chips.state().lying).toEqual([
    { spot: 'red', stake: 150_00 },
    { spot: 'black', stake: 10_00 },
  ]);
  expect(chips.left).toBe(840_00);
  await passes(500);
  expect(server.sent.map(({ name }) => name)).toEqual(['table-bet']);
  chips.undo();
  expect(chips.state().lying).toEqual([{ spot: 'red', stake: 150_00 }]);
  await passes(1000);
  expect(server.sent.map(({ name }) => name)).toEqual(['table-bet', 'table-back', 'table-bet']);
  expect(server.sent[2]?.body.bet).toEqual([{ spot: 'red', stake: 150_00 }]);
  expect([server.balance, chips.left]).toEqual([850_00, 850_00]);
  chips.clear();
  await passes(1000);
  expect([server.balance, chips.left]).toEqual([1000_00, 1000_00]);
});

test('what was laid on one round can be repeated on the next, and doubled as far as the limits go', async () => {
  const { server, chips } = await seated();
  chips.lay('red', paise(400_00));
  await passes(500);
  server.close();
  expect(chips.lay('red', paise(10_00))).toBe(false);
  server.end('black');
  server.begin();
  expect(chips.state()).toMatchObject({ lying: [], before: [{ spot: 'red', stake: 400_00 }] });
  await passes(0);
  chips.repeat();
  chips.double();
  expect(chips.state().lying).toEqual([{ spot: 'red', stake: 600_00 }]);
  expect(chips.double()).toBe(false);
  expect(chips.state().trouble).toEqual({ kind: 'most', most: 600_00 });
  expect(chips.lay('black', paise(10_00))).toBe(false);
  expect(chips.state().trouble).toEqual({ kind: 'short' });
});

test('a chip that can’t come back because bets have closed lies again', async () => {
  const { server, chips } = await seated();
  chips.lay('red', paise(100_00));
  await passes(500);
  server.answers.set('table-back', {
    status: 409,
    content: { message: 'This bet can no longer be cancelled.', field: 'ticket' },
  });
  chips.undo();
  await passes(100);
  expect(chips.state().lying).toEqual([{ spot: 'red', stake: 100_00 }]);
});

test('what another page of mine has laid lies here as well, once this one is shown the table', async () => {
  const { server, table, chips } = await seated();
  await table.bet(bet, paise(100_00));
  expect(chips.state().lying).toEqual(bet);
  server.drop();
  await passes(700);
  server.show();
  expect(chips.state().lying).toEqual(bet);
});
