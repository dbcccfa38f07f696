import { type BuildRequest, remoteConfig } from '@pavilion/federation/build';
import { facts } from './src/facts.ts';

export default (request: BuildRequest) => remoteConfig(import.meta.dirname, facts, request);
