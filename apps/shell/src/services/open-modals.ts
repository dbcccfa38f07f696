import { createStore } from 'zustand/vanilla';

/** The modal dialogs that are open on the page, of the shell and of every remote, the topmost last. */
export const openModals = createStore<readonly HTMLDialogElement[]>(() => []);
