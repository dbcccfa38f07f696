import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Locale } from '@pavilion/contract/vocabulary';
import { use, useMemo } from 'react';

/**
 * Typed message catalogues (docs/decisions/messages.md). A catalogue is an object of ICU messages, English the source:
 *
 *     export const en = { hello: 'Hi, {name}', games: '{n, plural, one {# game} other {# games}}' } as const;
 *
 * The build compiles each `messages/*.ts` ahead, so no parser reaches the player; under jest a parser is set instead.
 */
export type Catalogue = Readonly<Record<string, string>>;
/** A translation of a catalogue: every key of the source and no other. */
export type Translation<Source extends Catalogue> = { readonly [Key in keyof Source]: string };

type Argument<Text extends string> = Text extends `${infer Name},${string}` ? Name : Text;
/** The names in braces. Inside a plural or select only its own name is required. */
type Arguments<Text extends string> = Text extends `${infer Before}{${infer Name}, ${'plural' | 'select'},${string}`
  ? Arguments<Before> | Name
  : Text extends `${string}{${infer Name}}${infer After}`
    ? Argument<Name> | Arguments<After>
    : never;
type Values<Text extends string> = [Arguments<Text>] extends [never]
  ? []
  : [values: { readonly [Name in Arguments<Text>]: string | number } & { readonly [name: string]: string | number }];

/** Says a message of the catalogue in the locale it was made for. */
export type Translate<Source extends Catalogue> = <Key extends keyof Source & string>(
  key: Key,
  ...values: Values<Source[Key]>
) => string;

type IcuReader = Parameters<I18n['setMessagesCompiler']>[0];

/** Reads ICU text where the build has not compiled it; set by the tests alone. */
let readIcu: IcuReader | undefined;
export function setIcuReader(reader: IcuReader): void {
  readIcu = reader;
}

/**
 * Makes the messages of one app from its English source and the lazy import of each translation. The hook suspends until
 * the locale's catalogue is there; a catalogue that cannot be loaded falls back to English and is asked for again at the next mount.
 */
export function createMessages<const Source extends Catalogue>(
  en: Source,
  translations: { readonly hi: () => Promise<Translation<Source>> },
): (locale: Locale) => Translate<Source> {
  const english = instanceOf('en', en);
  const loading = new Map<Locale, Promise<I18n>>();
  const load = (locale: Exclude<Locale, 'en'>): Promise<I18n> => {
    const started = loading.get(locale);
    if (started) return started;
    const loaded = translations[locale]().then(
      (messages) => instanceOf(locale, messages),
      () => {
        setTimeout(() => loading.delete(locale), 0);
        return english;
      },
    );
    loading.set(locale, loaded);
    return loaded;
  };
  return function useMessagesOf(locale) {
    const i18n = locale === 'en' ? english : use(load(locale));
    return useMemo(() => translateBy(i18n), [i18n]);
  };
}

const translateBy =
  <Source extends Catalogue>(i18n: I18n): Translate<Source> =>
  (key, ...[values]) =>
    i18n._(key, values);

/** Says the messages of a catalogue that is there already: what is not a component has its words with this. */
export const translateFrom = <const Source extends Catalogue>(locale: Locale, messages: Source): Translate<Source> =>
  translateBy(instanceOf(locale, messages));

function instanceOf(locale: Locale, messages: Catalogue): I18n {
  // Amounts and counts keep Latin digits in both languages, as Indian banks print them.
  const i18n = setupI18n({ locale, locales: `${locale}-IN-u-nu-latn`, messages: { [locale]: messages as Messages } });
  if (readIcu) i18n.setMessagesCompiler(readIcu);
  return i18n;
}
