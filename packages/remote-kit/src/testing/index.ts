export { type RenderedRemote, type RenderRemoteOptions, renderRemote, sentBy } from './render-remote.tsx';
