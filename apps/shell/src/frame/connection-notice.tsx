import { Icon, IconButton } from '@pavilion/shared-ui';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useConnectionMessages } from '../messages/connection.ts';
import { useHost } from '../services/host.ts';
import styles from './connection-notice.module.css';

/** Why the operator lets in no live connection of this page, and what to do: once, until one is let in, whatever is tried meanwhile. */
export function ConnectionNotice() {
  const t = useConnectionMessages();
  const refusal = useStore(useHost().connection, (state) => state.refusal);
  const [closed, setClosed] = useState<typeof refusal>(null);
  if (refusal === null || refusal === closed) return null;
  const { type, message } = refusal;
  return (
    <div className={styles.notice}>
      <Icon name="alert" size={20} className={styles.icon} />
      <p role="status">{isKnown(type) ? t(type) : t('otherRefusal', { sentence: message })}</p>
      <IconButton icon="close" iconSize={20} label={t('close')} onClick={() => setClosed(refusal)} />
    </div>
  );
}

const NAMES = ['TooManySockets', 'TooManyConnections', 'Unavailable'] as const;
const isKnown = (type: string | undefined): type is (typeof NAMES)[number] => NAMES.some((name) => name === type);
