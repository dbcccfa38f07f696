import { type BuildRequest, hostConfig } from '@pavilion/federation/build';
import { definition } from './src/definition.ts';

export default (request: BuildRequest) => hostConfig(import.meta.dirname, definition, request);
