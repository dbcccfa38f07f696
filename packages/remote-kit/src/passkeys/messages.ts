import type { Translate } from '@pavilion/shared-ui/messages';
import { createUseMessages } from '../messages/create-use-messages.ts';
import { en } from '../messages/en-passkeys.ts';
import type { SendFailure } from '../use-send.ts';
import type { PasskeyProblem } from './ceremony.ts';

export const usePasskeyMessages = createUseMessages(en, {
  hi: () => import('../messages/hi-passkeys.ts').then(({ hi }) => hi),
});

/** What a player reads of a request to their browser that came to nothing; null where the page itself ended it. */
export function problemText(
  problem: PasskeyProblem,
  doing: 'make' | 'use',
  t: Translate<typeof en>,
): SendFailure | null {
  switch (problem) {
    case 'stopped':
      return null;
    case 'cancelled':
      return doing === 'make'
        ? { title: t('notMade'), text: t('notMadeText') }
        : { title: t('notUsed'), text: t('notUsedText') };
    case 'timed-out':
      return { title: t('timedOut'), text: t('timedOutText') };
    case 'kept':
      return { title: t('kept'), text: t('keptText') };
    case 'not-here':
      return { title: t('notHere'), text: t('notHereText') };
    case 'not-fit':
      return { title: t('notFit'), text: t('notFitText') };
    default:
      return { title: t('failed'), text: t('failedText') };
  }
}
