import { MissingKey, type Vault } from '../../store/index.ts';
import type { FilledField } from '../files/described-form.ts';

/** A document's fields as they are kept. */
export interface SealedFields {
  readonly sealed: Buffer;
  /** By which the same document is known again: of its type and number, keyed. Null where it has no number. */
  readonly fingerprint: Buffer | null;
  /** Its number as its player sees it: the last four of its letters and digits. */
  readonly maskedNumber: string | null;
}

/** What of a document is kept sealed; `fields` is of those that an operator of before kept, until the start seals them. */
export interface KeptFields {
  readonly player: number;
  readonly fields: readonly FilledField[] | null;
  readonly sealed: Uint8Array | null;
}

/** Seals a document's fields for its player. */
export function sealedFields(
  vault: Vault,
  { player, type, fields }: { readonly player: number; readonly type: string; readonly fields: readonly FilledField[] },
): SealedFields {
  const identity = identityOf(type, fields);
  return {
    sealed: vault.seal(player, JSON.stringify(fields)),
    fingerprint: identity === null ? null : vault.fingerprint(identity),
    maskedNumber: maskedNumberIn(fields),
  };
}

/** A document's fields as they were sent. Throws `MissingKey` where no key at hand opens them. */
export const openedFields = (vault: Vault, { player, fields, sealed }: KeptFields): readonly FilledField[] =>
  sealed === null ? (fields ?? []) : (JSON.parse(vault.open(player, sealed)) as FilledField[]);

/** The same; `no-key` where no key at hand opens them. */
export function fieldsIn(vault: Vault, kept: KeptFields): readonly FilledField[] | 'no-key' {
  try {
    return openedFields(vault, kept);
  } catch (error) {
    if (error instanceof MissingKey) return 'no-key';
    throw error;
  }
}

/** The number of a document with all but its last four letters hidden; null where it has none. */
export function maskedNumberIn(fields: readonly FilledField[]): string | null {
  const number = numberIn(fields);
  return number === undefined ? null : `${'•'.repeat(Math.max(0, number.length - 4))}${number.slice(-4)}`;
}

const numberIn = (fields: readonly FilledField[]) => fields.find(({ name }) => name === 'number')?.value;

/** A document's type and number as they are compared: in capitals, of letters and digits alone. Null where it has no number. */
function identityOf(type: string, fields: readonly FilledField[]): string | null {
  const number = (numberIn(fields) ?? '').replace(/[^A-Za-z0-9]/g, '').toUpperCase();
  return number === '' ? null : `document:${type}:${number}`;
}
