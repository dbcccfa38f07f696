import { OfflineStart } from '../offline/offline-start.tsx';
import { ConnectionNotice, OfflineNotice } from './connection-notice.tsx';
import { NotKeptNotice, SessionEndNotice } from './session-notices.tsx';
import { ShellNotice } from './shell-notice.tsx';
import { useThemeColour } from './use-theme-colour.ts';

/** What comes after the page's content: the notices under the header, and what a start without a network needs. */
export function AfterContent() {
  useThemeColour();
  return (
    <>
      <ShellNotice />
      <SessionEndNotice />
      <NotKeptNotice />
      <OfflineNotice />
      <ConnectionNotice />
      <OfflineStart />
    </>
  );
}
