import type { ErrorRefusal } from '@pavilion/api-client';
import type { Catalogue, Translate } from '@pavilion/shared-ui/messages';
import { useMemo } from 'react';
import { createUseMessages } from './create-use-messages.ts';
import { en } from './en.ts';

export type TranslateKit = Translate<typeof en> & {
  /** What an operator refuses by name, in the player's language; null where its own sentence stands: in English, and by a name that is not known. */
  readonly refusal: (refusal: ErrorRefusal) => string | null;
};

const refusalsInHindi = () => import('./hi-refusals.ts').then(({ hiRefusals }) => hiRefusals);
const useTexts = createUseMessages(en, {
  // Both at once: who waits for the first needs the second too.
  hi: () => Promise.all([import('./hi.ts'), refusalsInHindi().catch(() => null)]).then(([{ hi }]) => hi),
});
const useRefusals = createUseMessages<Catalogue>({}, { hi: refusalsInHindi });

/** The kit's messages in the player's language. */
export function useMessages(): TranslateKit {
  const texts = useTexts();
  // What stands in them is known to the operator alone.
  const refusals = useRefusals() as (code: string, values: ErrorRefusal['values']) => string;
  return useMemo(
    () =>
      Object.assign(texts.bind(null) as typeof texts, {
        refusal({ code, values }: ErrorRefusal) {
          const text = refusals(code, values);
          return text === code ? null : text;
        },
      }),
    [texts, refusals],
  );
}
