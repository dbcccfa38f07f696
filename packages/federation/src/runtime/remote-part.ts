import type { LazyPageData, LoadedRemote } from '@pavilion/contract';
import type { ComponentType } from 'react';
import type { Release } from '../discovery.ts';
import { type RemoteFailureKind, RemoteLoadError } from './remote-loader.ts';

/** What a remote exposes. */
export type RemotePart = { readonly page: string } | { readonly slot: string };

/** Why a part of a remote is not there. */
export interface RemoteFailure {
  readonly kind: RemoteFailureKind;
  /** For the developer. */
  readonly detail: string;
}

/** The same version with other bytes is another release. */
export const releaseKey = ({ name, version, integrity }: Release) => `${name} ${version} ${integrity}`;
export const partKey = (part: RemotePart) => ('page' in part ? `page ${part.page}` : `slot ${part.slot}`);

/** The addresses of what a part needs beside the entry. */
export function filesOf({ preload }: Release, part: RemotePart): readonly string[] {
  const [files, key] = 'page' in part ? [preload.pages, part.page] : [preload.slots, part.slot];
  return Object.hasOwn(files, key) ? (files[key] ?? []) : [];
}

/** A part's component. A page takes no props; what a slot's takes knows who places the slot. */
export type PartComponent = ComponentType<Readonly<Record<string, unknown>>>;

/** A part's own import. Throws where the remote exposes none of that name. */
export function importOf(release: Release, remote: LoadedRemote, part: RemotePart): () => Promise<PartComponent> {
  const load = 'page' in part ? remote.pages[part.page] : remote.slots[part.slot];
  if (load) return load as () => Promise<PartComponent>;
  throw new RemoteLoadError(release, 'invalid', `It exposes no ${partKey(part)}.`, { reason: 'missing part' });
}

/** The import of a page's data; undefined where the remote has none for it. */
export function dataOf({ data }: LoadedRemote, part: RemotePart): LazyPageData | undefined {
  return data && 'page' in part && Object.hasOwn(data, part.page) ? data[part.page] : undefined;
}

const kinds: readonly RemoteFailureKind[] = ['contract', 'unreachable', 'timeout', 'invalid', 'crashed'];

/** Reads any rejection: the loader's typed one, a chunk that failed to load, or code that threw. */
export function failureOf(error: unknown): RemoteFailure {
  const { name, message } = error instanceof Error ? error : { name: '', message: String(error) };
  const kind = kinds.find((known) => known === (error as { kind?: unknown } | null)?.kind);
  if (kind) return { kind, detail: message };
  const isChunk = name === 'ChunkLoadError' || /loading (css )?chunk/i.test(message);
  return { kind: isChunk ? 'unreachable' : 'crashed', detail: message };
}
