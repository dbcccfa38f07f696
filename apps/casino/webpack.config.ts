import { remoteConfig, type BuildRequest } from '@pavilion/federation/build';
import { facts } from './src/facts.ts';

export default (request: BuildRequest) => remoteConfig(import.meta.dirname, facts, request);
