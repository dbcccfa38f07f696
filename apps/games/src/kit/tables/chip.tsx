import { formatVolume, type Paise } from '@pavilion/money';
import styles from './dock.module.css';

/** What chips are of, in rupees, each with its colour. */
const COLOURS: readonly (readonly [rupees: number, colour: string])[] = [
  [5000, '#20242E'],
  [1000, '#C22F4C'],
  [500, '#7A3FC4'],
  [100, '#2468C8'],
  [50, '#0E8078'],
  [10, '#5A6B88'],
];
const EDGES = [0, 60, 120, 180, 240, 300];

/** A chip, in the colour of the largest that the amount is worth; small ones bear the house's sign and no figure. */
export function ChipDisc({ amount, isPlain = false }: { readonly amount: Paise; readonly isPlain?: boolean }) {
  const colour = COLOURS.find(([rupees]) => amount >= rupees * 100)?.[1] ?? '#5A6B88';
  return (
    <svg viewBox="-25 -25 50 50" aria-hidden="true">
      <circle r="24" fill={colour} />
      <circle r="24" fill="url(#gloss)" />
      {EDGES.map((angle) => (
        <path
          key={angle}
          d="M-5-23.500A24 24 0 0 1 5-23.500L3.800-17A17.500 17.500 0 0 0-3.800-17Z"
          fill="#FFF4DC"
          transform={`rotate(${angle})`}
        />
      ))}
      <circle r="16.500" fill={colour} stroke="#FFF4DC" strokeOpacity=".85" strokeWidth="1.400" />
      <circle r="16.500" fill="url(#gloss)" />
      {isPlain ? (
        <path
          d="M-7-1L0-6L7-1M-4.500 1V6M0-1V6M4.500 1V6"
          fill="none"
          stroke="#FFF4DC"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ) : (
        <text className={styles.figure} y="4.800" textAnchor="middle" fill="#fff">
          {formatVolume(amount)}
        </text>
      )}
    </svg>
  );
}

/** What all chips have of light. */
export const Gloss = () => (
  <svg width="0" height="0" className={styles.defs} aria-hidden="true">
    <defs>
      <radialGradient id="gloss" cx=".5" cy=".12" r=".9">
        <stop stopColor="#fff" stopOpacity=".34" />
        <stop offset=".55" stopColor="#fff" stopOpacity=".04" />
        <stop offset="1" stopColor="#000" stopOpacity=".28" />
      </radialGradient>
    </defs>
  </svg>
);
