import type { ErrorRefusal } from '@pavilion/api-client';
import { useLocale } from '@pavilion/contract';
import type { Catalogue, Translate } from '@pavilion/shared-ui/messages';
import { useMemo } from 'react';
import { inOwnTime, ownMoment } from '../own-moment.ts';
import { createUseMessages } from './create-use-messages.ts';
import { en } from './en.ts';

export type TranslateKit = Translate<typeof en> & {
  /**
   * What an operator refuses by name, in the player's language, a moment in it by the player's own clock. Where its own `sentence` stands (in
   * English, and by a name that is not known), that with its moment; null where it has none.
   */
  readonly refusal: (refusal: ErrorRefusal, sentence?: string | undefined) => string | null;
};

/** The names that have a sentence in Hindi, once that is there: a translator complains of any other. */
let namedInHindi: Catalogue = {};
const refusalsInHindi = () =>
  import('./hi-refusals.ts').then(({ hiRefusals }) => {
    namedInHindi = hiRefusals;
    return hiRefusals;
  });
const useTexts = createUseMessages(en, {
  // Both at once: who waits for the first needs the second too.
  hi: () => Promise.all([import('./hi.ts'), refusalsInHindi().catch(() => null)]).then(([{ hi }]) => hi),
});
const useRefusals = createUseMessages<Catalogue>({}, { hi: refusalsInHindi });

/** The kit's messages in the player's language. */
export function useMessages(): TranslateKit {
  const texts = useTexts();
  const isHindi = useLocale() === 'hi';
  // What stands in them is known to the operator alone.
  const refusals = useRefusals() as (code: string, values: ErrorRefusal['values']) => string;
  return useMemo(
    () =>
      Object.assign(texts.bind(null) as typeof texts, {
        refusal({ code, values }: ErrorRefusal, sentence?: string) {
          if (!isHindi || !Object.hasOwn(namedInHindi, code)) {
            return sentence !== undefined && 'at' in values ? inOwnTime(sentence, values) : null;
          }
          const moment = ownMoment(values, 'hi');
          return refusals(code, moment === undefined ? values : { ...values, moment });
        },
      }),
    [texts, isHindi, refusals],
  );
}
