import { IN_LANGUAGES, type NamedText } from '@pavilion/api-client';
import { useLocale } from '@pavilion/contract';
import type { Locale } from '@pavilion/contract/vocabulary';
import { use, useMemo } from 'react';
import { inOwnTime, ownMoment } from '../own-moment.ts';

/** Says a text of the operator's in the player's language where it has a name that is known; else as it came, but for its moments. */
export type OperatorText = (text: string, named: NamedText | undefined) => string;

const asItCame: OperatorText = (text, named) => (named ? inOwnTime(text, named.values) : text);

const english = Promise.resolve(asItCame);
let hindi: Promise<OperatorText> | undefined;

/** The operator's texts in a language. One whose texts can't be loaded has them as they came, and is asked for again the next time. */
export function operatorTextsIn(locale: Locale): Promise<OperatorText> {
  if (locale === 'en') return english;
  hindi ??= import('./hindi.ts').then(
    ({ hindiTexts, hindiNames, hindiFancies }) => inTexts(hindiTexts, hindiNames, hindiFancies),
    () => {
      setTimeout(() => {
        hindi = undefined;
      }, 0);
      return asItCame;
    },
  );
  return hindi;
}

/** The same for a component, in the player's language; it suspends until the texts are there. */
export function useOperatorText(): OperatorText {
  const locale = useLocale();
  return locale === 'en' ? asItCame : use(operatorTextsIn(locale));
}

/** An answer of the operator's with each text that has a name (`named` beside it) in the player's language. */
export type OperatorWords = <Answer>(answer: Answer) => Answer;

/** The same for a whole answer, as a query's `select`. */
export function useOperatorWords(): OperatorWords {
  const textOf = useOperatorText();
  return useMemo<OperatorWords>(() => (answer) => inWords(answer, textOf) as typeof answer, [textOf]);
}

/** What was answered, named texts put in place; what has none in it is the same thing as before. */
function inWords(value: unknown, textOf: OperatorText): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => inWords(item, textOf));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const { named = {} } = value as { readonly named?: Readonly<Record<string, NamedText | undefined>> };
  const entries = Object.entries(value).map(([field, inner]) =>
    field === 'named'
      ? ([field, inner, inner] as const)
      : ([field, inner, typeof inner === 'string' ? textOf(inner, named[field]) : inWords(inner, textOf)] as const),
  );
  if (entries.every(([, before, after]) => before === after)) return value;
  return Object.fromEntries(entries.map(([field, , after]) => [field, after]));
}

type Texts = Readonly<Record<string, string>>;

function inTexts(texts: Texts, names: Texts, fancies: readonly (readonly [RegExp, string])[]): OperatorText {
  const known = (name: string) => {
    if (Object.hasOwn(names, name)) return names[name];
    const [form, text = ''] = fancies.find(([one]) => one.test(name)) ?? [];
    return form && name.replace(form, text);
  };
  const nameOf = (value: string) => {
    const parts = value.split(', ');
    // Some names have a comma themselves.
    for (let end = 1; end <= parts.length; end += 1) {
      const name = known(parts.slice(0, end).join(', '));
      if (name !== undefined) return [name, ...parts.slice(end)].join(', ');
    }
    return value;
  };
  const filled = ({ name, values }: NamedText, text: string): string => {
    if (name === IN_LANGUAGES) return String(values.hi ?? text);
    const template = Object.hasOwn(texts, name) ? texts[name] : undefined;
    // A newer operator names what nobody here knows.
    if (template === undefined) return text;
    return template.replace(/\{(\w+)\}/g, (_, slot: string) => {
      const own = slot === 'moment' ? ownMoment(values, 'hi') : undefined;
      const value = own ?? (Object.hasOwn(values, slot) ? values[slot] : undefined);
      return typeof value === 'object' ? filled(value, '') : nameOf(value ?? '');
    });
  };
  return (text, named) => (named ? filled(named, text) : text);
}
