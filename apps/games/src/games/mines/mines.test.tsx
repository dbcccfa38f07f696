import { paise } from '@pavilion/money';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { type GameServer, gameServer } from '../../testing/game-server.ts';
import { MinesPage } from './page.tsx';
import { minesReaders } from './round.ts';

const climb = { isOver: false, isCapped: false, mines: 3 };
const open = (opened: readonly number[], multiplier: number | null) => ({
  state: 'open',
  seen: { ...climb, pays: 0, end: null, multiplier, opened, mined: null },
});
const lost = (opened: readonly number[]) => ({
  state: 'over',
  seen: { ...climb, isOver: true, pays: 0, end: 'lost', multiplier: 0, opened, mined: [0, 1, opened.at(-1)] },
});

async function page(server: GameServer): Promise<void> {
  const seat = server.seat(minesReaders);
  render(<MinesPage seat={seat} />);
  await act(() => seat.table.open());
}

const go = () =>
  within(screen.getByRole('region', { name: 'Your bet' }))
    .getAllByRole('button')
    .at(-1) as HTMLElement;
const press = (element: HTMLElement) => act(async () => fireEvent.click(element));

beforeEach(() => localStorage.clear());

test('a bet opens the board; a safe field raises what a cash-out pays, a mine ends the round and shows what lay where', async () => {
  const server = gameServer();
  await page(server);
  expect(go()).toHaveTextContent('Bet₹100.00, first safe field pays ₹110.22');
  expect(screen.getByRole('button', { name: 'Field, row 3, column 3' })).toHaveAttribute('aria-disabled', 'true');

  server.answer('bet', { ...open([], null), balance: paise(900_00) });
  await press(go());
  expect(server.sent.at(-1)).toMatchObject({ bet: { stake: 100_00, mines: 3 } });
  expect(screen.getByText('₹900.00')).toBeVisible();
  expect(go()).toHaveTextContent('Open a field');

  server.answer('move', { ...open([12], 11_022), pays: 110_22 });
  await press(screen.getByRole('button', { name: 'Field, row 3, column 3' }));
  expect(server.sent.at(-1)).toMatchObject({ at: 0, move: { kind: 'open', field: 12 } });
  expect(screen.getByRole('button', { name: 'Safe, row 3, column 3' })).toBeVisible();
  expect(go()).toHaveTextContent('Cash out₹110.22');

  server.answer('move', { ...lost([12, 13]), moves: 2 });
  await press(screen.getByRole('button', { name: 'Field, row 3, column 4' }));
  expect(screen.getByRole('button', { name: 'Mine, row 3, column 4' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Mine, row 1, column 1' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('A mine, ₹100.00 lost1 field was safe');
  expect(screen.getByRole('list', { name: 'Last rounds, newest first' })).toHaveTextContent('Lost');
  expect(go()).toHaveTextContent('Bet');
});

describe('the stake field', () => {
  it('says in words what cannot be read, and keeps it', async () => {
    const server = gameServer();
    await page(server);
    const field = screen.getByRole('textbox', { name: 'Stake in rupees' });
    fireEvent.change(field, { target: { value: '10,50' } });
    expect(screen.getByText('Enter an amount in rupees, such as 1,050 or 10.50.')).toBeVisible();
    expect(field).toHaveValue('10,50');
    await press(go());
    expect(server.sent).toEqual([]);
    fireEvent.change(field, { target: { value: '1' } });
    expect(screen.getByText(/^Enter a stake from /)).toBeVisible();
  });

  it('reads the digits of other scripts', async () => {
    const server = gameServer();
    await page(server);
    fireEvent.change(screen.getByRole('textbox', { name: 'Stake in rupees' }), { target: { value: '२००' } });
    server.answer('bet', { ...open([], null), balance: paise(900_00) });
    await press(go());
    expect(server.sent.at(-1)).toMatchObject({ bet: { stake: 200_00, mines: 3 } });
  });
});

test('a round that was left open stands as it was when the page opens again, and can be cashed out', async () => {
  const server = gameServer({ ...open([3, 4], 12_594), pays: 125_94, moves: 2 });
  await page(server);
  for (const each of ['Safe, row 1, column 4', 'Safe, row 1, column 5']) {
    expect(screen.getByRole('button', { name: each })).toBeVisible();
  }
  const seen = { ...climb, isOver: true, pays: 125_94, end: 'cashed-out', multiplier: 12_594, opened: [3, 4] };
  server.answer('move', { state: 'over', seen: { ...seen, mined: [0, 1, 2] }, pays: 125_94, moves: 3 });
  await press(go());
  expect(server.sent.at(-1)).toMatchObject({ at: 2, move: { kind: 'cash-out' } });
  expect(screen.getByRole('status')).toHaveTextContent('Cashed out 1.2594×, ₹125.94+₹25.94');
  expect(server.posted).toEqual(['pavilion:round-began', 'pavilion:round-ended']);
});

test('the operator’s sentence stands at the foot where it refuses a stake, and no field can be opened', async () => {
  const server = gameServer();
  await page(server);
  server.answer('bet', {
    ...{ state: 'undone', seen: null },
    refusal: { code: 'LIMIT_REACHED', message: 'Your loss limit for today is reached.' },
  });
  await press(go());
  expect(screen.getByRole('alert')).toHaveTextContent('Your loss limit for today is reached.');
  await press(screen.getByRole('button', { name: 'Field, row 1, column 1' }));
  expect(server.sent).toHaveLength(1);
});

test('a stake outside the limits says so at the foot and can’t be bet; nor one above the balance', async () => {
  const server = gameServer();
  await page(server);
  const stake = screen.getByRole('textbox', { name: 'Stake in rupees' });
  await act(async () => fireEvent.change(stake, { target: { value: '5' } }));
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a stake from ₹10.00 to ₹10,000.00');
  expect(go()).toHaveAttribute('aria-disabled', 'true');
  await act(async () => fireEvent.change(stake, { target: { value: '1,000.01' } }));
  const short = screen.getByRole('button', { name: 'Not enough balance' });
  expect(short).toHaveAttribute('aria-disabled', 'true');
  await press(short);
  expect(server.sent).toEqual([]);
  const posted = new Promise((resolve) => window.addEventListener('message', ({ data }) => resolve(data)));
  await press(screen.getByRole('button', { name: 'Deposit' }));
  expect(await posted).toBe('pavilion:deposit');
});

test('the board is walked by the arrow keys, and leaves the focus at its edges', async () => {
  const server = gameServer();
  await page(server);
  const at = (row: number, column: number) =>
    screen.getByRole('button', { name: `Field, row ${row}, column ${column}` });
  at(3, 3).focus();
  for (const [key, row, column] of [
    ['ArrowUp', 2, 3],
    ['ArrowUp', 1, 3],
    ['ArrowUp', 1, 3],
    ['ArrowRight', 1, 4],
    ['ArrowRight', 1, 5],
    ['ArrowRight', 1, 5],
    ['ArrowDown', 2, 5],
  ] as const) {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    expect(at(row, column)).toHaveFocus();
  }
});

test('the seeds are shown, and changing the player’s own reveals the one before', async () => {
  const server = gameServer();
  await page(server);
  await press(screen.getByRole('button', { name: 'Verify' }));
  const sheet = screen.getByRole('dialog', { name: 'Fairness' });
  expect(sheet).toHaveTextContent(server.seeds.hash);
  const own = within(sheet).getByRole('textbox', { name: 'Your seed' });
  await act(async () => fireEvent.change(own, { target: { value: 'a b' } }));
  expect(within(sheet).getByRole('button', { name: 'Change seeds' })).toBeDisabled();
  await act(async () => fireEvent.change(own, { target: { value: 'asha-7' } }));
  await press(within(sheet).getByRole('button', { name: 'Change seeds' }));
  expect(server.sent.at(-1)).toEqual({ client: 'asha-7' });
});

describe('the field of the own seed', () => {
  it.each([{ isComposing: true }, { keyCode: 229 }])('changes nothing while text is composed, %j', async (init) => {
    const server = gameServer();
    await page(server);
    await press(screen.getByRole('button', { name: 'Verify' }));
    const own = screen.getByRole('textbox', { name: 'Your seed' });
    await act(async () => fireEvent.change(own, { target: { value: 'asha-7' } }));
    await act(async () => fireEvent.keyDown(own, { key: 'Enter', ...init }));
    expect(server.sent).not.toContainEqual({ client: 'asha-7' });
  });
});

test('where one field more would win more than a round may pay none can be opened, and the page says to cash out', async () => {
  const seen = { ...open([0, 1, 2, 3], 2454_1000).seen, mines: 20 };
  const server = gameServer({ state: 'open', seen, pays: 2_45_410_00, moves: 4 }, { stake: 100_00, mines: 20 });
  await page(server);
  expect(screen.getByRole('alert')).toHaveTextContent('The next step would exceed the maximum win');
  await press(screen.getByRole('button', { name: 'Field, row 3, column 3' }));
  expect(screen.getByRole('button', { name: 'Open a random field' })).toBeDisabled();
  expect(server.sent).toEqual([]);
  expect(go()).toHaveTextContent('Cash out₹2,45,410.00');
});
