import type { LiveTable } from '@pavilion/api-client';
import { Icon } from '@pavilion/shared-ui';
import { useMessages } from '../messages/index.ts';
import styles from './table-seats.module.css';

/** The seats of a table: a free one shows its number. */
export function TableSeats({ seats }: { readonly seats: NonNullable<LiveTable['seats']> }) {
  const t = useMessages();
  const free = seats.filter(({ taken }) => !taken).map(({ number }) => number);
  const values = { free: free.length, all: seats.length, seats: free.join(', ') };
  return (
    <div className={styles.seats} role="img" aria-label={t(free.length > 0 ? 'seatsAre' : 'seatsTaken', values)}>
      {seats.map(({ number, taken }) => (
        <i key={number} className={taken ? styles.seat : `${styles.seat} ${styles.seatFree}`}>
          {taken ? <Icon name="people" size={16} /> : number}
        </i>
      ))}
    </div>
  );
}
