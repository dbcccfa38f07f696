import { memo } from 'react';
import styles from './matka.module.css';

const BEADS = Array.from({ length: 13 }, (_, at) => {
  const y = (124 + 12 * Math.sin((Math.PI * (at + 1)) / 14)).toFixed(1);
  return `M${42 + at * 13} ${Number(y) - 5}l5 6l-5 6l-5-6Z`;
}).join('');

/** The clay pot that the chits come from. */
export const Pot = memo(() => (
  <svg className={styles.pot} viewBox="0 0 240 200" aria-hidden="true">
    <defs>
      <radialGradient id="clay" cx=".36" cy=".3" r=".8">
        <stop stopColor="#F3A36B" />
        <stop offset=".45" stopColor="#B9592C" />
        <stop offset="1" stopColor="#4E1D10" />
      </radialGradient>
      <linearGradient id="neck" x2="1">
        <stop stopColor="#7A3116" />
        <stop offset=".35" stopColor="#E08A52" />
        <stop offset="1" stopColor="#5A2212" />
      </linearGradient>
    </defs>
    <ellipse cx="120" cy="186" rx="92" ry="12" opacity=".4" />
    <path d="M84 46C84 66 26 78 26 124C26 166 74 188 120 188S214 166 214 124C214 78 156 66 156 46Z" fill="url(#clay)" />
    <path
      d="M31 108C70 126 170 126 209 108M27 128C70 148 170 148 213 128"
      fill="none"
      stroke="#FFE0B0"
      strokeWidth="2.500"
      opacity=".75"
    />
    <path d={BEADS} fill="#FFB020" />
    <path d="M78 34H162L156 54H84Z" fill="url(#neck)" />
    <ellipse cx="120" cy="34" rx="48" ry="12" fill="#E9985F" />
    <ellipse cx="120" cy="35" rx="39" ry="8.500" fill="#1C0A06" />
    <path d="M48 96C54 84 68 76 80 70" stroke="#fff" strokeWidth="5" strokeLinecap="round" opacity=".3" fill="none" />
  </svg>
));
