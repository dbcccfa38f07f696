import { Skeleton } from '@pavilion/shared-ui';
import styles from './waiting-items.module.css';

interface WaitingItemsProps {
  readonly count: number;
  /** Its height, where the style does not say it. */
  readonly height?: number | undefined;
  readonly className?: string | undefined;
  readonly itemClass?: ((index: number) => string | undefined) | undefined;
}

/** The items of a list that is on its way, each in the place of one to come. */
export function WaitingItems({ count, height, className, itemClass }: WaitingItemsProps) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} className={itemClass?.(index)}>
      <Skeleton className={className} height={height ?? 'auto'} radius={10} />
    </li>
  ));
}

/** The same for a list of game tiles. */
export const WaitingTiles = ({ count }: { readonly count: number }) => (
  <WaitingItems count={count} className={styles.tile} />
);
