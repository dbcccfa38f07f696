import { focusManager, onlineManager } from '@tanstack/react-query';

/** What calls, the socket and telemetry are made with. */
const senders = ['fetch', 'Request', 'Response', 'Headers', 'AbortController', 'WebSocket', 'XMLHttpRequest'] as const;

type Page = Readonly<Record<(typeof senders)[number], unknown>> & { readonly JSON: JSON };

/**
 * Seals what all parts of the page share, before any remote runs. A replacement of what calls are made with has no effect, and
 * neither has a remote's own say about the network or the focus. Each attempt is reported by its name.
 */
export function sealPage(page: Page, onAttempt: (name: string) => void): void {
  for (const name of senders) seal(page, name, onAttempt);
  for (const name of ['parse', 'stringify']) seal(page.JSON, name, onAttempt);
  for (const manager of [onlineManager, focusManager]) {
    if (Object.isFrozen(manager)) continue;
    // It stays with the listener that it has, which it would drop with its last subscriber.
    manager.subscribe(() => undefined);
    const setters = ['setEventListener', 'setOnline', 'setFocused'].filter((name) => name in manager);
    for (const name of setters) Object.defineProperty(manager, name, { value: () => onAttempt(name) });
    Object.freeze(manager);
  }
}

function seal(page: object, name: string, onAttempt: (name: string) => void): void {
  const kept: unknown = Reflect.get(page, name);
  // False where it is sealed already.
  Reflect.defineProperty(page, name, { get: () => kept, set: () => onAttempt(name), configurable: false });
}
