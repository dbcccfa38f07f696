import { watchModals } from '@pavilion/shared-ui';
import { useCallback, useInsertionEffect, useRef } from 'react';
import { openModals } from '../services/open-modals.ts';
import { followModals, type ModalHistory } from './modal-history.ts';

/** Follows the open modals of the page and keeps their entries in the history. Returns `fromPage` of `ModalHistory`. */
export function useModalHistory(): ModalHistory['fromPage'] {
  const history = useRef<ModalHistory>(null);
  // Before the effects that open a dialog with the first render.
  useInsertionEffect(() => {
    const unwatch = watchModals(document, (open) => openModals.setState(open, true));
    history.current = followModals(window, { current: openModals.getState, subscribe: openModals.subscribe });
    return () => {
      history.current?.stop();
      history.current = null;
      unwatch();
      openModals.setState([], true);
    };
  }, []);
  return useCallback((step) => (history.current ? history.current.fromPage(step) : step()), []);
}
