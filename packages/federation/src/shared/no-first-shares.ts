// In a remote's build, in place of a file of the federation runtime: it gives shared packages to modules that the entry runs at
// once. Nothing of a remote runs before the host asks for it.

export function installInitialConsumes(): never {
  throw new Error('The entry of a remote must not import a shared package: import it in a page.');
}
