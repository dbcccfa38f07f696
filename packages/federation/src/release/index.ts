export { assembleDiscovery } from './assemble.ts';
export { folderStore, isAlive } from './folder-store.ts';
export { type KeyRing, keyFolder } from './keys.ts';
export {
  liveVersion,
  nextVersion,
  promoteRelease,
  publishRelease,
  type ReleaseOptions,
  renewStatements,
  rollbackRelease,
  versionOfSource,
} from './releases.ts';
export { ReleaseError, type ReleaseStore } from './store.ts';
