import type { QueryClient } from '@tanstack/react-query';

/** What every request is kept under: as a draft is, so that it goes with the drafts when its player signs out of their own accord. */
const PREFIX = 'draft:sent:';
/** How long a reference is kept, ms: an operator may refuse one that is too old for it to know. */
const KEPT = 24 * 60 * 60 * 1000;

/** A request that moves money and of which nobody has said what became of it. */
interface OpenRequest {
  readonly clientRef: string;
  /** Some try of it had no answer. */
  readonly isLost: boolean;
}

/** Such requests by what was asked for. They outlive the form that sent them, and the page: a reload, a release, a session that ended. */
export interface OpenRequests {
  get(key: string): OpenRequest | undefined;
  keep(key: string, request: OpenRequest): void;
  /** The operator has said what became of it. */
  end(key: string): void;
}

/** Those of this page, whatever a browser lets it keep. */
const ofPages = new WeakMap<QueryClient, Map<string, OpenRequest>>();

export function openRequests(page: QueryClient): OpenRequests {
  const here = ofPages.get(page) ?? new Map<string, OpenRequest>();
  ofPages.set(page, here);
  return {
    get: (key) => here.get(key) ?? keptOf(key),
    keep(key, request) {
      here.set(key, request);
      try {
        sessionStorage.setItem(PREFIX + key, JSON.stringify({ clientRef: request.clientRef, at: Date.now() }));
      } catch {
        // Blocked or full: it lives until the page is left.
      }
    },
    end(key) {
      here.delete(key);
      try {
        sessionStorage.removeItem(PREFIX + key);
      } catch {
        // What could not be kept needs no removing.
      }
    },
  };
}

/** What an earlier page of this tab sent: it left without an answer. */
function keptOf(key: string): OpenRequest | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('clientRef' in kept) || !('at' in kept)) return undefined;
    const { clientRef, at } = kept;
    if (typeof clientRef !== 'string' || typeof at !== 'number' || Date.now() - at > KEPT) return undefined;
    return { clientRef, isLost: true };
  } catch {
    return undefined;
  }
}
