import type { Price } from '@pavilion/api-client';
import { ShellContext } from '@pavilion/contract';
import { createTestShell } from '@pavilion/contract/testing';
import { act, render, screen } from '@testing-library/react';
import { createLivePrices } from '../live/price-store.ts';
import { createScriptedSocket, createScriptedTiming, delta, image, match, priceOf } from '../live/testing.ts';
import { PricesContext } from '../live/use-prices.ts';
import { LivePriceCell } from './live-price-cell.tsx';

const india = match('m1', { name: 'India v Australia' });

async function showCell(side: 'back' | 'lay' = 'back') {
  const socket = createScriptedSocket();
  const timing = createScriptedTiming();
  const store = createLivePrices({ socket, timing }).list('4');
  store.start();
  timing.pass(0);
  await act(async () => socket.questions.shift()?.answer(image(1, [india])));
  timing.paint();
  let clock = 1;
  const move = (price: Price | null) => {
    socket.send(delta(clock, clock + 1, { cells: [['m1', 'm1-1', side, price]] }));
    clock += 1;
    timing.paint();
  };
  let renders = 0;
  function Counted() {
    renders += 1;
    return <LivePriceCell match={india} runner={{ id: 'm1-1', name: 'India' }} side={side} />;
  }
  const { container, unmount } = render(
    <ShellContext value={createTestShell()}>
      <PricesContext value={store}>
        <Counted />
      </PricesContext>
    </ShellContext>,
  );
  const cell = container.firstElementChild as HTMLElement;
  return { cell, move, unmount, renders: () => renders };
}

test('a cell says whose price it is, the odds, and what is offered there', async () => {
  const { cell } = await showCell();
  expect(cell).toHaveTextContent('Back India2.00100');
});

test('a price that rises is marked up, one that falls down, and React renders nothing for it', async () => {
  const { cell, move, renders } = await showCell();
  const before = renders();
  expect(cell).not.toHaveAttribute('data-move');
  move(priceOf(2.06, 8_420_000));
  expect(cell).toHaveTextContent('Back India2.0684.2K');
  expect(cell).toHaveAttribute('data-move', 'up');
  move(priceOf(1.94, 8_420_000));
  expect(cell).toHaveAttribute('data-move', 'down');
  expect(renders()).toBe(before);
});

test('a change of the amount alone is not a move', async () => {
  const { cell, move } = await showCell('lay');
  move(priceOf(2.02, 1_000_000));
  expect(cell).toHaveTextContent('Lay India2.0210K');
  expect(cell).not.toHaveAttribute('data-move');
});

test('a price that goes leaves a dash and says so, and its return is not a move', async () => {
  const { cell, move } = await showCell();
  move(priceOf(3, 1_000));
  move(null);
  expect(cell).toHaveTextContent('No back price for India—');
  expect(cell).toHaveAttribute('data-none');
  expect(cell).not.toHaveAttribute('data-move');
  move(priceOf(5, 1_000));
  expect(cell).toHaveTextContent('Back India5.010');
  expect(cell).not.toHaveAttribute('data-none');
  expect(cell).not.toHaveAttribute('data-move');
});

test('a cell that has left the page is no longer written', async () => {
  const { cell, move, unmount } = await showCell();
  unmount();
  move(priceOf(9, 1_000));
  expect(cell).toHaveTextContent('2.00');
  expect(screen.queryByText('9.0')).not.toBeInTheDocument();
});
