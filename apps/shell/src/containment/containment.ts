import type { Telemetry } from '@pavilion/contract';
import type { QueryClient } from '@tanstack/react-query';
import { createQueryViews } from './query-views.ts';
import { createRootReset } from './root-reset.ts';
import { sealPage } from './sealed-page.ts';
import { followTranslator } from './translated-text.ts';

/** Keeps what one remote does from the rest of the page. */
export interface Containment {
  /** A remote's own view of the query client. */
  queriesOf(remote: string): QueryClient;
  /** Removes what a remote left on the page's outer elements. */
  resetRoot(): void;
}

export function createContainment(queryClient: QueryClient): Containment {
  return { queriesOf: createQueryViews(queryClient), resetRoot: createRootReset(document) };
}

/** Seals the page as well, and keeps React working under a page translator. Called before any remote runs. */
export function contain(queryClient: QueryClient, telemetry: Telemetry): Containment {
  followTranslator(window);
  sealPage(window, (name) => telemetry.event('replacement refused', { name }));
  return createContainment(queryClient);
}
