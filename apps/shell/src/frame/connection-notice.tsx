import { useOnline } from '@pavilion/remote-kit';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useNoticeMessages } from '../messages/notices.ts';
import { useHost } from '../services/host.ts';
import { Notice } from './notice.tsx';

/** That there is no network: the one notice of it, on every page. Closed, it is shown again the next time. */
export function OfflineNotice() {
  const t = useNoticeMessages();
  const isOnline = useOnline();
  const [isClosed, setClosed] = useState(false);
  if (isOnline && isClosed) setClosed(false);
  if (isOnline || isClosed) return null;
  return <Notice text={t('offline')} isKept onClose={() => setClosed(true)} />;
}

/** Why the operator lets in no live connection of this page, and what to do: once, until one is let in, whatever is tried meanwhile. */
export function ConnectionNotice() {
  const t = useNoticeMessages();
  const refusal = useStore(useHost().connection, (state) => state.refusal);
  const [closed, setClosed] = useState<typeof refusal>(null);
  if (refusal === null || refusal === closed) return null;
  const { type, message } = refusal;
  const text = isKnown(type) ? t(type) : t('otherRefusal', { sentence: message });
  return <Notice text={text} onClose={() => setClosed(refusal)} />;
}

const NAMES = ['TooManySockets', 'TooManyConnections', 'Unavailable'] as const;
const isKnown = (type: string | undefined): type is (typeof NAMES)[number] => NAMES.some((name) => name === type);
