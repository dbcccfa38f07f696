import { type RefObject, useEffect, useRef } from 'react';
import { whenContentShown } from './content-shown.ts';
import type { TypedFields } from './typed-fields.ts';

/** What the player has typed into a part, once its code is there: it comes after the content. Without it all else goes on. */
export function useTypedFields(container: RefObject<HTMLElement | null>): RefObject<TypedFields | null> {
  const fields = useRef<TypedFields>(null);
  useEffect(() => {
    const follow = async () => {
      const { followTypedFields } = await import('./typed-fields.ts');
      if (!isGone && container.current) fields.current = followTypedFields(container.current);
    };
    let isGone = false;
    // Nobody has typed before there is a page.
    const stop = whenContentShown(() => void follow().catch(() => undefined));
    return () => {
      isGone = true;
      stop();
      fields.current?.stop();
      fields.current = null;
    };
  }, [container]);
  return fields;
}
