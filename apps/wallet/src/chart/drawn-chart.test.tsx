import { fireEvent, render, screen, within } from '@testing-library/react';
import { type ChartPoint, DrawnChart } from './drawn-chart.tsx';

const points: readonly ChartPoint[] = [
  { key: 'a', name: '1 Nov', value: 300 },
  { key: 'b', name: '2 Nov', value: -200 },
  { key: 'c', name: '3 Nov', value: 0 },
];

const open = (kind: 'bars' | 'signed-bars' = 'signed-bars') =>
  render(
    <DrawnChart
      points={points}
      look={{ kind }}
      unit={1}
      axisLabel={String}
      caption="Three days."
      sliderLabel="Day"
      readOut={({ value }) => [`${value} paise`, value < 0 ? 'lost' : 'won']}
      table={{
        caption: 'Days',
        columns: ['Day', 'Result'],
        rows: points.map(({ name, value }) => [name, String(value)]),
      }}
      mark={({ value }) => value < 0 && <b>down</b>}
    />,
  );

test('bars say in a sentence and in a table what they show', () => {
  open();
  expect(screen.getByRole('figure')).toHaveTextContent(/^Three days\./);
  const rows = within(screen.getByRole('table', { name: 'Days' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual(['DayResult', '1 Nov300', '2 Nov-200', '3 Nov0']);
});

test('the slider reads out a bar, and begins with the last', () => {
  open();
  const slider = screen.getByRole('slider', { name: 'Day' });
  expect(slider).toHaveAttribute('aria-valuetext', '3 Nov: 0 paise, won');
  fireEvent.change(slider, { target: { value: '1' } });
  expect(slider).toHaveAttribute('aria-valuetext', '2 Nov: -200 paise, lost');
  expect(screen.getByText('-200 paise')).toBeInTheDocument();
});

test('a pointer reads out the bar that it is over, and nothing once it has left', () => {
  open('bars');
  const plot = screen.getByRole('slider').parentElement;
  if (!plot) throw new Error('The slider is not within a plot');
  plot.getBoundingClientRect = () => ({ left: 0, width: 300 }) as DOMRect;
  // jsdom's pointer events have no place.
  fireEvent(plot, new MouseEvent('pointermove', { bubbles: true, clientX: 110 }));
  expect(screen.getByText('-200 paise')).toBeInTheDocument();
  fireEvent.pointerLeave(plot);
  expect(screen.queryByText('-200 paise')).not.toBeInTheDocument();
});

test('a mark is drawn on the points that have one', () => {
  open();
  expect(screen.getAllByText('down')).toHaveLength(1);
});
