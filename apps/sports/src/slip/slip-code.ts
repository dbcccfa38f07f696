import { lazyPart } from '@pavilion/remote-kit';

/** The bet slip: its code is loaded when something is on it, or before by `warmSlip`. */
export const SlipView = lazyPart(async () => (await import('./slip-view.tsx')).SlipView, null);

let isWarm = false;

/**
 * Loads the slip's code once the browser has nothing else to do: a player on a page of prices may press one, and the slip is to stand there within
 * 100 ms. Not where data is saved; where it fails, the press loads it as ever.
 */
export function warmSlip(): void {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  if (isWarm || connection?.saveData || typeof requestIdleCallback !== 'function') return;
  isWarm = true;
  requestIdleCallback(() => {
    SlipView.preload().catch(() => {
      isWarm = false;
    });
  });
}
