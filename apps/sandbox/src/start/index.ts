export { SandboxStartError } from '../base/index.ts';
export { optionsOf } from './environment.ts';
export { vaultFoldersOf } from './key-place.ts';
export type { SandboxOptions } from './options.ts';
export { retireKeys, startSandbox } from './server.ts';
