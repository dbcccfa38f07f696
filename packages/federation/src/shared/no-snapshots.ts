// Stands in the host's build for two files of the federation runtime: its snapshots and its preloading. Releases and what they
// need come from the discovery document, so nothing of either runs; `disableSnapshot` alone leaves their code in.

/** The part of the runtime's own that it calls whether there are snapshots or not. */
export class SnapshotHandler {
  readonly hooks = { applyPlugin() {} };
  readonly manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});
export const defaultPreloadArgs = {};
export const formatPreloadArgs = () => [];
export const normalizePreloadExposes = () => [];
export const preloadAssets = async () => undefined;
