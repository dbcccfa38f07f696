// The list as a first try has it: all of it one state, rendered whenever something in it changes.
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type MovedCell, moved, PriceView } from './cell.tsx';
import { type Change, followPrices } from './feed.ts';

interface MovedRow {
  readonly id: string;
  readonly name: string;
  readonly cells: readonly MovedCell[];
}

let hear: (changes: readonly Change[]) => void = () => {};
const first: readonly MovedRow[] = await followPrices((changes) => hear(changes));

function List() {
  const [rows, setRows] = useState(first);
  useEffect(() => {
    hear = (changes) => setRows((before) => withChanges(before, changes));
  }, []);
  return rows.map(({ id, name, cells }) => (
    <div key={id} className="row">
      <span className="name">{name}</span>
      {cells.map((cell, at) => (
        <PriceView key={at} cell={cell} at={at} />
      ))}
    </div>
  ));
}

function withChanges(rows: readonly MovedRow[], changes: readonly Change[]): readonly MovedRow[] {
  const after = [...rows];
  for (const change of changes) {
    const row = after[change.row];
    if (!row) continue;
    after[change.row] = {
      ...row,
      cells: row.cells.map((cell, at) => (at === change.cell ? moved(cell, change) : cell)),
    };
  }
  return after;
}

createRoot(document.body).render(<List />);
