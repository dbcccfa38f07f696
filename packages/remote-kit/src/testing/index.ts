export { firstCalls } from './first-calls.ts';
export { refuseFrame } from './refuse-frame.ts';
export { type RenderedRemote, type RenderRemoteOptions, renderRemote, sentBy } from './render-remote.tsx';
