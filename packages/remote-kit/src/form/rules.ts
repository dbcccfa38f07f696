/** What is wrong with the value of a field: the key of the message that names it, or undefined. */
export type FieldError<Key extends string> = Key | undefined;
export type FieldRule<Key extends string> = (value: string) => FieldError<Key>;

/** Something besides spaces. */
export function notBlank<Key extends string>(key: Key): FieldRule<Key> {
  return (value) => (value.trim() === '' ? key : undefined);
}

/** Something, spaces included, as a password may be. */
export function notEmpty<Key extends string>(key: Key): FieldRule<Key> {
  return (value) => (value === '' ? key : undefined);
}

/** From `least` to `most` characters. */
export function lengthBetween<Key extends string>(least: number, most: number, key: Key): FieldRule<Key> {
  return (value) => (value.length < least || value.length > most ? key : undefined);
}

export function matches<Key extends string>(pattern: RegExp, key: Key): FieldRule<Key> {
  return (value) => (pattern.test(value) ? undefined : key);
}

/** The first of several rules that a value breaks. */
export function firstBroken<Key extends string>(...rules: readonly FieldRule<Key>[]): FieldRule<Key> {
  return (value) => {
    for (const rule of rules) {
      const error = rule(value);
      if (error !== undefined) return error;
    }
    return undefined;
  };
}

/** The rule of every new password (spec §5, §9): 8 to 20 characters. */
export function newPasswordRule<Key extends string>(keys: {
  readonly empty: Key;
  readonly length: Key;
}): FieldRule<Key> {
  return firstBroken(notEmpty(keys.empty), lengthBetween(8, 20, keys.length));
}
