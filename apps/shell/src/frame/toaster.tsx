import { type ToastType, useLocale } from '@pavilion/contract';
import { type OperatorText, operatorTextsIn } from '@pavilion/remote-kit';
import { classNames, Icon, type IconName } from '@pavilion/shared-ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { toast as hotToast, useToaster } from 'react-hot-toast/headless';
import { useMessages } from '../messages/index.ts';
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
 * Toasts, top right, one second each (spec §9). Under the pointer they wait. They go through react-hot-toast's headless store: its own
 * renderer writes inline styles, which the document's CSP forbids. `className` carries our type to our renderer.
 */
export function Toaster() {
  const t = useMessages();
  const { toasts, handlers } = useToaster({ duration: TOAST_DURATION });
  const ref = useRef<HTMLDivElement>(null);
  const locale = useLocale();
  const show = useEffectEvent(({ type, message, word, notice }: ToastRequest) => {
    const pop = (text: string) => hotToast(text, { className: type, duration: TOAST_DURATION, position: 'top-right' });
    if (notice) void operatorTextsIn(locale).then((textOf) => pop(noticeText(notice, textOf)));
    else pop(message ?? (word === undefined ? '' : t(word)));
  });
  useEffect(() => takeToasts((request) => show(request)), []);
  const newest = toasts[0]?.id;
  useEffect(() => {
    const box = ref.current;
    // A dialog lies in the browser's top layer; shown as a popover, and shown again with each toast, this lies above it.
    if (newest === undefined || typeof box?.showPopover !== 'function') return;
    if (box.matches(':popover-open')) box.hidePopover();
    box.showPopover();
  }, [newest]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only holds the toasts a little longer
    <div
      ref={ref}
      popover="manual"
      className={styles.toasts}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      {toasts.map((toast) => {
        const type = toastType(toast.className);
        return (
          <div
            key={toast.id}
            className={classNames(styles.toast, looks[type], !toast.visible && styles.toastGone)}
            data-toast={type}
            role="status"
          >
            <Icon name={icons[type]} size={20} className={styles.icon} />
            <p>{(typeof toast.message === 'string' && toast.message) || t('somethingWentWrong')}</p>
          </div>
        );
      })}
    </div>
  );
}
