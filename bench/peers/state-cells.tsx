// The list with a state of its own in each cell, which renders alone when its price changes.
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type MovedCell, moved, PriceView } from './cell.tsx';
import { type Cell, followPrices } from './feed.ts';

const listeners = new Map<string, (price: Cell) => void>();
const rows = await followPrices((changes) => {
  for (const change of changes) listeners.get(`${change.row} ${change.cell}`)?.(change);
});

function LiveCell({ row, at, first }: { readonly row: number; readonly at: number; readonly first: Cell }) {
  const [cell, setCell] = useState<MovedCell>(first);
  useEffect(() => {
    const key = `${row} ${at}`;
    listeners.set(key, (price) => setCell((before) => moved(before, price)));
    return () => void listeners.delete(key);
  }, [row, at]);
  return <PriceView cell={cell} at={at} />;
}

createRoot(document.body).render(
  rows.map(({ id, name, cells }, row) => (
    <div key={id} className="row">
      <span className="name">{name}</span>
      {cells.map((cell, at) => (
        <LiveCell key={at} row={row} at={at} first={cell} />
      ))}
    </div>
  )),
);
