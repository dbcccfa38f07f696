export { PAGES_FILE, type PagesRequest, pagesConfig } from './pages-config.ts';
export { BuildError, runBuild, runPagesBuild, runTwinBuild, watchBuild } from './run-build.ts';
export { type BuildRequest, hostConfig, remoteConfig } from './webpack-config.ts';
