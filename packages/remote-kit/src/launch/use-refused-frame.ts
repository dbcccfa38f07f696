import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Calls back when the page's policy refuses a frame what it was to show: a browser then fills it with a page of its own, which loads as any
 * page does, and tells the document alone. `url` is the frame's address, null while there is none.
 */
export function useRefusedFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  url: string | null,
  onRefused: () => void,
): void {
  const tell = useEffectEvent(onRefused);
  // A layout effect: it listens before the browser has begun to load the frame.
  useLayoutEffect(() => {
    if (url === null) return undefined;
    const page = frame.current?.ownerDocument ?? document;
    const listen = (violation: SecurityPolicyViolationEvent) => {
      if (isOfFrame(violation, url)) tell();
    };
    page.addEventListener('securitypolicyviolation', listen);
    return () => page.removeEventListener('securitypolicyviolation', listen);
  }, [frame, url]);
}

/** Browsers name another origin's address by its origin at least. */
function isOfFrame({ effectiveDirective, blockedURI, disposition }: SecurityPolicyViolationEvent, url: string) {
  if (disposition === 'report' || !['frame-src', 'child-src'].includes(effectiveDirective)) return false;
  return URL.canParse(blockedURI) && new URL(blockedURI).origin === new URL(url, location.href).origin;
}
