import { watchModals } from '@pavilion/shared-ui';
import { useInsertionEffect, useMemo, useRef } from 'react';
import { openModals } from '../services/open-modals.ts';
import { followModals, type ModalHistory } from './modal-history.ts';

/** Follows the open modals of the page and keeps their entries in the history. */
export function useModalHistory(): Pick<ModalHistory, 'fromPage' | 'back'> {
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
  return useMemo(
    () => ({
      fromPage: (step) => (history.current ? history.current.fromPage(step) : step()),
      back: (otherwise) => (history.current ? history.current.back(otherwise) : otherwise()),
    }),
    [],
  );
}
