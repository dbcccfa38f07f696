import { OfflineStart } from '../offline/offline-start.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { NotKeptNotice, SessionEndNotice } from './session-notices.tsx';
import { useThemeColour } from './use-theme-colour.ts';

/** What comes once the page stands: what a player is told under the header, and what a start without a network will need. */
export function AfterContent() {
  useThemeColour();
  return (
    <>
      <SessionEndNotice />
      <NotKeptNotice />
      <ConnectionNotice />
      <OfflineStart />
    </>
  );
}
