/** An app's messages in a language: all of them, or a part that is loaded with what shows it (`en-pages.ts`, `hi-cash-out.ts`). */
export const CATALOGUE = /\/(src|@pavilion\/[\w-]+\/dist)\/messages\/(en|hi)(-[\w-]+)?\.[jt]s$/;
