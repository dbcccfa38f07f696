import type { ComponentType } from 'react';
import type { RemoteFacts, SlotName } from './routes.ts';

export type LazyComponent = () => Promise<ComponentType>;

/** The names of the pages that a remote's routes ask for. */
type PageNames<Facts extends RemoteFacts> = Extract<Facts['routes'][number], { page: string }>['page'];

/** A remote as its entry exposes it: its facts, and a lazy import for each page and slot that they name. */
export interface Remote<Facts extends RemoteFacts = RemoteFacts> {
  readonly facts: Facts;
  readonly pages: Readonly<Record<PageNames<Facts>, LazyComponent>>;
  readonly slots: Readonly<Record<Facts['slots'][number], LazyComponent>>;
}

/** What the shell holds of a remote whose facts it knows only at run time. */
export interface LoadedRemote {
  readonly facts: RemoteFacts;
  readonly pages: Readonly<Record<string, LazyComponent>>;
  readonly slots: Readonly<Partial<Record<SlotName, LazyComponent>>>;
}

/** Declares a remote. It does nothing but hold the types: every page and slot of the facts, and no other. */
export function defineRemote<const Facts extends RemoteFacts>(remote: Remote<Facts>): Remote<Facts> {
  return remote;
}
