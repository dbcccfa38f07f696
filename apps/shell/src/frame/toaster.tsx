import { type ToastType, useLocale } from '@pavilion/contract';
import { type OperatorText, operatorTextsIn } from '@pavilion/remote-kit';
import { classNames, Icon, type IconName } from '@pavilion/shared-ui';
import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Toast as HotToast, toast as hotToast, useToaster } from 'react-hot-toast/headless';
import { useStore } from 'zustand';
import { useMessages } from '../messages/index.ts';
import { openModals } from '../services/open-modals.ts';
import { type OperatorNotice, type ToastRequest, takeToasts, toastType } from '../services/toasts.ts';
import styles from './toaster.module.css';

const icons: Readonly<Record<ToastType, IconName>> = {
  success: 'check-circle',
  error: 'error',
  info: 'info',
  warning: 'alert',
};

const looks = {
  success: styles.toastSuccess,
  error: styles.toastError,
  info: styles.toastInfo,
  warning: styles.toastWarning,
};

/** How long a toast stays, ms (spec §9). */
const TOAST_DURATION = 1000;

/** What a notification says: 'title : message' when both exist, else the one that does (spec §8). */
function noticeText({ title = '', message = '', named }: OperatorNotice, textOf: OperatorText): string {
  return [textOf(title, named?.title), textOf(message, named?.message)].filter((text) => text !== '').join(' : ');
}

/**
 * Toasts, top right, one second each (spec §9). A mouse over them holds them; a finger does not, since it never leaves. Their box is
 * one standing live region, inside the topmost modal: everything outside of a modal is hidden from screen readers.
 *
 * They go through react-hot-toast's headless store: its own renderer writes inline styles, which the document's CSP forbids.
 * `className` carries our type to our renderer.
 */
export function Toaster() {
  const t = useMessages();
  const { toasts } = useToaster();
  const [isHeld, setHeld] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const locale = useLocale();
  const show = useEffectEvent(({ type, message, word, notice }: ToastRequest) => {
    const pop = (text: string) =>
      hotToast(text, { className: type, duration: Number.POSITIVE_INFINITY, position: 'top-right' });
    if (notice) void operatorTextsIn(locale).then((textOf) => pop(noticeText(notice, textOf)));
    else pop(message ?? (word === undefined ? '' : t(word)));
  });
  useEffect(() => takeToasts((request) => show(request)), []);
  const newest = toasts[0]?.id;
  const modal = useStore(openModals, (modals) => modals.findLast(({ isConnected }) => isConnected));
  // biome-ignore lint/correctness/useExhaustiveDependencies: neither is read; with each of them something else may be above the box.
  useEffect(() => {
    const box = ref.current;
    // A popover too is in the browser's top layer. Shown again with each toast and modal, it is above whatever else is there.
    if (typeof box?.showPopover !== 'function') return;
    if (box.matches(':popover-open')) box.hidePopover();
    box.showPopover();
  }, [newest, modal]);
  const byMouse = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') act();
  };
  const box = (
    <div
      ref={ref}
      role="status"
      aria-atomic="false"
      popover="manual"
      className={styles.toasts}
      onPointerEnter={byMouse(() => setHeld(true))}
      onPointerLeave={byMouse(() => setHeld(false))}
    >
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} isHeld={isHeld} />
      ))}
    </div>
  );
  return modal ? createPortal(box, modal) : box;
}

/**
 * One toast, dismissed after its time or once it is no longer held. Its own timer counts that time: the library's goes by the device's
 * clock, and one that is set back would keep the toast.
 */
function ToastItem({ toast, isHeld }: { readonly toast: HotToast; readonly isHeld: boolean }) {
  const t = useMessages();
  const { id, visible } = toast;
  useEffect(() => {
    if (isHeld || !visible) return undefined;
    const timer = setTimeout(() => hotToast.dismiss(id), TOAST_DURATION);
    return () => clearTimeout(timer);
  }, [id, visible, isHeld]);
  const type = toastType(toast.className);
  return (
    <div
      className={classNames(styles.toast, looks[type], !visible && styles.toastGone)}
      data-toast={type}
      // A toast that fades takes no clicks.
      inert={!visible}
    >
      <Icon name={icons[type]} size={20} className={styles.icon} />
      <p>{(typeof toast.message === 'string' && toast.message) || t('somethingWentWrong')}</p>
    </div>
  );
}
