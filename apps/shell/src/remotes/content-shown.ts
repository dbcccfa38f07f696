import { MAIN_ID } from '../loading/main-id.ts';

/** Calls back once the content of the page stands on the screen: nothing in it is still on its way. Returns what calls it off. */
export function whenContentShown(work: () => void): () => void {
  const observer = new MutationObserver(() => {
    if (!isContentShown()) return;
    observer.disconnect();
    work();
  });
  if (isContentShown()) work();
  else {
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['aria-busy'],
    });
  }
  return () => observer.disconnect();
}

function isContentShown(): boolean {
  const main = document.getElementById(MAIN_ID);
  return main !== null && main.childElementCount > 0 && main.querySelector('[aria-busy="true"]') === null;
}
