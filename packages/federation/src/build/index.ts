export { BuildError, runBuild } from './run-build.ts';
export { type BuildRequest, hostConfig, remoteConfig } from './webpack-config.ts';
