// In every build, in place of files of the federation runtime that handle what none of ours has: remotes that are known when the
// host is built (ours come from the discovery document), and copies of shared packages in a remote's release (`import: false`).

/** Loads the built-in remotes that a chunk needs: none. */
export const remotes = (): void => {};

/** Chooses between the release's own copy of a shared package, which does not exist, and the shared one. */
export const getSharedFallbackGetter = <Factory>({ factory }: { readonly factory: Factory }): Factory => factory;
