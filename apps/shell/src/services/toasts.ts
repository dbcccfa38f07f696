import type { NamedText } from '@pavilion/api-client';
import { type Toast, type ToastType, toastTypes } from '@pavilion/contract';
import { createStore } from 'zustand/vanilla';

/** A server's word for a toast's type; what is not one of ours is an error (spec §8). */
export function toastType(word: string | undefined): ToastType {
  return toastTypes.find((type) => type === word) ?? 'error';
}

/** What the operator tells a player (`sub:notification_toast`): its texts, and what they are called where they have a name. */
export interface OperatorNotice {
  readonly title?: string | undefined;
  readonly message?: string | undefined;
  readonly status?: string | undefined;
  readonly named?: { readonly title?: NamedText | undefined; readonly message?: NamedText | undefined } | undefined;
}

/** A toast that is to be shown. */
export interface ToastRequest {
  readonly type: ToastType;
  readonly message: string | undefined;
  /** What the shell says itself, in the player's language. */
  readonly word?: OwnWord;
  /** What the operator says, with its texts by name. */
  readonly notice?: OperatorNotice;
}

/** What the shell itself has to say in a toast. */
type OwnWord = 'sessionEnded';

/** What is to be shown, in order. The code that shows it is loaded after the page's content, or with the first toast. */
export const waitingToasts = createStore<readonly ToastRequest[]>(() => []);

/** Shows a toast, as soon as there is somebody to show it: none is lost before. */
export const showToast: Toast = (type, message) => {
  waitingToasts.setState((waiting) => [...waiting, { type: toastType(type), message }], true);
};

/** Shows a toast in the player's language. */
export function showOwnToast(type: ToastType, word: OwnWord): void {
  waitingToasts.setState([...waitingToasts.getState(), { type, message: undefined, word }], true);
}

/** Shows what the operator tells the player, in their language where its texts have a name that is known. */
export function showNotice(notice: OperatorNotice): void {
  waitingToasts.setState(
    [...waitingToasts.getState(), { type: toastType(notice.status), message: undefined, notice }],
    true,
  );
}

/** Calls `show` with what waits and with each toast from now on. Returns an unsubscribe function. */
export function takeToasts(show: (toast: ToastRequest) => void): () => void {
  const take = (waiting: readonly ToastRequest[]) => {
    if (waiting.length === 0) return;
    waitingToasts.setState([], true);
    for (const toast of waiting) show(toast);
  };
  take(waitingToasts.getState());
  return waitingToasts.subscribe(take);
}
