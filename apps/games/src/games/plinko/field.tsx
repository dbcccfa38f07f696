import { type PlinkoRisk, type PlinkoRows, plinkoPockets } from '@pavilion/game-rules';
import { memo, type RefObject, useEffect, useRef } from 'react';
import { classNames } from '../../kit/parts/class-names.ts';
import styles from './plinko.module.css';
import { FIELD, fallTime, type PlinkoDrop, pegsOf, placeOf, stepsOf, warmthOf } from './round.ts';

const LAMPS = [153, 161.5, 170, 178.5, 187];

export interface FieldProps {
  readonly rows: PlinkoRows;
  readonly risk: PlinkoRisk;
  readonly falling: readonly PlinkoDrop[];
  /** The ball that landed last. */
  readonly landed: PlinkoDrop | null;
}

/** The pegs, the pockets below them, and the balls that are falling. */
export function Field({ rows, risk, falling, landed }: FieldProps) {
  const field = useRef<SVGSVGElement>(null);
  const { width, height, middle } = FIELD;
  return (
    <svg ref={field} className={styles.field} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <defs>
        <linearGradient id="plinko-trail" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="300">
          <stop stopColor="#FFB020" stopOpacity="0" />
          <stop offset="1" stopColor="#FFB020" stopOpacity=".75" />
        </linearGradient>
        <radialGradient id="plinko-glow">
          <stop stopColor="#FFCB66" stopOpacity=".7" />
          <stop offset="1" stopColor="#FFB020" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="plinko-ball" cx=".36" cy=".3" r=".8">
          <stop stopColor="#FFF6DF" />
          <stop offset=".45" stopColor="#FFC24D" />
          <stop offset="1" stopColor="#C97C06" />
        </radialGradient>
      </defs>
      <circle cx={middle} cy="4" r="44" fill="url(#plinko-glow)" opacity=".35" />
      <rect x="146" y="-8" width="48" height="14" rx="4" fill="#2A3B60" />
      {LAMPS.map((x) => (
        <circle key={x} cx={x} cy="-1" r="3" fill="#FFE9BF" />
      ))}
      <Pegs rows={rows} />
      <Pockets rows={rows} risk={risk} hit={landed?.bet.rows === rows ? (landed.seen?.pocket ?? null) : null} />
      {falling.map((drop) => (
        <Ball key={drop.id} drop={drop} field={field} />
      ))}
    </svg>
  );
}

const Pegs = memo(({ rows }: Pick<FieldProps, 'rows'>) => (
  <g fill="#B9C9E6">
    {pegsOf(rows).map(({ x, y, name }) => (
      <circle key={name} data-peg={name} cx={x} cy={y} r={rows === 16 ? 2.8 : 3.4} />
    ))}
  </g>
));

interface PocketsProps extends Pick<FieldProps, 'rows' | 'risk'> {
  readonly hit: number | null;
}

const Pockets = memo(({ rows, risk, hit }: PocketsProps) => {
  const { across } = stepsOf(rows);
  return plinkoPockets(rows, risk).map((multiplier, nth) => {
    const x = FIELD.middle + (nth - rows / 2) * across;
    const text = String(multiplier / 10_000);
    return (
      <g
        key={nth}
        className={classNames(styles.pocket, styles[`warm${warmthOf(multiplier)}`], nth === hit && styles.hit)}
      >
        <rect x={x - across / 2 + 1} y={FIELD.pockets} width={across - 2} height="28" rx="4" />
        <text x={x} y={FIELD.pockets + 14} fontSize={text.length > 3 ? 8.8 : text.length > 2 ? 9.4 : 10}>
          {text}
        </text>
      </g>
    );
  });
});

interface BallProps {
  readonly drop: PlinkoDrop;
  readonly field: RefObject<SVGSVGElement | null>;
}

/** A ball on its way: moved frame by frame without a word to the rest of the page. */
function Ball({ drop, field }: BallProps) {
  const ball = useRef<SVGGElement>(null);
  const trail = useRef<SVGPathElement>(null);
  useEffect(() => {
    const started = performance.now();
    let touched: string | null = null;
    let line = `M${FIELD.middle} 4`;
    let frame = requestAnimationFrame(function move(now) {
      const { x, y, peg } = placeOf(drop, now - started);
      ball.current?.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)})`);
      line += `L${x.toFixed(1)} ${y.toFixed(1)}`;
      trail.current?.setAttribute('d', line);
      if (peg !== null && peg !== touched) light(field.current?.querySelector(`[data-peg="${peg}"]`));
      touched = peg;
      if (now - started < fallTime(drop)) frame = requestAnimationFrame(move);
    });
    return () => cancelAnimationFrame(frame);
  }, [drop, field]);
  return (
    <>
      <path ref={trail} className={styles.trail} stroke="url(#plinko-trail)" />
      <g ref={ball} transform={`translate(${FIELD.middle} 4)`}>
        <circle r="18" fill="url(#plinko-glow)" />
        <circle r="6.500" fill="url(#plinko-ball)" />
      </g>
    </>
  );
}

/** A peg is lit for a moment where a ball touches it. */
function light(peg: Element | null | undefined): void {
  peg?.animate([{ fill: '#FFD58A', transform: 'scale(1.25)' }, {}], { duration: 200 });
}
