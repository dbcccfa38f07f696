import { Icon, IconButton } from '@pavilion/shared-ui';
import { useState } from 'react';
import { useMessages } from '../messages/index.ts';
import styles from './turn-hint.module.css';

/** Closed for this visit. */
const KEY = 'pavilion.turn-hint-closed';

/**
 * To who holds a phone on its side: every game is laid out for an upright one, and has little room this way. It stands above the game and
 * covers nothing of it.
 */
export function TurnHint() {
  const t = useMessages();
  const [isClosed, setClosed] = useState(wasClosed);
  if (isClosed) return null;
  const close = () => {
    keepClosed();
    setClosed(true);
  };
  return (
    <div className={styles.hint} data-turn-hint>
      <Icon name="mobile" size={20} />
      <p>{t('turnUpright')}</p>
      <IconButton icon="close" label={t('closeHint')} onClick={close} />
    </div>
  );
}

function wasClosed(): boolean {
  try {
    return sessionStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}

function keepClosed(): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // Storage that is closed keeps nothing: the next game says so again.
  }
}
