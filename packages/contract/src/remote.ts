import type { QueryClient } from '@tanstack/react-query';
import type { FunctionComponent } from 'react';
import type { PagePlace, RemoteDefinition } from './routes.ts';
import type { Shell } from './shell.ts';
import type { PropsOfSlot } from './slots.ts';

/** A component whose code is loaded when it is needed. */
export type LazyComponent<Props = object> = () => Promise<FunctionComponent<Props>>;

/**
 * Asks for what a page shows first, into the cache that the page will read, by the same query options. It is called once the
 * player is on the way to the page and its guard has let them in, beside the page's own code and never ahead of need. What
 * fails here is reported, and the page asks by itself.
 */
export type PageData = (shell: Shell, place: PagePlace, queries: QueryClient) => void;

/** A page's data, whose code is loaded beside the page's own. */
export type LazyPageData = () => Promise<PageData>;

/** The names of the pages that a remote's routes ask for. */
type PageNames<Definition extends RemoteDefinition> = Extract<Definition['routes'][number], { page: string }>['page'];

/** A remote as its entry exposes it: its definition, and a lazy import for each page and slot that they name. */
export interface Remote<Definition extends RemoteDefinition = RemoteDefinition> {
  readonly definition: Definition;
  readonly pages: Readonly<Record<PageNames<Definition>, LazyComponent>>;
  readonly slots: { readonly [Name in Definition['slots'][number]['name']]: LazyComponent<PropsOfSlot<Name>> };
  /** The first data of pages. A page that is not named here asks for its data once its code is there. */
  readonly data?: Readonly<Partial<Record<PageNames<Definition>, LazyPageData>>>;
}

/** What the shell holds of a remote whose definition it knows only at run time. Who places a slot knows its props. */
export interface LoadedRemote {
  readonly definition: RemoteDefinition;
  readonly pages: Readonly<Record<string, LazyComponent>>;
  readonly slots: Readonly<Record<string, LazyComponent<never>>>;
  readonly data?: Readonly<Record<string, LazyPageData>>;
}

/**
 * Declares a remote. It does nothing but hold the types: every page and slot of the definition, and no other. Each remote
 * brings it along (`@pavilion/contract/remote` is not shared), so that an entry runs before anything shared is asked for.
 */
export function defineRemote<const Definition extends RemoteDefinition>(
  remote: Remote<Definition>,
): Remote<Definition> {
  return remote;
}
