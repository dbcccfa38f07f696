import type { DiceSeen, DiceSide } from '@pavilion/game-rules';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { classNames } from '../../kit/parts/class-names.ts';
import styles from './dice.module.css';
import { useDiceMessages } from './messages.ts';
import { hundredths, targetsOf, within } from './round.ts';

/** How far a key moves the target, in hundredths. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -50,
  ArrowDown: -50,
  ArrowRight: 50,
  ArrowUp: 50,
  PageDown: -500,
  PageUp: 500,
  Home: -10_000,
  End: 10_000,
};
const SCALE = [0, 25, 50, 75, 100];

export interface TargetProps {
  readonly side: DiceSide;
  readonly target: number;
  /** The roll that came to rest last, and whether it is the one of this bet. */
  readonly seen: DiceSeen | null;
  readonly isFresh: boolean;
  readonly onTarget: (target: number) => void;
}

/** The line from 0 to 100 with the part that wins, the target that is moved along it, and where the roll came to rest. */
export function Target({ side, target, seen, isFresh, onTarget }: TargetProps) {
  const t = useDiceMessages();
  const line = useRef<HTMLDivElement>(null);
  const { least, most } = targetsOf(side);
  const byKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onTarget(within(target + step, side));
  };
  const byPointer = ({ clientX, buttons }: PointerEvent) => {
    const place = line.current?.getBoundingClientRect();
    if (!place || buttons === 0) return;
    // Halves of a percent: what a finger can aim at.
    onTarget(within(Math.round((200 * (clientX - place.left)) / place.width) * 50, side));
  };
  const tone = isFresh && (seen?.isWon ? styles.markWon : styles.markLost);
  const places = { '--target': `${target / 100}%`, '--roll': `${(seen?.roll ?? 0) / 100}%` } as CSSProperties;
  return (
    <div className={styles.line} ref={line} style={places}>
      <div className={classNames(styles.track, side === 'over' && styles.trackOver)} />
      {seen !== null && (
        <span className={styles.markPlace} aria-hidden="true">
          <b className={classNames(styles.mark, tone)}>{hundredths(seen.roll)}</b>
        </span>
      )}
      <div
        className={styles.handle}
        role="slider"
        tabIndex={0}
        aria-label={t.target}
        aria-valuemin={least / 100}
        aria-valuemax={most / 100}
        aria-valuenow={target / 100}
        aria-valuetext={hundredths(target)}
        onKeyDown={byKey}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={byPointer}
      >
        <i />
      </div>
      <div className={styles.scale} aria-hidden="true">
        {SCALE.map((each) => (
          <span key={each}>{each}</span>
        ))}
      </div>
    </div>
  );
}
