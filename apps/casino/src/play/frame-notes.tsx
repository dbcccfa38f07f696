import { useLocale } from '@pavilion/contract';
import type { FrameRight, Launch } from '@pavilion/remote-kit';
import { Why } from '@pavilion/shared-ui';
import { useMessages } from '../messages/index.ts';
import styles from './frame-notes.module.css';

/** Below a game: what its frame may do, what the page refused it, and a language that is not the page's. */
export function FrameNotes({ launch: { rights, language } }: { readonly launch: Launch }) {
  const t = useMessages();
  const locale = useLocale();
  if (rights === null) return null;
  const listed = (names: readonly FrameRight[]) => names.map((name) => t(`right_${name}`)).join(', ');
  return (
    <div className={styles.notes}>
      {language !== null && language !== locale && <p>{t(`shownIn_${language}`)}</p>}
      {rights.refused.length > 0 && <p>{t('rightsRefused', { rights: rights.refused.join(', ') })}</p>}
      <Why summary={t('gameRights')}>
        {rights.granted.length > 0 && <p>{t('rightsGranted', { rights: listed(rights.granted) })}</p>}
        {rights.withheld.length > 0 && <p>{t('rightsWithheld', { rights: listed(rights.withheld) })}</p>}
      </Why>
    </div>
  );
}
