export { PAGES_FILE, type PagesRequest, pagesConfig } from './pages-config.ts';
export { readChecked } from './read-definition.ts';
export { BuildError, runBuild, runPagesBuild, runTwinBuild, watchBuild } from './run-build.ts';
export { type BuildRequest, hostConfig, remoteConfig } from './webpack-config.ts';
export { FINGERPRINT_FILE, fingerprintOf } from './wire-fingerprint.ts';
