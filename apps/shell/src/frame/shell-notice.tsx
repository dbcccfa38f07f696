import { useSession } from '@pavilion/contract';
import { Button } from '@pavilion/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { MAIN_ID } from '../loading/main-id.ts';
import { useNoticeMessages } from '../messages/notices.ts';
import { useHost } from '../services/host.ts';
import { isSessionKept } from '../services/session-kept.ts';
import { useHeld } from '../services/use-held.ts';
import { Notice } from './notice.tsx';
import { hasFollowed, keepForReload, restoreAfterReload } from './shell-switch.ts';

/**
 * Brings a tab to the shell that is live: when another page is opened and nothing is half done, at once where the release is
 * urgent. Until then the player may reload. A shell that a reload did not bring is left alone, and so is a browser that keeps nothing.
 */
export function ShellNotice() {
  const t = useNoticeMessages();
  const host = useHost();
  const { pathname } = useLocation();
  const shell = useStore(host.releases, (state) => state.shell);
  const isHeld = useHeld();
  // A session that the browser does not keep would end with the page.
  const isKept = useSession(({ token }) => token === null || isSessionKept(token));
  const opened = useRef(pathname);
  const [closed, setClosed] = useState<string>();
  const version = shell && !hasFollowed(shell.version) ? shell.version : null;
  const isUrgent = shell?.urgent === true;

  useEffect(() => restoreAfterReload(document.getElementById(MAIN_ID)), []);

  useEffect(() => {
    const isLeft = opened.current !== pathname;
    opened.current = pathname;
    if (version === null || isHeld || !isKept || !(isLeft || isUrgent)) return;
    if (keepForReload(document.getElementById(MAIN_ID), version)) host.reload();
  }, [host, pathname, version, isHeld, isKept, isUrgent]);

  if (version === null || version === closed) return null;
  const reload = () => {
    keepForReload(document.getElementById(MAIN_ID), version);
    host.reload();
  };
  return (
    <Notice
      text={t('newVersion')}
      action={
        <Button size="s" onClick={reload}>
          {t('reload')}
        </Button>
      }
      onClose={() => setClosed(version)}
    />
  );
}
