import { type RefObject, useEffect, useState } from 'react';

/** How far beside the screen a row already counts as near: each row more is six prices more to follow and to write. */
const MARGIN = '200px 0px';

type Tell = (isNear: boolean) => void;
const watched = new Map<Element, Tell>();
let observer: IntersectionObserver | undefined;

function watch(element: Element, tell: Tell): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) watched.get(target)?.(isIntersecting);
    },
    { rootMargin: MARGIN },
  );
  watched.set(element, tell);
  observer.observe(element);
  return () => {
    watched.delete(element);
    observer?.unobserve(element);
    if (watched.size > 0) return;
    observer?.disconnect();
    observer = undefined;
  };
}

/**
 * Whether an element is on the screen or close to it: one observer for all. What has the focus is near wherever it is, and
 * so is everything where the browser can't tell. `isFirst`: what counts until it is known.
 */
export function useNear(ref: RefObject<HTMLElement | null>, isFirst: boolean): boolean {
  const [isNear, setNear] = useState(isFirst || !('IntersectionObserver' in globalThis));
  useEffect(() => {
    const element = ref.current;
    if (!element || !('IntersectionObserver' in globalThis)) return undefined;
    const onFocus = () => setNear(true);
    element.addEventListener('focusin', onFocus);
    const unwatch = watch(element, (near) => setNear(near || element.contains(document.activeElement)));
    return () => {
      element.removeEventListener('focusin', onFocus);
      unwatch();
    };
  }, [ref]);
  return isNear;
}
