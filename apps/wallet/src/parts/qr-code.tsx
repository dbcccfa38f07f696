import { generate } from 'lean-qr';
import { useMemo } from 'react';
import styles from './qr-code.module.css';

/** How many cells have to stay empty around a code for a camera to find it. */
const QUIET = 4;

/**
 * A QR code of a text, drawn as one path on white in either theme, because a camera looks for dark on light. `label` is what it is to
 * whoever can't see it; the text itself stands beside it, to be copied.
 */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, cells } = useMemo(() => cellsOf(text), [text]);
  const side = size + 2 * QUIET;
  return (
    <svg
      className={styles.qr}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="white" />
      <path d={cells} fill="black" />
    </svg>
  );
}

/** The dark cells of a text's code, each run of them in a row one rectangle of the path, and how many cells the code is wide. */
function cellsOf(text: string): { size: number; cells: string } {
  const code = generate(text);
  let cells = '';
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      if (!code.get(x, y) || code.get(x - 1, y)) continue;
      let width = 1;
      while (code.get(x + width, y)) width += 1;
      cells += `M${x} ${y}h${width}v1h-${width}z`;
    }
  }
  return { size: code.size, cells };
}
