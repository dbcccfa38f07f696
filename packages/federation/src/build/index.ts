export { BuildError, runBuild, runTwinBuild, watchBuild } from './run-build.ts';
export { type BuildRequest, hostConfig, remoteConfig } from './webpack-config.ts';
