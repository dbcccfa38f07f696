import { dialogPlace, useSession } from '@pavilion/contract';
import { ButtonLink } from '@pavilion/shared-ui';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { useNoticeMessages } from '../messages/notices.ts';
import { useHost } from '../services/host.ts';
import { isSessionKept } from '../services/session-kept.ts';
import { Notice } from './notice.tsx';

/** That a session has ended which its player did not end here, and by whom: it stays until they close it or sign in. */
export function SessionEndNotice() {
  const t = useNoticeMessages();
  const place = useLocation();
  const end = useStore(useHost().sessionEnd);
  const [closed, setClosed] = useState<typeof end>(null);
  if (end === null || end === closed || end.by === 'player') return null;
  const isTabs = end.by === 'tab';
  return (
    <Notice
      text={isTabs ? t('endedInTab') : end.message || t('sessionEnded')}
      // A toast says the operator's at once, and is gone in a second.
      isSpoken={isTabs}
      action={
        <ButtonLink size="s" to={dialogPlace(place, 'login')} aria-haspopup="dialog">
          {t('login')}
        </ButtonLink>
      }
      onClose={() => setClosed(end)}
    />
  );
}

/** That the browser keeps no session: this one ends with the page, whatever its player wished. */
export function NotKeptNotice() {
  const t = useNoticeMessages();
  const token = useSession((session) => session.token);
  const [closed, setClosed] = useState<string | null>(null);
  if (token === null || token === closed || isSessionKept(token)) return null;
  return <Notice text={t('notKept')} onClose={() => setClosed(token)} />;
}
