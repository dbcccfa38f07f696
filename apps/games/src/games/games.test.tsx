import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { RoundReaders } from '../kit/calls/round.ts';
import type { Seat } from '../kit/seat.ts';
import { type GameServer, gameServer } from '../testing/game-server.ts';
import { DicePage } from './dice/page.tsx';
import { diceReaders } from './dice/round.ts';
import { GoalPage } from './goal/page.tsx';
import { goalReaders } from './goal/round.ts';
import { HiloPage } from './hilo/page.tsx';
import { hiloReaders } from './hilo/round.ts';
import { RoulettePage } from './miniroulette/page.tsx';
import { rouletteReaders, turnedTo } from './miniroulette/round.ts';
import { PlinkoPage } from './plinko/page.tsx';
import { fallTime, placeOf, plinkoReaders } from './plinko/round.ts';

async function open<Bet, Seen>(
  server: GameServer,
  readers: RoundReaders<Bet, Seen>,
  page: (seat: Seat<Bet, Seen>) => ReactNode,
): Promise<void> {
  const seat = server.seat(readers);
  render(page(seat));
  await act(() => seat.table.open());
}
const panel = () => within(screen.getByRole('region', { name: 'Your bet' }));
const go = () => panel().getAllByRole('button').at(-1) as HTMLElement;
const press = (element: HTMLElement) => act(async () => fireEvent.click(element));
const balance = () => within(screen.getByRole('contentinfo')).getByText('Available').nextSibling;

// What browsers have and jsdom lacks.
Element.prototype.animate ??= () => ({}) as Animation;

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());
const passes = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

test('a roll is shown once the dice lie, and not before: neither its figure nor what it paid', async () => {
  const bet = { stake: 100_00, side: 'under', target: 5000 };
  const server = gameServer(null, bet);
  await open(server, diceReaders, (seat) => <DicePage seat={seat} />);
  const target = screen.getByRole('slider', { name: 'Target' });
  fireEvent.keyDown(target, { key: 'PageUp' });
  expect(target).toHaveAttribute('aria-valuenow', '53.5');
  fireEvent.keyDown(target, { key: 'End' });
  expect(target).toHaveAttribute('aria-valuenow', '94');
  fireEvent.click(screen.getByRole('button', { name: 'Over' }));
  expect(target).toHaveAttribute('aria-valuetext', '6.00');

  const seen = { isOver: true, pays: 194_00, isCapped: false, roll: 2307, isWon: true };
  server.answer('bet', { state: 'over', seen, pays: 194_00, balance: 1094_00 });
  await press(go());
  expect(server.sent).toEqual([{ ref: 'ref', bet: { stake: 100_00, side: 'over', target: 600 } }]);
  expect(screen.queryByText('23.07')).not.toBeInTheDocument();
  expect(balance()).toHaveTextContent('₹900.00');
  await passes(450);
  expect(screen.getByText('23.07. Won +₹94.00.')).toBeInTheDocument();
  expect(balance()).toHaveTextContent('₹1,094.00');
});

test('balls fall beside each other, each is paid as it lands, and less than the stake is no win', async () => {
  const server = gameServer(null, { stake: 100_00, rows: 12, risk: 'low' });
  await open(server, plinkoReaders, (seat) => <PlinkoPage seat={seat} />);
  await press(panel().getByRole('button', { name: '12' }));
  const path = [0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1];
  const seen = { isOver: true, pays: 41_00, isCapped: false, path, pocket: 6 };
  server.answer('bet', { state: 'over', seen, pays: 41_00, balance: 941_00 });
  await press(go());
  expect(screen.getByText('1 ball falling')).toBeVisible();
  expect(balance()).toHaveTextContent('₹900.00');
  expect(go()).toHaveAttribute('aria-disabled', 'false');
  await passes(13 * 90);
  expect(screen.getByText('0.41×. Paid ₹41.00.')).toBeInTheDocument();
  expect(screen.getByText('0.41×', { selector: 'b' })).not.toHaveClass('up');
  expect(balance()).toHaveTextContent('₹941.00');
});

test('a ball touches one peg in each row and lands above its pocket', () => {
  const path = [1, 1, 0, 1, 0, 0, 1, 1, 1, 0, 1, 1] as const;
  const bet = { stake: 100_00, rows: 12, risk: 'low' };
  const seen = { isOver: true, pays: 100, isCapped: false, path, pocket: 8 };
  const drop = { bet: plinkoReaders.bet(bet), seen: plinkoReaders.seen(seen) } as Parameters<typeof placeOf>[0];
  const pegs = Array.from({ length: 12 }, (_, row) => placeOf(drop, (row + 1.5) * 90).peg);
  expect(pegs).toEqual(['0-1', '1-2', '2-3', '3-3', '4-4', '5-4', '6-4', '7-5', '8-6', '9-7', '10-7', '11-8']);
  expect(placeOf(drop, fallTime(drop)).x).toBeCloseTo(170 + 2 * (340 / 13));
});

const climb = { isOver: false, isCapped: false, pays: 0, end: null, multiplier: null };

test('a pass goes to a place of the next column alone; a bomb ends the round and shows them all', async () => {
  const server = gameServer(null, { stake: 100_00, pitch: '3x4' });
  await open(server, goalReaders, (seat) => <GoalPage seat={seat} />);
  await press(panel().getByRole('button', { name: '3×4' }));
  server.answer('bet', { state: 'open', seen: { ...climb, pitch: '3x4', passes: [], bombs: [] }, balance: 900_00 });
  await press(go());
  const places = screen.getAllByRole('button', { name: /^Pass to position/ });
  expect(places).toHaveLength(3);
  places[0]?.focus();
  fireEvent.keyDown(places[0] as HTMLElement, { key: 'ArrowRight' });
  expect(places[1]).toHaveFocus();
  const lost = { ...climb, isOver: true, end: 'lost', multiplier: 0, pitch: '3x4', passes: [1], bombs: [1, 0, 2, 0] };
  server.answer('move', { state: 'over', seen: lost, moves: 1 });
  await press(places[1] as HTMLElement);
  expect(server.sent.at(-1)).toMatchObject({ at: 0, move: { kind: 'pass', row: 1 } });
  expect(screen.getAllByRole('img', { name: /^Bomb/ })).toHaveLength(4);
  expect(screen.getByText('A bomb, ₹100.00 lost')).toBeVisible();
});

test('what can be called is what the open card allows, and after a round its last card is the next one’s first', async () => {
  const server = gameServer(
    { state: 'open', seen: { ...climb, first: 'Kh', steps: [], skipsLeft: 52 } },
    { stake: 100_00, first: 'Kh' },
  );
  await open(server, hiloReaders, (seat) => <HiloPage seat={seat} />);
  const calls = within(screen.getByRole('group', { name: 'What is the next card?' })).getAllByRole('button');
  expect(calls.map((call) => call.textContent)).toEqual(['Lower92.3%1.05×', 'Same7.69%12.61×']);
  const steps = [{ card: 'Ks', call: 'lower' }];
  const lost = { ...climb, isOver: true, end: 'lost', multiplier: 0, first: 'Kh', steps, skipsLeft: 52 };
  server.answer('move', { state: 'over', seen: lost, moves: 1 });
  await press(calls[0] as HTMLElement);
  expect(screen.getByText('King. You called lower')).toBeVisible();
  server.answer('bet', { state: 'open', seen: { ...climb, first: 'Ks', steps: [], skipsLeft: 52 } });
  await press(go());
  expect(server.sent.at(-1)).toMatchObject({ bet: { stake: 100_00, first: 'Ks' } });
});

test('chips lie in one heap a spot, the last is taken back, and they lie again for the next spin', async () => {
  const chips = [{ spot: '7', stake: 200_00 }];
  const server = gameServer(null, { stake: 200_00, chips });
  await open(server, rouletteReaders, (seat) => <RoulettePage seat={seat} />);
  expect(go()).toHaveAttribute('aria-disabled', 'true');
  const spot = (name: RegExp) => screen.getByRole('button', { name });
  await press(spot(/^Number 7, red/));
  await press(spot(/^Number 7, red/));
  await press(spot(/^Black/));
  await press(spot(/^Undo last chip/));
  expect(spot(/^Number 7, red, ₹200.00 on it/)).toBeVisible();
  const won = ['7', 'red', 'odd', '7-12'];
  const seen = { isOver: true, pays: 2520_00, isCapped: false, number: 7, won };
  server.answer('bet', { state: 'over', seen, pays: 2520_00, balance: 3320_00 });
  await press(go());
  expect(server.sent).toEqual([{ ref: 'ref', bet: { stake: 200_00, chips } }]);
  expect(screen.getByText('No more bets')).toBeVisible();
  await passes(4200);
  expect(screen.getByText('Red, odd')).toBeVisible();
  expect(screen.getByText('7 paid ₹2,520.00')).toBeVisible();
  expect(panel().getByRole('button', { name: /^Repeat/ })).toHaveTextContent('₹200.00');
});

test('the wheel turns on to each number, three turns and more', () => {
  for (const [number, from] of [
    [0, 0],
    [7, 100],
    [11, 4000],
  ] as const) {
    const turned = turnedTo(number, from);
    expect(turned - from).toBeGreaterThanOrEqual(1080);
    expect(turned - from).toBeLessThan(1440);
  }
  expect(turnedTo(0, 0) % 360).toBe(0);
});

test('a ball is staked on by no more than its best pocket can pay in full: the stake comes down with the choice, and the page says so', async () => {
  const server = gameServer();
  await open(server, plinkoReaders, (seat) => <PlinkoPage seat={seat} />);
  await press(panel().getByRole('button', { name: 'Max, ₹10,000.00' }));
  await press(panel().getByRole('button', { name: 'High' }));
  const stake = panel().getByRole('textbox', { name: 'Stake in rupees' });
  expect(stake).toHaveValue('1111');
  expect(screen.getByRole('contentinfo')).toHaveTextContent('₹10.00 to ₹1,111.00');
  await act(async () => fireEvent.change(stake, { target: { value: '1,112' } }));
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a stake from ₹10.00 to ₹1,111.00');
  await press(panel().getByRole('button', { name: '12' }));
  expect(panel().getByRole('button', { name: 'Max, ₹8,333.00' })).toBeVisible();
});

test('a call that would win more than a round may pay is shown as past it and can’t be made; the other can', async () => {
  const climb = { isOver: false, pays: 2_00_000_00, isCapped: false, end: null, multiplier: 2005_0000 };
  const steps = ['Ah', 'Ad', 'Ac'].map((card) => ({ card, call: 'same' }));
  const seen = { ...climb, first: 'As', steps, skipsLeft: 52 };
  const server = gameServer({ state: 'open', seen, pays: 2_00_000_00, moves: 3 }, { stake: 100_00, first: 'As' });
  await open(server, hiloReaders, (seat) => <HiloPage seat={seat} />);
  const same = screen.getByRole('button', { name: /^Same.*Over maximum/ });
  expect(same).toHaveAttribute('aria-disabled', 'true');
  await press(same);
  expect(server.sent).toEqual([]);
  expect(panel().getByText('Over maximum')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Higher/ })).toHaveAttribute('aria-disabled', 'false');
});
