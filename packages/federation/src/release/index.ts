export { assembleDiscovery } from './assemble.ts';
export { fitTable } from './fits.ts';
export { folderStore } from './folder-store.ts';
export { foreignKey } from './key-check.ts';
export { type KeyRing, keyFolder } from './keys.ts';
export { isAlive } from './lock.ts';
export {
  checkRelease,
  liveMatrix,
  liveVersion,
  nextVersion,
  promoteRelease,
  publishRelease,
  type ReleaseOptions,
  refuseVersion,
  renewStatements,
  rollbackRelease,
  versionOfSource,
} from './releases.ts';
export { keepRenewed } from './renewal.ts';
export { ReleaseError, type ReleaseStore } from './store.ts';
