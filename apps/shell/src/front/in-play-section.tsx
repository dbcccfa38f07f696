import type { SlotProps } from '@pavilion/contract';
import { Skeleton } from '@pavilion/shared-ui';
import { Slot } from '../remotes/slot.tsx';
import styles from './in-play-section.module.css';

/** What is in play, with its prices: the shell keeps its room, and who fills the slot knows matches and prices. */
export function InPlaySection({ look }: SlotProps['in-play']) {
  return (
    <Slot
      name="in-play"
      props={{ look }}
      fallback={() => (
        <div className={look === 'list' ? styles.list : styles.strip}>
          <Skeleton width={160} height={28} />
          <Skeleton height="100%" radius="var(--r10)" />
        </div>
      )}
    />
  );
}
