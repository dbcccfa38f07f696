import { quantum, visiblePart } from './visible-part.ts';

const phone = { columns: 3, row: 170 };
const desktop = { columns: 8, row: 240 };
const at = (above: number, soon = false) => ({ above, screen: 900, soon });

test.each([
  ['phone', phone],
  ['desktop', desktop],
])(
  'on a %s a part holds the screen wherever it is, in no more than 150 tiles, and stands for the height of all',
  (_, shape) => {
    const rows = Math.ceil(50_000 / shape.columns);
    for (let above = -400; above < rows * shape.row; above += 7_919) {
      const { from, to, before, after } = visiblePart(50_000, shape, at(above));
      expect(to - from).toBeLessThanOrEqual(150);
      expect(before).toBeLessThanOrEqual(Math.max(0, above));
      expect(before + Math.ceil((to - from) / shape.columns) * shape.row + after).toBe(rows * shape.row);
      const end = before + Math.ceil((to - from) / shape.columns) * shape.row;
      expect(end).toBeGreaterThanOrEqual(Math.min(above + 900, rows * shape.row));
    }
  },
);

test('soon there is what the screen shows, wherever it stands between two steps of a scroll, and at most a row more', () => {
  for (const shape of [phone, desktop]) {
    for (let above = -800; above < 5000; above += 17) {
      const { from, to } = visiblePart(50_000, shape, at(quantum(above), true));
      const rows = (to - from) / shape.columns;
      const top = (from / shape.columns) * shape.row;
      expect(top).toBeLessThanOrEqual(Math.max(0, above));
      expect(top + rows * shape.row).toBeGreaterThanOrEqual(above + 900);
      const seen = Math.ceil((above + 900) / shape.row) - Math.floor(Math.max(0, above) / shape.row);
      expect(rows).toBeLessThanOrEqual(seen + 1);
    }
  }
});

test('of a grid that begins low on the screen, only the rows that reach into it are drawn soon', () => {
  const { from, to } = visiblePart(50_000, phone, at(-500, true));
  // 400 px, and up to 64 that a scroll may be further.
  expect([from, to]).toEqual([0, 3 * phone.columns]);
});

test('a list that has become shorter than where the page stands shows its end', () => {
  expect(visiblePart(20, desktop, at(90_000))).toEqual({ from: 0, to: 20, before: 0, after: 0 });
});

test('a scroll by one row draws nothing', () => {
  const [first, second] = [visiblePart(50_000, desktop, at(240 * 101)), visiblePart(50_000, desktop, at(240 * 102))];
  expect(first.from).toBe(second.from);
});
