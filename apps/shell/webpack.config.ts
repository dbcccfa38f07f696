import { type BuildRequest, hostConfig } from '@pavilion/federation/build';

export default (request: BuildRequest) => hostConfig(import.meta.dirname, request);
