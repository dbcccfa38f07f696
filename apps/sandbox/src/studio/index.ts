export { LOBBY_KEY } from './pages/routes.ts';
export { createStudio, type Studio } from './studio.ts';
export { resealChains } from './tables/chains.ts';
export { fillTitles, type Title } from './titles/titles.ts';
export { newKeyPair, resealStudioKeys } from './wallet/agreement.ts';
export type { Send } from './wallet/client.ts';
