export { assembleDiscovery } from './assemble.ts';
export { fitTable } from './fits.ts';
export { folderStore, sourceMapFolder } from './folder-store.ts';
export { foreignKey } from './key-check.ts';
export { type KeyRing, keyFolder } from './keys.ts';
export { historyTable, latestMoves, type ReleaseMove, shortCommit } from './latest-moves.ts';
export { isAlive } from './lock.ts';
export { type Origin, originOf } from './origin.ts';
export {
  checkRelease,
  liveMatrix,
  liveVersion,
  promoteRelease,
  publishRelease,
  type ReleaseOptions,
  renewStatements,
  rollbackRelease,
  versionOfSource,
} from './releases.ts';
export { keepRenewed } from './renewal.ts';
export { ReleaseError, type ReleaseStore } from './store.ts';
export { nextVersion, refuseVersion } from './versions.ts';
