export { folderStore, isAlive } from './folder-store.ts';
export {
  type Move,
  nextVersion,
  promoteRelease,
  publishRelease,
  readDiscovery,
  readHistory,
  rollbackRelease,
  versionOfSource,
} from './releases.ts';
export { ReleaseError, type ReleaseStore } from './store.ts';
