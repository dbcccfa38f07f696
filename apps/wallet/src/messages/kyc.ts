import { createUseMessages } from '@pavilion/remote-kit';
import type { Translate } from '@pavilion/shared-ui/messages';
import { enKyc } from './en-kyc.ts';

/** What the KYC page says in the player's language. */
export const useKycMessages = createUseMessages(enKyc, { hi: () => import('./hi-kyc.ts').then((m) => m.hiKyc) });

/** For functions that are handed the messages. */
export type TranslateKyc = Translate<typeof enKyc>;
