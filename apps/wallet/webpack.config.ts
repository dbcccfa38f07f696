import { type BuildRequest, remoteConfig } from '@pavilion/federation/build';
import { definition } from './src/definition.ts';

export default (request: BuildRequest) => remoteConfig(import.meta.dirname, definition, request);
