import { lazyPart } from '@pavilion/remote-kit';

/** The bet slip: its code is loaded when something is on it, or before by `warmSlip`. */
export const SlipView = lazyPart(async () => (await import('./slip-view.tsx')).SlipView, null);

/**
 * Loads the slip's code once the browser has nothing else to do, and tells when it is there and may be drawn unseen: a player on a page of prices
 * may press one, and the slip is to stand there within 100 ms. Not where data is saved; where it fails, the press loads it as ever. Returns what
 * ends it.
 */
export function warmSlip(onWarm: () => void): () => void {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData || typeof requestIdleCallback !== 'function') return () => undefined;
  let idle = requestIdleCallback(() => {
    SlipView.preload().then(
      () => {
        idle = requestIdleCallback(onWarm);
      },
      () => undefined,
    );
  });
  return () => cancelIdleCallback(idle);
}
