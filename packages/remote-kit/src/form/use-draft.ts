import { useSession } from '@pavilion/contract';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { type Draft, keepDraft, readDraft } from './drafts.ts';

/** What a draft needs of a form of react-hook-form. Its methods are declared as such, so that every `UseFormReturn` fits. */
interface DraftForm {
  getValues(): object;
  setValue(name: string, value: unknown, options: { readonly shouldDirty: boolean }): void;
  watch(listener: (values: object) => void): { unsubscribe(): void };
}

export interface DraftOptions {
  /** Fields that are never kept, by their paths: passwords, one-time codes, numbers of accounts, cards and documents. */
  readonly omit?: readonly string[];
}

/**
 * Keeps what a player types into a form, and puts it back when the form is opened again: after a reload, the back button, a new
 * release, or a session that ended by itself. It is kept for this tab and this player until `clear`, or until they sign out of
 * their own accord. `name` tells one form from another, `deposit:m_paytm`; `restored` says that something was put back.
 */
export function useDraft(form: DraftForm, name: string, { omit = [] }: DraftOptions = {}) {
  const player = useSession(({ user }) => user?.mstruserid ?? '');
  const [restored, setRestored] = useState(false);
  const omitted = omit.join(' ');
  const kept = useMemo(() => (values: object) => draftOf(values, new Set(omitted.split(' '))), [omitted]);
  useLayoutEffect(() => {
    const known = new Set(fieldsOf(form.getValues()).map(([field]) => field));
    const fields = Object.entries(readDraft(player, name)).filter(([field]) => known.has(field));
    for (const [field, value] of fields) form.setValue(field, value, { shouldDirty: true });
    setRestored(fields.length > 0);
  }, [form, player, name]);
  useEffect(() => {
    const watching = form.watch((values) => keepDraft(player, name, kept(values)));
    return () => watching.unsubscribe();
  }, [form, player, name, kept]);
  const clear = useCallback(() => keepDraft(player, name, {}), [player, name]);
  return { restored, clear };
}

/** What is worth keeping of a form's values: what is filled in, and no secret. */
function draftOf(values: object, omitted: ReadonlySet<string>): Draft {
  const filled = fieldsOf(values).filter(
    (field): field is [string, string | true] =>
      !omitted.has(field[0]) && ((typeof field[1] === 'string' && field[1] !== '') || field[1] === true),
  );
  return Object.fromEntries(filled);
}

/** Every field of a form by its path, as react-hook-form names it: `amount`, `fields.reference`. */
function fieldsOf(values: object, path = ''): [string, unknown][] {
  return Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null ? fieldsOf(value, `${path}${name}.`) : [[`${path}${name}`, value]],
  );
}
