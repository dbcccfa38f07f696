import { useEffect, useState } from 'react';

/** A browser's Document Picture-in-Picture: a window of one's own that stays above the others. */
interface SmallWindows {
  requestWindow(size: { readonly width: number; readonly height: number }): Promise<Window>;
}

/** Of pictures that are sixteen by nine. */
const SIZE = { width: 480, height: 270 } as const;

interface SmallWindow {
  /** Opens it; null where this browser has none. */
  readonly open: (() => void) | null;
  readonly close: () => void;
  /** What is shown in it goes here; null while it is closed. */
  readonly body: HTMLElement | null;
}

/** A small window that goes with whoever opened it. `onRefused`: the browser did not open it. */
export function useSmallWindow(onRefused: () => void): SmallWindow {
  const [small, setSmall] = useState<Window | null>(null);
  useEffect(() => {
    if (!small) return undefined;
    const gone = () => setSmall(null);
    small.addEventListener('pagehide', gone);
    return () => {
      small.removeEventListener('pagehide', gone);
      small.close();
    };
  }, [small]);
  const { documentPictureInPicture: windows } = window as Window & { readonly documentPictureInPicture?: SmallWindows };
  return {
    open: windows ? () => void windows.requestWindow(SIZE).then(setSmall, onRefused) : null,
    close: () => setSmall(null),
    body: small?.document.body ?? null,
  };
}
