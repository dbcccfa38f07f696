import { useRail } from '@pavilion/remote-kit';
import { classNames } from '@pavilion/shared-ui';
import type { ReactNode } from 'react';
import styles from './chip-row.module.css';

/** Filters in one row, of which one is on: it scrolls sideways on a phone, fades where it is cut, and shows what is chosen. */
export function ChipRow({
  label,
  chosen,
  className,
  children,
}: {
  readonly label: string;
  /** What is on: as it changes it is brought into view. */
  readonly chosen: unknown;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  const rail = useRail<HTMLDivElement>(chosen);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings its own layout
    <div ref={rail} role="group" aria-label={label} className={classNames(styles.row, className)}>
      {children}
    </div>
  );
}
