import { type Toast, type ToastType, toastTypes } from '@pavilion/contract';
import { toast as hotToast } from 'react-hot-toast/headless';

/** How long a toast stays, ms (spec §9). */
export const TOAST_DURATION = 1000;

/** A server's word for a toast's type; what is not one of ours is an error (spec §8). */
export function toastType(word: string | undefined): ToastType {
  return toastTypes.find((type) => type === word) ?? 'error';
}

/** What a notification says: 'title : message' when both exist, else the one that does (spec §8). */
export function notificationText(notification: {
  title?: string | undefined;
  message?: string | undefined;
}): string | undefined {
  const { title, message } = notification;
  return title && message ? `${title} : ${message}` : title || message || undefined;
}

/**
 * Shows a toast through react-hot-toast's headless store: its own renderer writes inline styles, which the document's CSP
 * forbids. `className` carries our type to our renderer, and an empty message becomes 'Something went wrong' there.
 */
export const showToast: Toast = (type, message) => {
  hotToast(message ?? '', { className: toastType(type), duration: TOAST_DURATION, position: 'top-right' });
};
