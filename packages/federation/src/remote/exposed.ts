// What a remote's entry exposes: the remote, and the say over what its build loads. `pavilion-app/remote` is the app's own src/remote.ts.
import type { ChunkControl } from './chunk-runtime.ts';

export { remote } from 'pavilion-app/remote';

declare const __PAVILION_CHUNKS__: ChunkControl;

export const chunks: ChunkControl = __PAVILION_CHUNKS__;
