// The list in AG Grid Community, fed as its documentation says for what changes often: updates by id, in transactions that it gathers.
import { AllCommunityModule, type ColDef, createGrid, ModuleRegistry } from 'ag-grid-community';
import { type Cell, type Change, followPrices, oddsText, sizeText } from './feed.ts';

ModuleRegistry.registerModules([AllCommunityModule]);

type Column = `c${0 | 1 | 2 | 3 | 4 | 5}`;
type GridRow = Readonly<Record<Column, Cell>> & { readonly id: string; readonly name: string };

let hear: (changes: readonly Change[]) => void = () => {};
const first = await followPrices((changes) => hear(changes));
const columns: readonly Column[] = ['c0', 'c1', 'c2', 'c3', 'c4', 'c5'];
const rows = first.map(
  ({ id, name, cells }) =>
    ({ id, name, ...Object.fromEntries(columns.map((column, at) => [column, cells[at]])) }) as GridRow,
);
const priceColumn = (field: Column): ColDef<GridRow> => ({
  field,
  width: 48,
  enableCellChangeFlash: true,
  cellClass: `cell ${Number(field[1]) % 2 ? 'lay' : 'back'}`,
  valueFormatter: ({ value }: { value: Cell }) => `${oddsText(value)} ${sizeText(value)}`,
});

document.body.style.height = '100vh';
const grid = createGrid<GridRow>(document.body, {
  rowData: rows,
  rowHeight: 58,
  cellFlashDuration: 0,
  cellFadeDuration: 600,
  getRowId: ({ data }) => data.id,
  columnDefs: [{ field: 'name', width: 124 }, ...columns.map(priceColumn)],
});
hear = (changes) => {
  const changed = new Set<number>();
  for (const { row, cell, odds, size } of changes) {
    const before = rows[row];
    if (!before) continue;
    rows[row] = { ...before, [`c${cell}`]: { odds, size } };
    changed.add(row);
  }
  grid.applyTransactionAsync({ update: [...changed].flatMap((row) => rows[row] ?? []) });
};
