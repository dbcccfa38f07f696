import { type TranslateWallet, useMessages } from '../messages/index.ts';
import { StateTag, type StateTone } from '../parts/state-tag.tsx';

/** What is known of the operator's states. */
const known = {
  won: 'ok',
  approved: 'ok',
  paid: 'ok',
  released: 'ok',
  credited: 'ok',
  completed: 'ok',
  done: 'ok',
  added: 'ok',
  lost: 'bad',
  declined: 'bad',
  failed: 'bad',
  expired: 'bad',
  pending: 'wait',
  requested: 'wait',
  processing: 'wait',
  owed: 'wait',
  placed: 'wait',
  matched: 'wait',
  void: 'off',
  settled: 'off',
  cancelled: 'off',
  returned: 'off',
  lapsed: 'off',
  forgiven: 'off',
  corrected: 'off',
  waits_for_kyc: 'wait',
} as const satisfies Record<string, StateTone>;

/** The name by which a state is known, out of what the operator writes. */
const nameOf = (state: string) => state.trim().toLowerCase().replaceAll(' ', '_');
const isKnown = (name: string): name is keyof typeof known => Object.hasOwn(known, name);

/** Whether a state means good, bad, waiting or simply over. One that is not known says only itself. */
export function toneOf(state: string): StateTone {
  const name = nameOf(state);
  if (isKnown(name)) return known[name];
  return name.startsWith('wait') ? 'wait' : 'off';
}

/** A state in the player's language; as the operator wrote it where it is not known. */
export function stateText(state: string, t: TranslateWallet): string {
  const name = nameOf(state);
  return isKnown(name) ? t(`state_${name}`) : state;
}

/** An entry's state: an icon and a word. */
export function EntryState({ state }: { readonly state: string }) {
  const t = useMessages();
  return <StateTag tone={toneOf(state)}>{stateText(state, t)}</StateTag>;
}
