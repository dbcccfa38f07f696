import type { Match } from '@pavilion/api-client';
import { Tag } from '@pavilion/shared-ui';
import { usePageMessages } from '../messages/pages.ts';

/** What a match has beside its odds: pictures, a bookmaker, fancy markets. */
export function MatchTags({ match }: { match: Match }) {
  const t = usePageMessages();
  return (
    <>
      {match.hasTv && <Tag>{t('tv')}</Tag>}
      {match.hasBookmaker && <Tag title={t('bookmaker')}>{t('bm')}</Tag>}
      {match.fancyCount > 0 && <Tag title={t('fancy')}>{t('fancyCount', { count: match.fancyCount })}</Tag>}
    </>
  );
}
