// The discovery document and what is signed in it, for browsers and Node alike.
export {
  DISCOVERY_SCHEMA,
  type DiscoveryDocument,
  DiscoveryError,
  parseDocument,
  readableRemotes,
} from './discovery/document.ts';
export { fittingManifest } from './discovery/earlier.ts';
export {
  type AcceptedEntry,
  type AcceptedStatement,
  type DiscoveryFault,
  type ReadOptions,
  readEntry,
  readManifest,
  readStatement,
  seenKey,
} from './discovery/entry.ts';
export { LONGEST_DOCUMENT } from './discovery/limits.ts';
export { type RemoteManifest, remoteManifest } from './discovery/manifests.ts';
export { baseOf, type DiscoveryNote, type LiveManifest, type Release } from './discovery/release.ts';
export {
  type BuildManifest,
  buildManifest,
  type ShellManifest,
  shellManifest,
} from './discovery/server-manifests.ts';
export { fromBase64Url, integrityOf, isSignedBy, toBase64Url } from './discovery/signature.ts';
export {
  type SignedStatement,
  type Statement,
  signedStatement,
  statement,
  storedSequence,
} from './discovery/statement.ts';
export { misfitsOf, type Provisions } from './fit.ts';
