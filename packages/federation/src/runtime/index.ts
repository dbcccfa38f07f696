export { createFederationHost } from './federation-host.ts';
export {
  createLoadStore,
  type LoadEvent,
  type LoadStore,
  PATIENCE,
  type RemoteSource,
  type TakeData,
} from './load-store.ts';
export {
  createRemoteLoader,
  type FetchRemote,
  type RemoteFailureKind,
  RemoteLoadError,
  type RemoteLoader,
} from './remote-loader.ts';
export type { RemotePart } from './remote-part.ts';
export { scriptAddress } from './trusted-script.ts';
