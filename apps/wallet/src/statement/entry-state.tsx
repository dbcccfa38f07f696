import { Icon, type IconName } from '@pavilion/shared-ui';
import { type TranslateWallet, useMessages } from '../messages/index.ts';
import styles from './entry-state.module.css';

type Tone = 'ok' | 'bad' | 'wait' | 'off';

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
} as const satisfies Record<string, Tone>;

const isKnown = (name: string): name is keyof typeof known => Object.hasOwn(known, name);

/** Whether a state means good, bad, waiting or simply over. One that is not known says only itself. */
export function toneOf(state: string): Tone {
  const name = state.trim().toLowerCase();
  if (isKnown(name)) return known[name];
  return name.startsWith('wait') ? 'wait' : 'off';
}

/** A state in the player's language; as the operator wrote it where it is not known. */
export function stateText(state: string, t: TranslateWallet): string {
  const name = state.trim().toLowerCase();
  return isKnown(name) ? t(`state_${name}`) : state;
}

const icons: Record<Tone, IconName> = { ok: 'check', bad: 'close', wait: 'clock', off: 'minus' };
const looks = { ok: styles.stOk, bad: styles.stBad, wait: styles.stWait, off: styles.stOff };

/** An entry's state: an icon and a word, never the colour alone. */
export function EntryState({ state }: { readonly state: string }) {
  const t = useMessages();
  const tone = toneOf(state);
  return (
    <span className={looks[tone]}>
      <Icon name={icons[tone]} size={16} />
      {stateText(state, t)}
    </span>
  );
}
