import type { AtField } from '@pavilion/remote-kit';
import type { newAccount } from './account-rules.ts';
import type { newCard } from './card-rules.ts';

/** What a form of a new account or card does with what was typed. */
export interface Saving {
  readonly busy: boolean;
  /** Saves it, and makes it the default where that is wanted; then the list opens. False where it was not saved. */
  readonly save: (
    bank: ReturnType<typeof newAccount | typeof newCard>,
    options: { readonly isDefault: boolean; readonly atField: AtField },
  ) => Promise<boolean>;
}
