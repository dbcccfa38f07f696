import type { ComponentType } from 'react';
import type { RemoteDefinition } from './routes.ts';
import type { SlotName } from './vocabulary.ts';

export type LazyComponent = () => Promise<ComponentType>;

/** The names of the pages that a remote's routes ask for. */
type PageNames<Definition extends RemoteDefinition> = Extract<Definition['routes'][number], { page: string }>['page'];

/** A remote as its entry exposes it: its definition, and a lazy import for each page and slot that they name. */
export interface Remote<Definition extends RemoteDefinition = RemoteDefinition> {
  readonly definition: Definition;
  readonly pages: Readonly<Record<PageNames<Definition>, LazyComponent>>;
  readonly slots: Readonly<Record<Definition['slots'][number], LazyComponent>>;
}

/** What the shell holds of a remote whose definition it knows only at run time. */
export interface LoadedRemote {
  readonly definition: RemoteDefinition;
  readonly pages: Readonly<Record<string, LazyComponent>>;
  readonly slots: Readonly<Partial<Record<SlotName, LazyComponent>>>;
}

/** Declares a remote. It does nothing but hold the types: every page and slot of the definition, and no other. */
export function defineRemote<const Definition extends RemoteDefinition>(
  remote: Remote<Definition>,
): Remote<Definition> {
  return remote;
}
