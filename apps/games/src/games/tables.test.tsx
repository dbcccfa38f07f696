import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { readersOf, type TableKind, type TableSeat } from '../kit/tables/play.ts';
import { LiveServer } from '../testing/live-server.ts';
import { BaccaratPage } from './baccarat/page.tsx';
import { bigRoadOf } from './baccarat/roads.tsx';
import { baccaratKind } from './baccarat/round.ts';
import { DreamCatcherPage } from './dream-catcher/page.tsx';
import { dreamKind } from './dream-catcher/round.ts';
import { HiLowPage } from './hi-low/page.tsx';
import { hiLowKind } from './hi-low/round.ts';
import { MatkaPage } from './matka/page.tsx';
import { matkaKind } from './matka/round.ts';
import { RacePage } from './race-20-20/page.tsx';
import { raceKind } from './race-20-20/round.ts';
import { TeenpattiPage } from './teenpatti-open/page.tsx';
import { teenpattiKind } from './teenpatti-open/round.ts';
import { TrioPage } from './trio/page.tsx';
import { trioKind } from './trio/round.ts';

// What browsers have and jsdom lacks.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());
const passes = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

/** A player's page at a table that takes bets. */
async function open<Spot extends string, Round, Step, Mark, Opening>(
  kind: TableKind<Spot, Round, Step, Mark, Opening>,
  page: (seat: TableSeat<Spot, Step, Mark, Opening>) => ReactNode,
  opening: unknown = null,
): Promise<LiveServer> {
  const server = new LiveServer(opening);
  const seat = server.seat(readersOf(kind));
  render(page(seat));
  await act(async () => {
    seat.table.open();
    server.show();
  });
  await passes(0);
  return server;
}
const spot = (name: RegExp) => screen.getByRole('button', { name });
const lay = async (name: RegExp) => {
  fireEvent.click(spot(name));
  await passes(500);
};
const balance = () => within(screen.getByRole('contentinfo')).getByText('Available').nextSibling;
const step = (server: LiveServer, at: number, one: object) => act(async () => server.step(at, one));

test('a bet is laid on a spot, is undone and doubled, and the balance goes with it; the banner has what the round brought', async () => {
  const server = await open(baccaratKind, (seat) => <BaccaratPage seat={seat} />);
  await lay(/^Banker 0.95 to 1$/);
  expect(spot(/^Banker 0.95 to 1 100, my stake ₹100.00$/)).toBeVisible();
  expect(balance()).toHaveTextContent('₹900.00');
  await lay(/^Tie/);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await passes(500);
  expect(spot(/^Tie 8 to 1$/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Double' }));
  await passes(500);
  expect(balance()).toHaveTextContent('₹800.00');

  await passes(12_000);
  await act(async () => server.close());
  expect(spot(/^Tie/)).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(spot(/^Tie/));
  expect(spot(/^Tie 8 to 1$/)).toBeVisible();
  const cards = [
    { to: 'player', card: '4s', player: 4, banker: 0 },
    { to: 'banker', card: '3d', player: 4, banker: 3 },
    { to: 'player', card: '2h', player: 6, banker: 3 },
    { to: 'banker', card: '5c', player: 6, banker: 8 },
  ];
  for (const [at, card] of cards.entries()) {
    await step(server, at, card);
    await passes(500);
  }
  expect(screen.getByRole('img', { name: '4 of spades' })).toBeVisible();
  // The last card is on its way: it is counted once it has turned over.
  expect(screen.queryByText('8', { selector: 'b' })).not.toBeInTheDocument();
  await passes(100);
  expect(screen.getByText('8', { selector: 'b' })).toBeVisible();
  const mark = { winner: 'banker', player: 6, banker: 8, isPlayerPair: false, isBankerPair: false };
  await act(async () => server.end(mark, () => 195_00));
  expect(screen.getByText('Banker wins, 8 over 6')).toBeVisible();
  expect(screen.getByText('+₹190.00', { selector: 'b' })).toBeInTheDocument();
  expect(screen.getByText('Banker wins, 8 over 6. My round: +₹190.00')).toBeInTheDocument();
  expect(balance()).toHaveTextContent('₹1,190.00');
  await act(async () => server.begin());
  fireEvent.click(screen.getByRole('button', { name: 'Repeat' }));
  await passes(500);
  expect(spot(/^Banker 0.95 to 1 200, my stake ₹200.00$/)).toBeVisible();
});

test('a multiplier keeps the bets and spins again, and a number pays so many times more', async () => {
  const server = await open(dreamKind, (seat) => <DreamCatcherPage seat={seat} />);
  await lay(/^5 5 to 1 7 of 54$/);
  await act(async () => server.close());
  await step(server, 0, { stop: 14, field: '7x', multiplier: 7 });
  expect(screen.queryByText('7×', { selector: 'b' })).not.toBeInTheDocument();
  await passes(4800);
  expect(screen.getByText('7×', { selector: 'b' })).toBeVisible();
  await step(server, 1, { stop: 10, field: 5, multiplier: 7 });
  await passes(4800);
  await act(async () => server.end({ number: 5, multiplier: 7 }, () => 3600_00));
  expect(screen.getByText('5 wins, 7×')).toBeVisible();
  expect(screen.getByText('+₹3,500.00', { selector: 'b' })).toBeInTheDocument();
});

test('pay-outs go by the open card, and nothing is lower than an ace', async () => {
  const server = await open(hiLowKind, (seat) => <HiLowPage seat={seat} />, 'Ah');
  expect(spot(/^Lower 0 of 13 ranks, closed this round$/)).toHaveAttribute('aria-disabled', 'true');
  await lay(/^Higher 0.04 to 1 12 of 13 ranks$/);
  await act(async () => server.close());
  await step(server, 0, { card: 'Qd', result: 'higher' });
  await act(async () => server.end({ card: 'Qd', result: 'higher' }, () => 104_54));
  expect(screen.getByText('Queen is higher than Ace')).toBeVisible();
  expect(screen.getByText('+₹4.54', { selector: 'b' })).toBeInTheDocument();
});

test('a patti is chosen by its three digits, in whatever order', async () => {
  const server = await open(matkaKind, (seat) => <MatkaPage seat={seat} />);
  fireEvent.click(spot(/^Patti$/));
  const choose = (nth: number, digit: string) =>
    fireEvent.click(within(screen.getByRole('group', { name: `Digit ${nth}` })).getByRole('button', { name: digit }));
  choose(1, '9');
  choose(2, '2');
  choose(3, '2');
  await lay(/^₹100 on 2 2 9, pays 320×$/);
  expect(server.sent[0]?.body.bet).toEqual([{ spot: 'patti-229', stake: 100_00 }]);
  await act(async () => server.close());
  for (const [at, digit] of [2, 9, 2].entries()) await step(server, at, { digit, ank: at === 2 ? 3 : null });
  await act(async () => server.end({ patti: '229', ank: 3 }, () => 32_000_00));
  expect(screen.getByText('2 2 9, ank 3')).toBeVisible();
});

test('cards run in the lanes of their suits, and a loss has no glow', async () => {
  const server = await open(raceKind, (seat) => <RacePage seat={seat} />);
  await lay(/^Spades 3.88×$/);
  await act(async () => server.close());
  const places = { spades: 0, hearts: 0, clubs: 0, diamonds: 0 };
  for (const [at, rank] of ['2', '3', '4', '5', '6'].entries()) {
    places.hearts += 1;
    await step(server, at, { card: `${rank}h`, places });
  }
  await passes(500);
  expect(screen.getByText('Hearts lead with 5')).toBeVisible();
  await act(async () => server.end({ winner: 'hearts', length: 5 }));
  expect(screen.getByText('Hearts win, 5 cards')).toBeVisible();
  expect(screen.getByText('−₹100.00', { selector: 'h2 ~ *, p > b' })).not.toHaveClass('up');
});

test('a hand of a seat is named once its third card is counted, and the sheet has what each bet returns', async () => {
  const server = await open(teenpattiKind, (seat) => <TeenpattiPage seat={seat} />);
  await lay(/^Seat 3 0.95$/);
  await act(async () => server.close());
  const places = ['dealer', 1, 2, 3, 4, 5, 6, 7] as const;
  const suits = ['s', 'h', 'd', 'c', 's', 'h', 'd', 'c'];
  const ranks = ['2', '5', '9'];
  for (let at = 0; at < 24; at += 1) {
    const [to, rank] = [places[at % 8], ranks[Math.floor(at / 8)]];
    const card = `${rank}${suits[at % 8]}`;
    await step(server, at, { to, card, hand: at >= 16 ? 'colour' : null, result: at > 16 ? 'ties' : null });
  }
  await passes(600);
  expect(screen.getByText('Dealer, Colour')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'How it pays' }));
  expect(screen.getByRole('row', { name: 'Pair plus up to 40 to 1 97.68%' })).toBeInTheDocument();
});

test('the sum is counted card by card; who comes late sees the cards that were dealt', async () => {
  const server = await open(trioKind, (seat) => <TrioPage seat={seat} />);
  await act(async () => server.close());
  await step(server, 0, { card: '9h', sum: 9, reds: 1 });
  await act(async () => server.drop());
  await passes(0);
  expect(screen.getByRole('alert')).toHaveTextContent('Reconnecting');
  await passes(700);
  const steps = [
    { card: '9h', sum: 9, reds: 1 },
    { card: 'Jd', sum: 20, reds: 2 },
  ];
  await act(async () => server.show({ name: 'closed', steps }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Jack of diamonds' })).toBeVisible();
  expect(screen.getByText('20', { selector: 'b' })).toBeVisible();
  await step(server, 2, { card: '9c', sum: 29, reds: 2 });
  await act(async () => server.end({ sum: 29, colour: 'red', hand: 'pair' }));
  expect(screen.getByText('29, mostly red, a pair', { selector: 'h2' })).toBeVisible();
});

test('a big road goes down with each win of the same side, a tie crosses the last, and what finds no room goes to the right', () => {
  const winners = [...'PBBTBBBBBB'].map((letter) => (letter === 'P' ? 'player' : letter === 'B' ? 'banker' : 'tie'));
  const rings = bigRoadOf(winners);
  expect(rings.map(({ column, row }) => [column, row])).toEqual([
    [0, 0],
    [1, 0],
    [1, 1],
    [1, 2],
    [1, 3],
    [1, 4],
    [1, 5],
    [2, 5],
    [3, 5],
  ]);
  expect(rings[2]?.ties).toBe(1);
});

test('a round that pays the most that one may says so, to the eye and aloud', async () => {
  const server = await open(dreamKind, (seat) => <DreamCatcherPage seat={seat} />);
  await lay(/^5 5 to 1 7 of 54$/);
  await act(async () => server.close());
  await step(server, 0, { stop: 10, field: 5, multiplier: 1 });
  await passes(4800);
  await act(async () => server.end({ number: 5, multiplier: 1 }, () => 10_00_000_00));
  expect(screen.getByText('₹10,00,000.00, maximum win')).toBeInTheDocument();
  expect(screen.getByText(/My round: \+₹9,99,900.00, ₹10,00,000.00, maximum win/)).toBeInTheDocument();
});
