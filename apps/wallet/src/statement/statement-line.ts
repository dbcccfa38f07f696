import type { StatementEntry } from '@pavilion/api-client';
import type { OperatorText } from '@pavilion/remote-kit';
import type { TranslateWallet } from '../messages/index.ts';
import { stateText } from './entry-state.tsx';
import { shownReference } from './reference.ts';

/** An entry as a file has it, whose texts are the player's own: its kind, state and chip as the page calls them. */
export interface StatementLine extends Omit<StatementEntry, 'kind' | 'state' | 'account' | 'named'> {
  readonly kind: string;
  readonly state: string;
  readonly account: string;
}

export const lineOf = (
  { named, ...entry }: StatementEntry,
  t: TranslateWallet,
  textOf: OperatorText,
): StatementLine => ({
  ...entry,
  reference: shownReference(entry.reference),
  title: textOf(entry.title, named?.title),
  detail: textOf(entry.detail, named?.detail),
  kind: t(`kind_${entry.kind}`),
  state: stateText(entry.state, t),
  account: t(entry.account === 'coins' ? 'coinsName' : 'cashName'),
});
