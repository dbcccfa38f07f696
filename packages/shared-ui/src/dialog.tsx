import { type ReactNode, useId } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { type ModalGuard, useModal } from './modal.ts';

export interface DialogProps {
  readonly open: boolean;
  /** Called by the close button, Escape, Back or a press beside the box. */
  readonly onClose: () => void;
  readonly title: string;
  /** The name for screen readers where it should say more than the title. */
  readonly label?: string | undefined;
  /** `m`: 720 wide. `auth`: 460, and 904 for a picture and a form side by side from 1000. `screen`: all of a phone's, else as `m` of one height. */
  readonly size?: 'm' | 'auth' | 'screen' | undefined;
  /** No head is drawn: the children carry their own heading, and the close button floats over them. */
  readonly hideTitle?: boolean | undefined;
  /** Between the title and the close button. */
  readonly head?: ReactNode;
  readonly closeLabel: string;
  /** The address names this dialog, so Back closes it without a history entry of its own. */
  readonly addressed?: boolean | undefined;
  /** Watches the box while it is open: `ignoreDoubleTap` for a sheet that opens where it is tapped and has what costs money. */
  readonly guard?: ModalGuard | undefined;
  readonly children: ReactNode;
  /** Stays in view under the scrolling body. */
  readonly footer?: ReactNode;
}

const sizes = { m: undefined, auth: styles.dlgAuth, screen: styles.dlgScreen };

/**
 * A modal dialog: a sheet from the bottom edge on a phone, a box in the middle with more room. Its children live only
 * while it is open. The first focus goes to a child with `data-autofocus`, else to the first field of a form, else to the box.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  onClose,
  title,
  label,
  size = 'm',
  hideTitle,
  head,
  closeLabel,
  addressed,
  guard,
  children,
  footer,
}: Omit<DialogProps, 'open'>) {
  const ref = useModal(onClose, guard);
  const titleId = useId();
  const named = label === undefined && !hideTitle ? { 'aria-labelledby': titleId } : { 'aria-label': label ?? title };
  const close = <IconButton icon="close" label={closeLabel} onClick={onClose} className={styles.dlgClose} />;
  return (
    <dialog
      ref={ref}
      {...named}
      data-addressed={addressed}
      tabIndex={-1}
      className={classNames(styles.dlg, sizes[size])}
    >
      <div className={styles.dlgBox}>
        {hideTitle ? (
          <div className={styles.dlgFloat}>{close}</div>
        ) : (
          <div className={styles.dlgHead}>
            <h2 id={titleId} className={styles.dlgTitle}>
              {title}
            </h2>
            {head}
            {close}
          </div>
        )}
        <div className={classNames(styles.dlgBody, size !== 'auth' && styles.dlgBodyPadded)}>{children}</div>
        {footer !== undefined && <div className={styles.dlgFoot}>{footer}</div>}
      </div>
    </dialog>
  );
}
