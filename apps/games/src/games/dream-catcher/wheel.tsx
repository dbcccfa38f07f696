import { WHEEL } from '@pavilion/game-rules';
import { memo, useEffect, useRef } from 'react';
import { isStill } from '../../kit/still.ts';
import styles from './dream-catcher.module.css';
import { useDreamMessages } from './messages.ts';
import { FIELD_COLOURS, SPIN } from './round.ts';

const RADIUS = 150;
const FIELD = 360 / WHEEL.length;
/** How far it turns in a spin before it comes near its stop, in rounds. */
const ROUNDS = 4;
/** The share of a spin in which it gets faster; at its end both parts of the motion are equally fast. */
const RISE = 600 / SPIN;
const RISEN = RISE / 2 / (RISE / 2 + (1 - RISE) / 3);

const point = (angle: number, radius: number): string => {
  const turned = ((angle - 90) * Math.PI) / 180;
  return `${(Math.cos(turned) * radius).toFixed(1)} ${(Math.sin(turned) * radius).toFixed(1)}`;
};
const sector = (from: number, to: number, inner: number, outer: number): string =>
  `M${point(from, inner)}L${point(from, outer)}A${outer} ${outer} 0 0 1 ${point(to, outer)}L${point(to, inner)}Z`;

/** The wheel's 54 fields with their letters and pegs: drawn once, turned as one. */
const Fields = memo(() => (
  <>
    {WHEEL.map((field, at) => {
      const isPale = field === 40 || typeof field === 'string';
      return (
        <g key={at} transform={`rotate(${at * FIELD})`}>
          <path
            d={sector(-FIELD / 2, FIELD / 2, 62, RADIUS)}
            fill={FIELD_COLOURS[field]}
            stroke="#0A1020"
            strokeWidth=".9"
          />
          <text y={17 - RADIUS} textAnchor="middle" fill={isPale ? '#1A1203' : '#fff'} className={styles.letter}>
            {String(field).replace('x', '×')}
          </text>
          <circle cx={154.5 * Math.sin((FIELD / 360) * Math.PI)} cy={-154.3} r="1.700" fill="#FFF3D6" />
        </g>
      );
    })}
  </>
));

export interface WheelProps {
  /** Where it stops: the field's place; null before the first spin that is seen here. */
  readonly stop: number | null;
  /** When the spin to it began, ms by `now`: who comes late sees the rest of it. */
  readonly began: number;
  readonly now: () => number;
  /** Whether the field under the pointer is lit. */
  readonly isLit: boolean;
}

/** The wheel, turned so that its field comes to lie under the pointer. */
export function Wheel({ stop, began, now, isLit }: WheelProps) {
  const clock = useRef(now);
  const t = useDreamMessages();
  const rotor = useRef<SVGGElement>(null);
  const rest = useRef(20);
  useEffect(() => {
    if (stop === null || !rotor.current) return;
    const from = rest.current;
    const to = -stop * FIELD;
    const ahead = ROUNDS * 360 + ((((to - from) % 360) + 360) % 360);
    rest.current = to;
    rotor.current.style.transform = `rotate(${to}deg)`;
    const since = Math.max(0, clock.current() - began);
    if (isStill() || since >= SPIN) return;
    const turned = (share: number) => `rotate(${from + ahead * share}deg)`;
    const spinning = rotor.current.animate?.(
      [
        { transform: turned(0), easing: 'cubic-bezier(0.33, 0, 0.67, 0.33)' },
        { transform: turned(RISEN), offset: RISE, easing: 'cubic-bezier(0.33, 1, 0.67, 1)' },
        { transform: turned(1) },
      ],
      { duration: SPIN },
    );
    if (spinning) spinning.currentTime = since;
  }, [stop, began]);
  return (
    <svg className={styles.wheel} viewBox="-172 -178 344 350" role="img" aria-label={t.wheel}>
      <defs>
        <radialGradient id="glaze">
          <stop offset=".4" stopColor="#000" stopOpacity=".42" />
          <stop offset=".72" stopColor="#000" stopOpacity="0" />
          <stop offset="1" stopColor="#fff" stopOpacity=".16" />
        </radialGradient>
        <linearGradient id="rim" x2=".3" y2="1">
          <stop stopColor="#FFE3A0" />
          <stop offset=".35" stopColor="#FFB020" />
          <stop offset=".7" stopColor="#8F5600" />
          <stop offset="1" stopColor="#FFCB66" />
        </linearGradient>
        <radialGradient id="hub" cx=".4" cy=".3">
          <stop stopColor="#2B3F6B" />
          <stop offset="1" stopColor="#0B1220" />
        </radialGradient>
      </defs>
      <circle r="170" cy="8" opacity=".4" />
      <circle r="166" fill="url(#rim)" />
      <circle r="160" fill="#120D1E" />
      <g ref={rotor} className={styles.rotor} style={{ transform: `rotate(${rest.current}deg)` }}>
        <Fields />
      </g>
      <circle r={RADIUS} fill="url(#glaze)" />
      {isLit && (
        <path
          className={styles.lit}
          d={sector(-FIELD / 2, FIELD / 2, 60, RADIUS + 1)}
          fill="none"
          stroke="#fff"
          strokeWidth="3"
        />
      )}
      <circle r="64" fill="url(#rim)" />
      <circle r="59" fill="url(#hub)" />
      <circle r="50" fill="none" stroke="#FFB020" strokeOpacity=".4" />
      <path d="M-14-176H14L0-149Z" fill="#fff" stroke="#0B1220" strokeWidth="2.500" strokeLinejoin="round" />
      <path d="M-5-172H5L0-159Z" fill="#FF5A5C" />
    </svg>
  );
}
