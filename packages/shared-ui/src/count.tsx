import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './count.module.css';

export interface CountProps extends Omit<ComponentProps<'span'>, 'children'> {
  readonly value: number;
}

/** A number on something that has news. Above 99 it says `99+`. */
export function Count({ value, className, ...rest }: CountProps) {
  return (
    <span {...rest} className={classNames(styles.count, className)}>
      {value > 99 ? '99+' : value}
    </span>
  );
}
