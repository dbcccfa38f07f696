import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { LiveServer } from '../../testing/live-server.ts';
import { aviatorReaders } from './flight.ts';
import { AviatorPage } from './page.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.useFakeTimers();
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const passes = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
const panel = (number: number) => within(screen.getByRole('group', { name: `Bet ${number}` }));
const go = (number: number) => panel(number).getAllByRole('button').at(-1) as HTMLElement;
const press = async (element: HTMLElement) => {
  await act(async () => fireEvent.click(element));
  await passes(0);
};

async function seated() {
  const server = new LiveServer();
  const seat = server.seat(aviatorReaders);
  render(<AviatorPage seat={seat} />);
  await act(async () => {
    seat.table.open();
    server.show({}, { road: [{ crash: 124 }, { crash: 1462 }] });
  });
  await passes(0);
  return server;
}
const shows = async (change: () => void) => {
  await act(async () => change());
  await passes(0);
};

test('a bet is placed, taken back while bets are taken, and cashed out by hand in the air at what the server says', async () => {
  const server = await seated();
  expect(screen.getByRole('list', { name: 'Last rounds, newest first' })).toHaveTextContent('1.24×14.62×');
  await press(go(1));
  expect(server.sent.at(-1)).toMatchObject({ name: 'table-bet', body: { bet: { stake: 100_00, target: null } } });
  expect(go(1)).toHaveTextContent('Cancel bet₹100.00 in this round');
  await press(go(1));
  expect(server.sent.at(-1)?.name).toBe('table-back');
  expect(go(1)).toHaveTextContent('Betthis round, ₹100.00');

  await press(go(1));
  await shows(() => server.close());
  expect(go(1)).toHaveTextContent('Cash out');
  const ticket = [...server.tickets.values()].at(-1);
  server.answers.set('table-leave', {
    status: 200,
    content: { ticket: { ...ticket, state: 'over', leftAt: 137, pays: 137_00 }, balance: 1037_00, refusal: null },
  });
  await press(go(1));
  expect(go(1)).toHaveTextContent('Cashed out 1.37×₹137.00');
  expect(screen.getByRole('contentinfo')).toHaveTextContent('₹1,037.00');
});

test('both bets have a target of their own; one that is none can’t be placed', async () => {
  const server = await seated();
  await press(panel(2).getByRole('switch'));
  const target = panel(2).getByRole('textbox', { name: 'Auto cash-out at' });
  await act(async () => fireEvent.change(target, { target: { value: '1.00' } }));
  expect(go(2)).toHaveAttribute('aria-disabled', 'true');
  await act(async () => fireEvent.change(target, { target: { value: '1.5' } }));
  await press(go(2));
  await press(go(1));
  expect(server.sent.map(({ body }) => body.bet)).toEqual([
    { stake: 100_00, target: 150 },
    { stake: 100_00, target: null },
  ]);
  expect(go(1)).toHaveTextContent('Cancel bet');
  expect(go(2)).toHaveTextContent('Cancel bet');
});

describe('the fields of a bet', () => {
  const field = (name: string) => panel(1).getByRole('textbox', { name });
  const type = (name: string, value: string) => act(async () => fireEvent.change(field(name), { target: { value } }));

  it('say in words what cannot be read, and keep it', async () => {
    const server = await seated();
    await type('Stake in rupees', '10,50');
    expect(field('Stake in rupees')).toHaveAccessibleDescription('Enter an amount in rupees, such as 1,050 or 10.50.');
    expect(field('Stake in rupees')).toHaveValue('10,50');
    await type('Stake in rupees', '100');
    await press(panel(1).getByRole('switch'));
    await type('Auto cash-out at', '1,5');
    expect(field('Auto cash-out at')).toHaveAccessibleDescription(
      'Enter a multiplier from 1.01× to 10000.00×, such as 1.50',
    );
    await press(go(1));
    expect(server.sent).toEqual([]);
  });

  it('read the digits of other scripts', async () => {
    const server = await seated();
    await type('Stake in rupees', '२००');
    await press(panel(1).getByRole('switch'));
    await type('Auto cash-out at', '１.५');
    await press(go(1));
    expect(server.sent.at(-1)?.body.bet).toEqual({ stake: 200_00, target: 150 });
  });
});

test('a bet for the next round waits for it and goes out once; it can be cancelled before', async () => {
  const server = await seated();
  await shows(() => server.close());
  await press(go(1));
  expect(go(1)).toHaveTextContent('Cancelnext round, ₹100.00');
  await press(go(2));
  await press(go(2));
  expect(server.sent).toEqual([]);
  await shows(() => server.end({ crash: 142 }));
  expect(screen.getByText('Flew away at 1.42×')).toBeInTheDocument();
  await shows(() => server.begin());
  expect(server.sent).toHaveLength(1);
  expect(go(1)).toHaveTextContent('Cancel bet');
  expect(go(2)).toHaveTextContent('Bet');
});

test('an answer that is lost leaves one bet; while the connection is gone the page says that automatic cash-out goes on', async () => {
  const server = await seated();
  server.faults.push('after');
  await press(go(1));
  expect(go(1)).toHaveTextContent('Placing bet');
  await passes(1000);
  expect(go(1)).toHaveTextContent('Cancel bet');
  expect(server.tickets.size).toBe(1);
  await shows(() => server.close());
  await shows(() => server.drop());
  await passes(300);
  expect(screen.getByRole('alert')).toHaveTextContent('Auto cash-out stays active');
});

test('a flight that pays the most that a round may says so', async () => {
  const server = await seated();
  await press(go(1));
  await shows(() => server.close());
  const ticket = [...server.tickets.values()].at(-1);
  server.answers.set('table-leave', {
    status: 200,
    content: { ticket: { ...ticket, state: 'over', leftAt: 1_000_000, pays: 10_00_000_00 }, balance: 1, refusal: null },
  });
  await press(go(1));
  expect(screen.getByText(/Cashed out .*×, ₹10,00,000.00, maximum win/)).toBeInTheDocument();
});

/** The page as it opens again in the same tab. */
async function reloaded(server: LiveServer, stage: object) {
  const seat = server.seat(aviatorReaders);
  cleanup();
  render(<AviatorPage seat={seat} />);
  await act(async () => {
    seat.table.open();
    server.show(stage);
  });
  await passes(0);
}

test('a bet that waits for the next round still does after a reload, says so, and goes out once', async () => {
  const server = await seated();
  await shows(() => server.close());
  await press(go(1));
  await reloaded(server, { name: 'closed' });
  expect(go(1)).toHaveTextContent('Cancelnext round, ₹100.00');
  expect(screen.getByText('The page was reloaded. Your bet is still set for the next round.')).toBeInTheDocument();
  await shows(() => server.begin());
  expect(server.sent.filter(({ name }) => name === 'table-bet')).toHaveLength(1);
  expect(screen.queryByText(/was reloaded/)).not.toBeInTheDocument();
});

test('a bet whose round has begun before the page was there again is not placed, and that is said', async () => {
  const server = await seated();
  await shows(() => server.close());
  await press(go(1));
  cleanup();
  await shows(() => server.begin());
  await reloaded(server, {});
  expect(screen.getByText('The page was reloaded. Your bet for the next round was not placed.')).toBeInTheDocument();
  expect(go(1)).toHaveTextContent('Bet');
  expect(server.sent.filter(({ name }) => name === 'table-bet')).toEqual([]);
});
