export { type RenderedRemote, type RenderRemoteOptions, renderRemote } from './render-remote.tsx';
