import { Refusal } from '../../base/index.ts';
import type { Queryable, Transaction } from '../../store/index.ts';

/** What a frame may be given besides scripts and sound. */
const RIGHTS = ['forms', 'popups', 'storage', 'sensors'];

/** The rights that the frames of a provider's games have. */
export async function frameRightsOf(database: Queryable, code: string): Promise<readonly string[]> {
  const [provider] = await database.query('select frame_rights as rights from provider where code = $1', [code]);
  return provider?.rights ?? [];
}

/** Rights as they are typed, with spaces or commas between. Throws a `Refusal` for any other. */
export function frameRightsFrom(text: string): readonly string[] {
  const typed = text.toLowerCase().split(/[\s,]+/);
  const odd = typed.find((one) => one !== '' && !RIGHTS.includes(one));
  if (odd !== undefined) throw new Refusal(422, `${odd} is not one of ${RIGHTS.join(', ')}.`, 'rights');
  return RIGHTS.filter((right) => typed.includes(right));
}

/** Sets the rights of all frames of a provider that are opened from now on. */
export async function setFrameRights(tx: Transaction, code: string, rights: readonly string[]): Promise<void> {
  await tx.query('update provider set frame_rights = $2 where code = $1', [code, rights]);
}
