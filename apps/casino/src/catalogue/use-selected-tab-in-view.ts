import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Keeps the selected tab of the tabs inside an element in view: an address may open one that a phone's width leaves out. */
export function useSelectedTabInView(selected: string | undefined): RefObject<HTMLDivElement | null> {
  const around = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tab =
      selected === undefined ? null : around.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]');
    const row = tab?.parentElement;
    if (tab && row) row.scrollLeft += tab.getBoundingClientRect().left - row.getBoundingClientRect().left - 60;
  }, [selected]);
  return around;
}
