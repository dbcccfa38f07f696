import { useLocale } from '@pavilion/contract';
import { type Catalogue, createMessages, type Translate, type Translation } from '@pavilion/shared-ui/messages';

/** Makes the hook of an app's messages in the player's language (docs/decisions/messages.md). */
export function createUseMessages<const Source extends Catalogue>(
  en: Source,
  translations: { readonly hi: () => Promise<Translation<Source>> },
): () => Translate<Source> {
  const useMessagesOf = createMessages(en, translations);
  return () => useMessagesOf(useLocale());
}
