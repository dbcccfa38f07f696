import { ROULETTE_WHEEL } from '@pavilion/game-rules';
import { memo } from 'react';
import { classNames } from '../../kit/parts/class-names.ts';
import { useRouletteMessages } from './messages.ts';
import styles from './miniroulette.module.css';
import { colourOf } from './round.ts';

const POCKET = 360 / ROULETTE_WHEEL.length;
const FILL = { red: '#C8324A', black: '#1A2440', zero: '#1F8F63' } as const;

/** A point of a ring, by its radius and its angle from the top, degrees. */
function point(radius: number, angle: number): string {
  const turned = ((angle - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(turned)).toFixed(2)} ${(radius * Math.sin(turned)).toFixed(2)}`;
}

/** The part of a ring that a pocket takes. */
const pocketPath = (inner: number, outer: number): string => {
  const half = POCKET / 2;
  return `M${point(inner, -half)}L${point(outer, -half)}A${outer} ${outer} 0 0 1 ${point(outer, half)}L${point(inner, half)}A${inner} ${inner} 0 0 0 ${point(inner, -half)}Z`;
};
const [OUTER, INNER] = [pocketPath(92, 132), pocketPath(66, 92)];

export interface WheelProps {
  /** How far the wheel is turned, degrees: the number at its top is the one that came. */
  readonly turned: number;
  /** How far the ball has run the other way: whole turns, degrees. */
  readonly ball: number;
  readonly number: number;
  readonly isSpinning: boolean;
  /** Each spin's own: the ball drops once in each. */
  readonly spin: string;
}

/** The wheel, and the ball that runs against it and comes to rest at its top. */
export function Wheel({ turned, ball, number, isSpinning, spin }: WheelProps) {
  const t = useRouletteMessages();
  const moves = isSpinning && styles.moving;
  return (
    <svg className={styles.wheel} viewBox="-160 -160 320 320" role="img" aria-label={t.wheel(String(number))}>
      <WheelArt />
      <circle r="158" fill="#060B18" />
      <circle r="155" fill="url(#wheel-rim)" />
      <circle r="150" fill="none" stroke="#E3B261" strokeOpacity=".7" strokeWidth="1.500" />
      {Array.from({ length: 8 }, (_, nth) => (
        <path
          key={`${nth * 45}`}
          transform={`rotate(${22.3 + nth * 45}) translate(0 -141)`}
          d="M0-4 3.500 0 0 4-3.500 0Z"
          fill="#FFE2A6"
        />
      ))}
      <circle r="134" fill="#E3B261" />
      <circle r="92" fill="#0A0F1C" />
      <g className={classNames(styles.rotor, moves)} style={{ transform: `rotate(${turned}deg)` }}>
        <Pockets />
      </g>
      <g className={classNames(styles.rotor, moves)} style={{ transform: `rotate(${ball}deg)` }}>
        <circle
          key={spin}
          className={classNames(styles.ball, isSpinning && styles.dropping)}
          r="8"
          fill="url(#wheel-ball)"
        />
      </g>
    </svg>
  );
}

const Pockets = memo(() => (
  <>
    {ROULETTE_WHEEL.map((number, nth) => (
      <g key={number} transform={`rotate(${(nth * POCKET).toFixed(2)})`}>
        <path d={OUTER} fill={FILL[colourOf(number)]} stroke="#E3B261" strokeWidth="1.400" />
        <path d={INNER} fill={FILL[colourOf(number)]} opacity=".62" stroke="#E3B261" strokeWidth=".7" />
        <text y="-112" textAnchor="middle" dominantBaseline="central" fill="#fff" fontSize="21" fontWeight="750">
          {number}
        </text>
      </g>
    ))}
    <circle r="66" fill="url(#wheel-core)" stroke="#E3B261" strokeWidth="1.500" />
    {[20, 110, 200, 290].map((angle) => (
      <g key={angle} transform={`rotate(${angle})`}>
        <path d="M-4-12-2.500-44h5L4-12Z" fill="url(#wheel-gold)" />
        <circle cy="-47" r="5" fill="url(#wheel-gold)" />
      </g>
    ))}
    <circle r="18" fill="url(#wheel-gold)" />
    <circle r="8" fill="#E8AE3C" stroke="#9A6410" strokeWidth="1.500" />
  </>
));

const WheelArt = memo(() => (
  <defs>
    <radialGradient id="wheel-rim">
      <stop offset=".84" stopColor="#1A0F06" />
      <stop offset=".9" stopColor="#5A3512" />
      <stop offset=".95" stopColor="#7A4A1B" />
      <stop offset="1" stopColor="#2B1806" />
    </radialGradient>
    <radialGradient id="wheel-core" cx=".4" cy=".34" r=".75">
      <stop stopColor="#8A5724" />
      <stop offset=".6" stopColor="#4A2B0F" />
      <stop offset="1" stopColor="#1F1206" />
    </radialGradient>
    <linearGradient id="wheel-gold" x2="1" y2="1">
      <stop stopColor="#FFF0C9" />
      <stop offset=".5" stopColor="#E8AE3C" />
      <stop offset="1" stopColor="#9A6410" />
    </linearGradient>
    <radialGradient id="wheel-ball" cx=".36" cy=".3" r=".8">
      <stop stopColor="#fff" />
      <stop offset=".6" stopColor="#DFE7F4" />
      <stop offset="1" stopColor="#7F8FAD" />
    </radialGradient>
  </defs>
));
