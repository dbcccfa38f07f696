import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './tag.module.css';

/** A short word on something: New, TV, a provider's name. */
export function Tag({
  tone = 'plain',
  className,
  ...rest
}: ComponentProps<'span'> & { readonly tone?: 'plain' | 'accent' | undefined }) {
  return <span {...rest} className={classNames(styles.tag, tone === 'accent' && styles.tagAccent, className)} />;
}
