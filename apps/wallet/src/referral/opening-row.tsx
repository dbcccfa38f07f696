import { Icon } from '@pavilion/shared-ui';
import { type ReactNode, useId, useState } from 'react';
import styles from './opening-list.module.css';

/** A line of a list that opens to what is below it; what is below is asked for once it is opened. */
export function OpeningRow({ line, children }: { readonly line: ReactNode; readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon name="chevron-right" size={20} className={styles.chevron} />
        {line}
      </button>
      {open && <div id={id}>{children}</div>}
    </li>
  );
}
