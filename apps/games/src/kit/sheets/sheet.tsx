import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useKitMessages } from '../language/messages.ts';
import { Icon } from '../parts/icon.tsx';
import tool from '../parts/tool.module.css';
import styles from './sheet.module.css';

export interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A sheet over the game, from the bottom edge on a phone. Escape closes it, and the focus goes back to what opened it. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const t = useKitMessages();
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => ref.current?.showModal(), []);
  return (
    <dialog ref={ref} className={styles.sheet} aria-labelledby={id} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <button type="button" className={tool.tool} aria-label={t.close} onClick={() => ref.current?.close()}>
          <Icon name="cross" />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}
