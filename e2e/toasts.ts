import type { Page } from '@playwright/test';

/** Keeps every toast that is shown: one stays for a second only. */
export async function recordToasts(page: Page): Promise<() => Promise<(readonly [string, string])[]>> {
  await page.addInitScript(() => {
    const shown: [string, string][] = [];
    Object.assign(window, { shownToasts: shown });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (node instanceof HTMLElement && node.dataset.toast)
            shown.push([node.dataset.toast, node.innerText.trim()]);
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { shownToasts: [string, string][] }).shownToasts);
}
