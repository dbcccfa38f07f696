import { useEffect, useState } from 'react';
import { MAIN_ID } from '../loading/main-id.ts';

/**
 * Calls back once the content of the page stands on the screen, nothing in it still on its way, and it is one that `isMeant`; any
 * page is, unless said. Returns what calls it off.
 */
export function whenContentShown(work: () => void, isMeant: () => boolean = () => true): () => void {
  const isReached = () => isContentShown() && isMeant();
  const observer = new MutationObserver(() => {
    if (!isReached()) return;
    observer.disconnect();
    work();
  });
  if (isReached()) work();
  else {
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['aria-busy', 'data-remote-state'],
    });
  }
  return () => observer.disconnect();
}

/** Whether the content of the page has stood on the screen since this was first shown. */
export function useContentShown(): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => whenContentShown(() => setShown(true)), []);
  return isShown;
}

function isContentShown(): boolean {
  const main = document.getElementById(MAIN_ID);
  return main !== null && main.childElementCount > 0 && main.querySelector('[aria-busy="true"]') === null;
}
