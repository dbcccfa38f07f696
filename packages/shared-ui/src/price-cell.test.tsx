import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paise } from '@pavilion/money';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type CellPrice, HaltCell, PriceCell, type PriceSource } from './price-cell.tsx';

const labels = { label: 'Back India', emptyLabel: 'No back price for India' };
const moves = { up: 'Up', down: 'Down' };

/** A price that a test moves. */
function movingPrice(first: CellPrice | null) {
  let now = first;
  const listeners = new Set<() => void>();
  const source: PriceSource = {
    read: () => now,
    watch(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
  const move = (price: CellPrice | null) =>
    act(() => {
      now = price;
      for (const listener of listeners) listener();
    });
  return { source, move, listeners };
}

function showCell(first: CellPrice | null) {
  const price = movingPrice(first);
  const view = render(<PriceCell side="back" {...labels} price={price.source} />);
  return { ...price, ...view, cell: view.container.firstElementChild as HTMLElement };
}

test('a cell says whose price it is, the odds, and what is offered there', () => {
  expect(showCell({ odds: 2, size: paise(10_000) }).cell).toHaveTextContent('Back India2.00100');
});

test('a price that rises is marked up, one that falls down; a change of the amount alone is no move', () => {
  const { cell, move } = showCell({ odds: 2, size: paise(10_000) });
  move({ odds: 2, size: paise(20_000) });
  expect(cell).toHaveTextContent('Back India2.00200');
  expect(cell).not.toHaveAttribute('data-move');
  move({ odds: 2.06, size: paise(20_000) });
  expect(cell).toHaveAttribute('data-move', 'up');
  move({ odds: 1.94, size: paise(20_000) });
  expect(cell).toHaveAttribute('data-move', 'down');
});

describe('the mark of a move', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const marks = (cell: HTMLElement) => [cell.getAttribute('data-move'), cell.getAttribute('aria-description')];
  const cellWith = (price: PriceSource) =>
    render(<PriceCell side="back" {...labels} moves={moves} price={price} />).container
      .firstElementChild as HTMLElement;

  test('a move is said in words too, and its mark and word go 4 s after the last one', () => {
    const { source, move } = movingPrice({ odds: 2, size: paise(10_000) });
    const cell = cellWith(source);
    move({ odds: 2.06, size: paise(10_000) });
    expect(marks(cell)).toEqual(['up', 'Up']);
    jest.advanceTimersByTime(3000);
    move({ odds: 1.94, size: paise(10_000) });
    expect(marks(cell)).toEqual(['down', 'Down']);
    jest.advanceTimersByTime(3900);
    expect(marks(cell)).toEqual(['down', 'Down']);
    jest.advanceTimersByTime(600);
    expect(marks(cell)).toEqual([null, null]);
  });

  test('two timers stand behind the marks of all cells, one each for wash and arrow, and none where nothing moves', () => {
    const prices = Array.from({ length: 50 }, () => movingPrice({ odds: 2, size: paise(10_000) }));
    const cells = prices.map(({ source }) => cellWith(source));
    expect(jest.getTimerCount()).toBe(0);
    for (const { move } of prices) move({ odds: 2.5, size: paise(10_000) });
    expect(jest.getTimerCount()).toBe(2);
    jest.advanceTimersByTime(5000);
    expect(cells.filter((cell) => cell.matches('[data-move], [data-flash]'))).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('a price that goes takes the mark of its move with it', () => {
    const { source, move } = movingPrice({ odds: 2, size: paise(10_000) });
    const cell = cellWith(source);
    move({ odds: 2.06, size: paise(10_000) });
    move(null);
    expect(marks(cell)).toEqual([null, null]);
    expect(cell).not.toHaveAttribute('data-flash');
  });

  test('the wash stands for 600 ms after the last move, whichever way, and the arrow stays', () => {
    const { source, move } = movingPrice({ odds: 2, size: paise(10_000) });
    const cell = cellWith(source);
    move({ odds: 2.06, size: paise(10_000) });
    jest.advanceTimersByTime(400);
    move({ odds: 1.94, size: paise(10_000) });
    jest.advanceTimersByTime(590);
    expect(cell).toHaveAttribute('data-flash');
    jest.advanceTimersByTime(210);
    expect(cell).not.toHaveAttribute('data-flash');
    expect(marks(cell)).toEqual(['down', 'Down']);
  });

  test('a wash that has stood its time goes with the next move of another cell, and waits for no timer', () => {
    const [first, second] = [1, 2].map(() => movingPrice({ odds: 2, size: paise(10_000) }));
    const [cell] = [first, second].map((price) => price && cellWith(price.source));
    first?.move({ odds: 2.06, size: paise(10_000) });
    jest.advanceTimersByTime(601);
    expect(cell).toHaveAttribute('data-flash');
    second?.move({ odds: 2.06, size: paise(10_000) });
    expect(cell).not.toHaveAttribute('data-flash');
  });

  it('keeps the colour of the side: a move paints an edge and an arrow', () => {
    const css = readFileSync(join(__dirname, 'price-cell.module.css'), 'utf8');
    const rules = [...css.matchAll(/\[data-(?:move|flash)[^{]*\{[^}]*\}/g)].map(([rule]) => rule);
    expect(rules.join('\n')).toMatch(/border-color: var\(--down\)/);
    expect(rules.filter((rule) => /background/.test(rule))).toEqual([]);
  });

  test('nothing of a cell is animated', () => {
    const css = readFileSync(join(__dirname, 'price-cell.module.css'), 'utf8');
    expect(css).toContain('[data-flash]');
    expect(css).not.toMatch(/animation|transition|@keyframes/);
  });
});

test('in forced colours a cell that is a button keeps its edge: nothing of a button outweighs it', () => {
  const css = readFileSync(join(__dirname, 'price-cell.module.css'), 'utf8');
  const [plain = '', forced] = css.split('@media (forced-colors: active)');
  expect(forced).toMatch(/\.price,\s+\.halt \{\s+border: 1px solid CanvasText;/);
  expect(plain).not.toMatch(/button\.price[^{]*\{[^}]*border:/);
});

test('a price that goes leaves a dash and says so, and its return is no move', () => {
  const { cell, move } = showCell({ odds: 3, size: paise(1_000) });
  move(null);
  expect(cell).toHaveTextContent('No back price for India—');
  expect(cell).toHaveAttribute('data-none');
  move({ odds: 5, size: paise(1_000) });
  expect(cell).toHaveTextContent('Back India5.010');
  expect(cell).not.toHaveAttribute('data-move');
});

test('a cell that has left the page watches no price any more', () => {
  const { unmount, listeners } = showCell({ odds: 2, size: paise(1_000) });
  expect(listeners.size).toBe(1);
  unmount();
  expect(listeners.size).toBe(0);
});

test('a price that comes with a render moves as one that moves by itself', () => {
  const { rerender, container } = render(<PriceCell side="lay" {...labels} price={{ odds: 2, size: paise(1_000) }} />);
  rerender(<PriceCell side="lay" {...labels} price={{ odds: 2.1, size: paise(1_000) }} />);
  expect(container.firstElementChild).toHaveAttribute('data-move', 'up');
});

test('a cell that chooses its price is a button, pressed while that is chosen, and hands over the price as it is now', async () => {
  const price = movingPrice({ odds: 2, size: paise(10_000) });
  const presses: unknown[] = [];
  const onPress = (...pressed: unknown[]) => presses.push(pressed);
  const { rerender } = render(<PriceCell side="back" {...labels} price={price.source} onPress={onPress} />);
  const button = screen.getByRole('button', { name: /^Back India/, pressed: false });
  price.move({ odds: 2.06, size: paise(10_000) });
  const user = userEvent.setup();
  await user.click(button);
  rerender(<PriceCell side="back" {...labels} price={price.source} onPress={onPress} isPressed />);
  expect(screen.getByRole('button', { name: /^Back India\s?2\.06/, pressed: true })).toBe(button);
  expect(button).toHaveAttribute('data-move', 'up');
  await user.keyboard('{Enter}');
  expect(presses).toEqual([
    [
      { odds: 2.06, size: 10_000 },
      { byKeyboard: false, isCurrent: true },
    ],
    [
      { odds: 2.06, size: 10_000 },
      { byKeyboard: true, isCurrent: true },
    ],
  ]);
});

/** Wraps each text of a cell in elements of its own, as page translators do. */
function translate(cell: HTMLElement, texts: (text: string) => string = (text) => text) {
  for (const part of cell.children) {
    const wrapped = document.createElement('font');
    wrapped.append(texts(part.textContent));
    part.firstChild?.replaceWith(wrapped);
  }
}

describe('a price cell that a page translator has changed', () => {
  it('asks translators to leave it alone', () => {
    const price = movingPrice({ odds: 2, size: paise(10_000) });
    expect(showCell(null).cell).toHaveAttribute('translate', 'no');
    render(<PriceCell side="back" {...labels} price={price.source} onPress={jest.fn()} />);
    expect(screen.getByRole('button')).toHaveAttribute('translate', 'no');
  });

  it('shows the next price', () => {
    const { cell, move } = showCell({ odds: 140, size: paise(10_000) });
    translate(cell);
    move({ odds: 250, size: paise(10_000) });
    expect(cell.textContent).toBe('Back India250100');
    move(null);
    expect(cell.textContent).toBe('No back price for India—');
  });

  it('shows the next price where its elements were replaced', () => {
    const { cell, move } = showCell({ odds: 140, size: paise(10_000) });
    const wrapped = document.createElement('font');
    wrapped.append('260');
    cell.replaceChildren(wrapped);
    move({ odds: 250, size: paise(10_000) });
    expect(Array.from(cell.children, ({ tagName }) => tagName)).not.toContain('FONT');
    expect(cell.textContent).toBe('Back India250100');
  });

  it('hands over no price that it does not show', async () => {
    const price = movingPrice({ odds: 290, size: paise(10_000) });
    const onPress = jest.fn();
    render(<PriceCell side="back" {...labels} price={price.source} onPress={onPress} />);
    const button = screen.getByRole('button');
    translate(button, (text) => text.replace('290', '260'));
    await userEvent.click(button);
    expect(onPress).not.toHaveBeenCalled();
    expect(button.textContent).toBe('Back India290100');
    await userEvent.click(button);
    expect(onPress).toHaveBeenCalledWith({ odds: 290, size: 10_000 }, { byKeyboard: false, isCurrent: true });
  });
});

describe('a press while the price has moved unseen', () => {
  const pressOn = async (now: CellPrice | null) => {
    let price: CellPrice | null = { odds: 2, size: paise(10_000) };
    const source: PriceSource = { read: () => price, watch: () => () => {} };
    const onPress = jest.fn();
    render(<PriceCell side="back" {...labels} price={source} onPress={onPress} />);
    price = now;
    await userEvent.click(screen.getByRole('button'));
    return onPress;
  };

  it('hands over the shown price, and that it is not current', async () => {
    const onPress = await pressOn({ odds: 2.1, size: paise(10_000) });
    expect(onPress.mock.calls).toEqual([
      [
        { odds: 2, size: 10_000 },
        { byKeyboard: false, isCurrent: false },
      ],
    ]);
  });

  it('takes another amount at the same price for current', async () => {
    const onPress = await pressOn({ odds: 2, size: paise(300) });
    expect(onPress.mock.calls[0]?.[1]).toEqual({ byKeyboard: false, isCurrent: true });
  });

  it('hands over nothing once the price is gone', async () => {
    expect(await pressOn(null)).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: /^No back price/ })).toHaveAttribute('aria-disabled', 'true');
  });
});

test('a button without a price chooses nothing and says that it can’t', async () => {
  const price = movingPrice(null);
  const onPress = jest.fn();
  render(<PriceCell side="back" {...labels} price={price.source} onPress={onPress} />);
  const button = screen.getByRole('button', { name: /^No back price for India/ });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  expect(onPress).not.toHaveBeenCalled();
  price.move({ odds: 2, size: paise(10_000) });
  expect(button).not.toHaveAttribute('aria-disabled');
});

test('a market that takes no bets says why in the room of its prices', () => {
  render(<HaltCell icon="lock">Suspended</HaltCell>);
  expect(screen.getByText('Suspended')).toBeVisible();
});
