import { hostConfig, type BuildRequest } from '@pavilion/federation/build';

export default (request: BuildRequest) => hostConfig(import.meta.dirname, request);
