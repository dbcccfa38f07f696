export { createFederationHost } from './federation-host.ts';
export {
  createRemoteLoader,
  type FetchRemote,
  type RemoteFailureKind,
  RemoteLoadError,
  type RemoteLoader,
  type RemoteLoaderEvent,
} from './remote-loader.ts';
