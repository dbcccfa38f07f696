import { createUseMessages } from '@pavilion/remote-kit';
import { enPlay } from './en-play.ts';

/** What is said of a player's time of play, in their language. It comes with the part that says it. */
export const usePlayMessages = createUseMessages(enPlay, { hi: () => import('./hi-play.ts').then((m) => m.hiPlay) });
