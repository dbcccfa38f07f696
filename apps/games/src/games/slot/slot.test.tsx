import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { gameServer } from '../../testing/game-server.ts';
import { SlotPage } from './page.tsx';
import { slotReaders } from './round.ts';

const spin = (rest: object = {}) => ({
  ...{ stops: [0, 1, 2, 3, 4], multiplier: 1, lines: [], scatters: 0, scatterPays: 0, pays: 0, freeSpins: 0 },
  ...rest,
});
const seen = (spins: readonly object[], rest: object = {}) => ({
  ...{ bet: { stake: 20_00 }, isOver: true, pays: 0, isCapped: false, spins, freeSpinsLeft: 0, won: 0 },
  ...rest,
});
const line = { line: 1, symbol: 'H1', count: 4 };

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  globalThis.ResizeObserver = class {
    observe() {}
    disconnect() {}
    unobserve() {}
  };
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function page(open: Parameters<typeof gameServer>[0] = null) {
  const server = gameServer(open, { stake: 20_00 });
  const seat = server.seat(slotReaders);
  render(<SlotPage seat={{ ...seat, opening: { ...seat.opening, name: 'Lotus Monsoon', model: 'steady' } }} />);
  await act(() => seat.table.open());
  return server;
}
const button = () => screen.getByRole('button', { name: /^(Spin|Free)/ });
const press = (element: HTMLElement) => act(async () => fireEvent.click(element));
const passes = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
const result = () => within(screen.getByRole('region', { name: 'The reels' })).getByRole('status');
const figure = (name: string) => within(screen.getByRole('contentinfo')).getByText(name).nextElementSibling;

test('a spin turns for 2.5 s whatever it brings: until then neither balance nor result give it away, and no other can be begun', async () => {
  const server = await page();
  expect(result()).toHaveTextContent('20 lines, ₹1.00 on each');
  const won = { ...line, pays: 160_00 };
  server.answer('bet', {
    ...{ state: 'over', bet: { stake: 20_00 }, pays: 160_00, balance: 1060_00 },
    seen: seen([spin({ lines: [won], pays: 160_00 })], { pays: 160_00, won: 160_00 }),
  });
  await press(button());
  expect(server.sent).toEqual([{ ref: 'ref', bet: { stake: 20_00 } }]);
  await passes(2400);
  expect(result()).toHaveTextContent('Spinning');
  expect(figure('Available')).toHaveTextContent('₹900.00');
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  await press(button());
  expect(server.sent).toHaveLength(1);
  await passes(300);
  expect(result()).toHaveTextContent('Line 1, 4 of');
  expect(figure('Available')).toHaveTextContent('₹1,060.00');
  expect(screen.getByRole('img', { name: /^Five reels of three: / })).toBeVisible();
});

test('what comes back below the stake is said in one quiet sentence, and counts as a loss in the session’s net', async () => {
  const server = await page();
  server.answer('bet', {
    ...{ state: 'over', bet: { stake: 20_00 }, pays: 8_00, balance: 988_00 },
    seen: seen([spin({ lines: [{ ...line, pays: 8_00 }], pays: 8_00 })], { pays: 8_00, won: 8_00 }),
  });
  await press(button());
  await passes(2700);
  expect(result()).toHaveTextContent('₹8.00 won on ₹100.00');
  const net = screen.getByText('Net').nextElementSibling;
  expect(net).toHaveTextContent('−₹92.00');
});

test('free spins are tapped one by one with the stake that won them, also where the page was opened anew between', async () => {
  const before = seen([spin({ scatters: 3, scatterPays: 40_00, pays: 40_00, freeSpins: 8 })], {
    ...{ isOver: false, freeSpinsLeft: 8 },
  });
  const server = await page({ state: 'open', seen: before, bet: { stake: 20_00 } });
  expect(button()).toHaveTextContent('Free1 of 8');
  for (const stake of within(screen.getByRole('group', { name: 'Stakes' })).getAllByRole('button')) {
    expect(stake).toBeDisabled();
  }
  server.answer('move', {
    ...{ state: 'open', moves: 1, bet: { stake: 20_00 } },
    seen: seen([...before.spins, spin({ multiplier: 2 })], { isOver: false, freeSpinsLeft: 7 }),
  });
  await press(button());
  expect(server.sent).toEqual([{ round: 'round', at: 0, move: { kind: 'spin' } }]);
  await passes(2700);
  expect(button()).toHaveTextContent('Free2 of 8');
  expect(result()).toHaveTextContent('No win');
});

test('who is short of money is led to a deposit; the paytable has what the rules pay at the stake that is chosen', async () => {
  const server = await page();
  await press(screen.getByRole('button', { name: 'Raise the stake' }));
  server.answer('bet', {
    ...{ state: 'undone', seen: null, balance: 0 },
    refusal: { code: 'NOT_ENOUGH_MONEY', message: 'Not enough funds.' },
  });
  await press(button());
  expect(screen.getByRole('alert')).toHaveTextContent('Not enough funds.');
  expect(screen.getByRole('button', { name: /Deposit/ })).toBeVisible();
  HTMLDialogElement.prototype.showModal ??= () => {};
  await press(screen.getByRole('button', { name: 'Paytable' }));
  expect(screen.getByText('at ₹40.00 a spin')).toBeInTheDocument();
  // Five of the dearest symbol: 900 line bets of ₹2.00.
  expect(screen.getAllByText('₹1,800.00').length).toBeGreaterThan(0);
});

test('a round that won more than it may pay says what it pays, and that it is the most', async () => {
  const server = await page();
  const won = { ...line, pays: 20_00_000_00 };
  server.answer('bet', {
    ...{ state: 'over', bet: { stake: 20_00 }, pays: 10_00_000_00, balance: 10_00_980_00 },
    seen: seen([spin({ lines: [won], pays: 20_00_000_00 })], {
      ...{ pays: 10_00_000_00, won: 10_00_000_00, isCapped: true },
    }),
  });
  await press(button());
  await passes(2700);
  expect(result()).toHaveTextContent('₹10,00,000.00, maximum win');
  expect(result()).not.toHaveTextContent('₹20,00,000.00');
});
