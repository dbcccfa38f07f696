import type { ComponentProps, ReactNode } from 'react';
import styles from './choice.module.css';
import { classNames } from './class-names.ts';

export interface SegmentedProps<Value extends string> {
  readonly label: string;
  readonly options: readonly {
    readonly value: Value;
    /** Text, or an icon with an `accessibleLabel`. */
    readonly label: ReactNode;
    readonly accessibleLabel?: string | undefined;
  }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly className?: string | undefined;
}

/** One of a few: the language, the theme. */
export function Segmented<Value extends string>({ label, options, value, onChange, className }: SegmentedProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings its own layout
    <div role="group" aria-label={label} className={classNames(styles.seg, className)}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.segOption}
          aria-pressed={option.value === value}
          aria-label={option.accessibleLabel}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}

export interface ChipProps extends Omit<ComponentProps<'button'>, 'aria-pressed'> {
  readonly pressed: boolean;
  /** `tile`: square, and lit softly where it is on. */
  readonly look?: 'pill' | 'tile' | undefined;
  /** How many it would leave. */
  readonly count?: number | undefined;
}

/** A filter that is on or off. */
export function Chip({ pressed, look = 'pill', count, children, className, ...rest }: ChipProps) {
  const classes = classNames(styles.chip, look === 'tile' && styles.chipTile, className);
  return (
    <button type="button" {...rest} className={classes} aria-pressed={pressed}>
      {children}
      {count !== undefined && <span className={styles.chipCount}>{count}</span>}
    </button>
  );
}
