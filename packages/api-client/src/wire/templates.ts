/** A sentence that has a name, with what stands in its braces. */
export interface Named<Name extends string = string> {
  readonly code: Name;
  readonly values: Readonly<Record<string, string>>;
}

const SLOT = /\{(\w+)\}/g;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Reads sentences by their templates: returns which of them a sentence is, the first that fits, with what stands in its slots; null
 * where none does. A slot takes anything, as little of it as fits, or what `kinds` has for its name.
 */
export function readerOf<Name extends string>(
  templates: Readonly<Record<Name, string>>,
  kinds: Readonly<Record<string, string>> = {},
): (sentence: string) => Named<Name> | null {
  const patterns = Object.entries<string>(templates).map(([code, template]) => {
    const slots = [...template.matchAll(SLOT)].map(([, slot]) => slot ?? '');
    const parts = template
      .split(SLOT)
      .map((part, at) => (at % 2 === 1 ? `(${(Object.hasOwn(kinds, part) && kinds[part]) || '.+?'})` : escaped(part)));
    return { code: code as Name, slots, pattern: new RegExp(`^${parts.join('')}$`) };
  });
  return (sentence) => {
    for (const { code, slots, pattern } of patterns) {
      const found = pattern.exec(sentence);
      if (found) return { code, values: Object.fromEntries(slots.map((slot, at) => [slot, found[at + 1] ?? ''])) };
    }
    return null;
  };
}

const MOMENT = /^(\d{1,2} [A-Z][a-z]{2})[a-z]? (\d{4}), (\d\d:\d\d) IST$/;

/** What stands in a text, and beside a moment in it the instant (`at`): a client says it by the player's own clock. */
export function withInstant(values: Readonly<Record<string, string>>): Record<string, string> {
  const [, day, year, time] = MOMENT.exec(values.moment ?? '') ?? [];
  const at = new Date(day === undefined ? Number.NaN : `${day} ${year} ${time} GMT+0530`);
  return Number.isNaN(at.getTime()) ? { ...values } : { ...values, at: at.toISOString() };
}
