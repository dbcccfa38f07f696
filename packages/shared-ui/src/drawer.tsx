import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import styles from './dialog.module.css';
import { useModal } from './modal.ts';

export interface DrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly label: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
}

/** A modal panel from the right edge, as tall as the screen. Its close button floats in the top right corner (44 by 44, 8 from the edge). */
export function Drawer({ open, ...rest }: DrawerProps) {
  return open ? <OpenDrawer {...rest} /> : null;
}

function OpenDrawer({ onClose, label, closeLabel, children }: Omit<DrawerProps, 'open'>) {
  const ref = useModal(onClose);
  return (
    <dialog ref={ref} aria-label={label} tabIndex={-1} className={styles.drawer}>
      <IconButton icon="close" label={closeLabel} onClick={onClose} className={styles.drawerClose} />
      <div className={styles.drawerBox}>{children}</div>
    </dialog>
  );
}
