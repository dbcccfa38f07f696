import { useEffect } from 'react';
import { useOpenSearch } from './search-context.ts';

/** `/` opens the search from any page, where nothing is typed into and no dialog is open. */
export function useSearchKey(): void {
  const openSearch = useOpenSearch();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      const isTyping =
        target instanceof HTMLElement && target.closest('input, textarea, select, dialog, [contenteditable]');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping) return;
      event.preventDefault();
      openSearch();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [openSearch]);
}
