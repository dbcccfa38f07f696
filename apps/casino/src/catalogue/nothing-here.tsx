import { paths } from '@pavilion/contract';
import { ButtonLink, EmptyState, type EmptyStateProps } from '@pavilion/shared-ui';
import { useMessages } from '../messages/index.ts';

/** Nothing is at this address: the way leads to all games. */
export function NothingHere(props: Omit<EmptyStateProps, 'action'>) {
  const t = useMessages();
  return <EmptyState {...props} action={<ButtonLink to={paths.allGames()}>{t('allGames')}</ButtonLink>} />;
}

/** The operator has no game open in this place. */
export function NoGames() {
  const t = useMessages();
  return <NothingHere icon="slots" title={t('noGames')} text={t('noGamesText')} />;
}
