import { momentOf } from '@pavilion/game-rules';
import { useEffect, useRef } from 'react';
import { useLive } from '../../kit/seat.ts';
import { isStill } from '../../kit/still.ts';
import { PLANE, SKY } from './art.ts';
import styles from './aviator.module.css';
import { type AviatorTable, altitudeNow, type Phase, phaseOf, times } from './flight.ts';
import { useFrames } from './frames.ts';
import { useAviatorMessages } from './messages.ts';

const uriOf = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;
/** How long the plane takes to be gone, ms. */
const AWAY = 700;
/** A flight's first so many milliseconds fill the sky; then the sky moves on. */
const SPAN = 9000;
const POINTS = 40;

/** The sky: the plane on its way, how high it is, and how long bets are taken. */
export function Sky({ table }: { readonly table: AviatorTable }) {
  const t = useAviatorMessages();
  const state = useLive(table);
  const phase = phaseOf(state);
  return (
    <div className={styles.sky} data-phase={phase}>
      <img className={styles.night} src={uriOf(SKY)} alt="" />
      <FlightCanvas table={table} phase={phase} />
      {phase === 'waiting' ? (
        <Countdown table={table} />
      ) : (
        <div className={styles.figure} aria-hidden="true" data-cut-off={state.isCutOff}>
          <Figure table={table} phase={phase} />
          {phase === 'crashed' && <strong>{t.flewAway}</strong>}
          <small>{t.round((state.round?.number ?? 0).toLocaleString('en-IN'))}</small>
        </div>
      )}
    </div>
  );
}

function Figure({ table, phase }: { readonly table: AviatorTable; readonly phase: Phase }) {
  const ref = useRef<HTMLElement>(null);
  useFrames(phase === 'flying', () => {
    if (ref.current) ref.current.textContent = times(altitudeNow(table));
  });
  return <b ref={ref} />;
}

/** The seconds that are left to bet, in a ring that empties. */
function Countdown({ table }: { readonly table: AviatorTable }) {
  const t = useAviatorMessages();
  const { round } = useLive(table);
  const number = useRef<HTMLElement>(null);
  const ring = useRef<SVGCircleElement>(null);
  useFrames(round !== null, () => {
    const { closesAt = 0, beganAt = 0 } = round ?? {};
    const left = Math.max(0, closesAt - table.now());
    if (number.current) number.current.textContent = (left / 1000).toFixed(1);
    ring.current?.setAttribute('stroke-dashoffset', String(100 - (100 * left) / Math.max(1, closesAt - beganAt)));
  });
  if (round === null) return <p className={styles.countdown}>{t.noRound}</p>;
  return (
    <div className={styles.countdown}>
      <svg viewBox="0 0 104 104" aria-hidden="true">
        <circle className={styles.ringOff} cx="52" cy="52" r="46" />
        <circle ref={ring} className={styles.ringOn} cx="52" cy="52" r="46" pathLength="100" strokeDasharray="100" />
      </svg>
      <b ref={number} />
      <p>{t.secondsToBet}</p>
    </div>
  );
}

/** The plane and its trail: each frame where the server's clock has them. */
function FlightCanvas({ table, phase }: { readonly table: AviatorTable; readonly phase: Phase }) {
  const ref = useRef<HTMLCanvasElement>(null);
  const plane = useRef<HTMLCanvasElement | null>(null);
  const crashedAt = useRef(0);
  useEffect(() => {
    const image = new Image(760, 248);
    image.src = uriOf(PLANE);
    // Drawn once: a frame copies the picture, and draws none of its shapes.
    image.onload = () => {
      const copy = Object.assign(document.createElement('canvas'), { width: 760, height: 248 });
      copy.getContext('2d')?.drawImage(image, 0, 0, 760, 248);
      plane.current = copy;
    };
  }, []);
  useEffect(() => {
    crashedAt.current = phase === 'crashed' ? performance.now() : 0;
  }, [phase]);
  useFrames(true, () => {
    const canvas = ref.current;
    const paint = canvas?.getContext('2d');
    if (!canvas || !paint) return;
    const { round } = table.state();
    const flown = table.now() - (round?.closesAt ?? 0);
    const since = crashedAt.current > 0 ? performance.now() - crashedAt.current : 0;
    paintFlight({ canvas, paint, plane: plane.current }, phase, {
      flown: phase === 'crashed' ? momentOf(altitudeNow(table)) : flown,
      gone: phase === 'crashed' ? Math.min(1, since / AWAY) : 0,
    });
  });
  return <canvas ref={ref} className={styles.flight} />;
}

/** How high the plane is at a moment, in hundredths and not rounded as its figure is: what is drawn has no steps. */
const heightAt = (moment: number): number => 100 * Math.exp(0.000_06 * Math.max(0, moment));

interface Board {
  readonly canvas: HTMLCanvasElement;
  readonly paint: CanvasRenderingContext2D;
  readonly plane: HTMLCanvasElement | null;
}

interface Moment {
  /** Since take-off, ms. */
  readonly flown: number;
  /** How far the plane has flown away, of one. */
  readonly gone: number;
}

function paintFlight({ canvas, paint, plane }: Board, phase: Phase, { flown, gone }: Moment): void {
  const { clientWidth: width, clientHeight: height } = canvas;
  const scale = Math.min(window.devicePixelRatio || 1, 2);
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
  if (canvas.width !== wide || canvas.height !== high) Object.assign(canvas, { width: wide, height: high });
  paint.setTransform(scale, 0, 0, scale, 0, 0);
  paint.clearRect(0, 0, width, height);
  const size = width < 500 ? 0.5 : 0.72;
  const ground = height * 0.9;
  if (phase === 'waiting') {
    paintPlane(paint, plane, { x: 100 * size + 24, y: ground - 34 * size, turn: -0.05, size });
    return;
  }
  const span = Math.max(SPAN, flown * 1.25);
  const top = Math.max(250, heightAt(flown) * 1.2);
  const at = (moment: number) => ({
    x: 14 + (width * 0.9 * moment) / span,
    y: ground - ((heightAt(moment) - 100) / (top - 100)) * height * 0.72,
  });
  const path = Array.from({ length: POINTS + 1 }, (_, nth) => at((flown * nth) / POINTS));
  paintTrail(paint, path, phase === 'crashed');
  const end = path.at(-1) ?? { x: 14, y: ground };
  const before = path.at(-4) ?? end;
  const turn = Math.atan2(end.y - before.y, Math.max(1, end.x - before.x));
  const away = isStill() ? 0 : gone * gone;
  const isOut = phase === 'crashed' && (gone >= 1 || isStill());
  if (!isOut) paintPlane(paint, plane, { x: end.x + away * width, y: end.y - away * height, turn, size });
}

interface Place {
  readonly x: number;
  readonly y: number;
  /** Radians. */
  readonly turn: number;
  readonly size: number;
}

function paintPlane(
  paint: CanvasRenderingContext2D,
  plane: HTMLCanvasElement | null,
  { x, y, turn, size }: Place,
): void {
  if (!plane) return;
  paint.save();
  paint.translate(x, y);
  paint.rotate(Math.max(-0.6, turn));
  paint.drawImage(plane, -130 * size, -62 * size, 380 * size, 124 * size);
  paint.restore();
}

function paintTrail(paint: CanvasRenderingContext2D, path: readonly { x: number; y: number }[], isGone: boolean): void {
  paint.lineCap = 'round';
  paint.setLineDash(isGone ? [1, 10] : []);
  for (const [colour, width] of isGone
    ? ([['#9fb0cc', 3]] as const)
    : ([
        ['#ffb02033', 12],
        ['#ffb020', 4],
      ] as const)) {
    paint.strokeStyle = colour;
    paint.lineWidth = width;
    paint.beginPath();
    for (const { x, y } of path) paint.lineTo(x, y);
    paint.stroke();
  }
  paint.setLineDash([]);
}
