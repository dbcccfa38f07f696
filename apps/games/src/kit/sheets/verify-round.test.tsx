import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedFrom, seedHash } from '@pavilion/game-rules';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { aviatorReaders } from '../../games/aviator/flight.ts';
import { AviatorPage } from '../../games/aviator/page.tsx';
import { BaccaratPage } from '../../games/baccarat/page.tsx';
import { baccaratKind } from '../../games/baccarat/round.ts';
import { MinesPage } from '../../games/mines/page.tsx';
import { minesReaders } from '../../games/mines/round.ts';
import { SlotPage } from '../../games/slot/page.tsx';
import { slotReaders } from '../../games/slot/round.ts';
import { gameServer } from '../../testing/game-server.ts';
import { LiveServer } from '../../testing/live-server.ts';
import { type Checked, checked } from '../../verify/check.ts';
import { claimFrom } from '../../verify/claim.ts';
import type { RoundReaders } from '../calls/round.ts';
import type { LiveReaders } from '../live/wire.ts';
import type { LiveSeat, Seat } from '../seat.ts';
import { readersOf } from '../tables/play.ts';

// What browsers have and jsdom lacks.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
beforeEach(() => {
  localStorage.clear();
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  globalThis.ResizeObserver = class {
    observe() {}
    disconnect() {}
    unobserve() {}
  };
});
afterEach(() => jest.restoreAllMocks());

const vector = <Vector,>(name: string): Vector =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, `../../../../../packages/game-rules/vectors/${name}.json`), 'utf8'),
  )[0];
const hashOf = (seed: string) => seedHash(seedFrom(seed) ?? new Uint8Array());

/** Opens the sheet of fairness and its newest round there, and works that out as the page does that its frame shows. */
async function verified(): Promise<Checked> {
  await act(async () =>
    fireEvent.click(screen.getAllByRole('button', { name: /^(Verify|Fairness)/ })[0] as HTMLElement),
  );
  const sheet = within(screen.getByRole('dialog', { name: 'Fairness' }));
  fireEvent.click(await sheet.findByRole('button', { name: 'Verify this round', hidden: true }));
  const { pathname, hash } = new URL(sheet.getByTitle<HTMLIFrameElement>('Verify this round').src);
  expect(pathname).toBe('/play/verify');
  const claim = claimFrom(hash);
  if (!claim) throw new Error('The address names no game');
  return checked(claim);
}

interface OwnVector {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly bet: { readonly stake: number };
  readonly moves: readonly object[];
  readonly pays: number;
}

/** A player's own game with one round behind it, whose seed is revealed. */
async function played<Bet, Seen>(
  { serverSeed, clientSeed, nonce, bet, moves, pays }: OwnVector,
  { engine, model }: { readonly engine: string; readonly model: string | null },
  readers: RoundReaders<Bet, Seen>,
  page: (seat: Seat<Bet, Seen>) => ReactNode,
): Promise<void> {
  const server = gameServer();
  server.past.push({
    ...{
      id: 'round',
      ref: 'ref',
      nonce,
      bet,
      moves,
      stake: bet.stake,
      state: 'over',
      pays,
      isCapped: false,
      seen: null,
    },
    ...{
      beganAt: '2026-11-23T20:00:00.000Z',
      seeds: { hash: hashOf(serverSeed), client: clientSeed, server: serverSeed },
    },
  });
  const seat = server.seat(readers);
  render(page({ ...seat, opening: { ...seat.opening, engine, model } }));
  await act(() => seat.table.open());
}

interface TableVector {
  readonly seed: string;
  readonly salt: string;
}

/** A game for everyone with one round behind it, and what this player had on it. */
async function shown<Bet, Step, Mark, Opening>(
  { seed, salt }: TableVector,
  round: { readonly engine: string; readonly mark: object; readonly tickets: readonly object[] },
  readers: LiveReaders<Bet, Step, Mark, Opening>,
  page: (seat: LiveSeat<Bet, Step, Mark, Opening>) => ReactNode,
): Promise<void> {
  const server = new LiveServer();
  const proof = { seed, salt, position: 1, hash: hashOf(seed) };
  const tickets = round.tickets.map((ticket, nth) => ({
    ...{ id: `id-${nth}`, ref: `ref-${nth}`, round: 7, state: 'over', leftAt: null },
    ...ticket,
  }));
  const { mark } = round;
  const past = { id: 7, number: 7, beganAt: '2026-11-23T20:00:00.000Z', mark, proof, tickets };
  server.answers.set('table-rounds', { status: 200, content: { rounds: [past] } });
  const seat = server.seat(readers);
  render(page({ ...seat, opening: { ...seat.opening, engine: round.engine } }));
  await act(async () => {
    seat.table.open();
    server.show();
  });
}

test('an instant game’s sheet opens the verify page with the round, which comes out of its seeds', async () => {
  const round = vector<OwnVector>('mines');
  await played(round, { engine: 'mines', model: null }, minesReaders, (seat) => <MinesPage seat={seat} />);
  const { isPromised, outcome } = await verified();
  expect([isPromised, outcome.money?.pays]).toEqual([true, round.pays]);
});

test('a slot’s sheet names its model as well', async () => {
  const round = vector<OwnVector & { readonly model: string }>('slots');
  await played(round, { engine: 'slot', model: round.model }, slotReaders, (seat) => <SlotPage seat={seat} />);
  const { isPromised, outcome } = await verified();
  expect([isPromised, outcome.money?.stake, outcome.money?.pays]).toEqual([true, round.bet.stake, round.pays]);
});

test('a table’s sheet has what I laid on the round, all tickets together', async () => {
  const round = vector<TableVector & { readonly bets: readonly { readonly stake: number }[]; readonly pays: number }>(
    'baccarat',
  );
  const tickets = round.bets.map((bet) => ({ bet: [bet], stake: bet.stake, pays: 0 }));
  const mark = { winner: 'banker', player: 0, banker: 7, isPlayerPair: false, isBankerPair: false };
  await shown(round, { engine: 'baccarat', mark, tickets }, readersOf(baccaratKind), (seat) => (
    <BaccaratPage seat={seat} />
  ));
  const { isPromised, outcome } = await verified();
  expect([isPromised, outcome.money?.pays]).toEqual([true, round.pays]);
});

test('a flight’s sheet has each of my bets, at its target or where I left', async () => {
  const round = vector<TableVector & { readonly crash: number }>('aviator');
  const bet = (target: number | null) => ({ bet: { stake: 500_00, target }, stake: 500_00 });
  const tickets = [
    { ...bet(null), leftAt: 134, pays: 670_00 },
    { ...bet(138), pays: 690_00 },
  ];
  await shown(round, { engine: 'aviator', mark: { crash: round.crash }, tickets }, aviatorReaders, (seat) => (
    <AviatorPage seat={seat} />
  ));
  const { isPromised, outcome } = await verified();
  expect([isPromised, outcome.result, outcome.money?.pays]).toEqual([true, '1.38×', 670_00 + 690_00]);
});
