import type { SlotEntry } from './slots.ts';
import type { Access, Frame, Locale } from './vocabulary.ts';

/** One route as data. It travels in the release's `remote.json`, so the shell knows it before it has loaded any code. */
export interface RouteData {
  /** A react-router pattern from the root: `/casino/:casinoslug`. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly frame: Frame;
  /** The document's title, until the page names what it has opened (`Shell.title`). */
  readonly title: Readonly<Record<Locale, string>>;
  /** The key of the remote's page; or where an old path leads now. */
  readonly page?: string;
  readonly redirectTo?: `/${string}`;
}

/**
 * What a remote says of itself as plain data: everything the shell needs before it runs the remote's code. The range of
 * `CONTRACT_VERSION` that it needs is none of it: its build stamps the version that it was compiled with.
 */
export interface RemoteDefinition {
  readonly name: string;
  readonly routes: readonly RouteData[];
  readonly slots: readonly SlotEntry[];
}

/** Where a page is opened: the values of the route's parameters, as the router reads them, and the address's search. */
export interface PagePlace {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}
