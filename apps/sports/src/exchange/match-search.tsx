import { useTypedUrlState } from '@pavilion/remote-kit';
import { SearchField } from '@pavilion/shared-ui';
import { useMessages } from '../messages/index.ts';
import { listViewCodec } from './list-view.ts';

/** Searches the matches on the list by their names and their competitions'. The text is kept in the address. */
export function MatchSearch({
  className,
  autoFocus,
}: {
  readonly className?: string | undefined;
  readonly autoFocus?: boolean;
}) {
  const t = useMessages();
  const [{ search }, change] = useTypedUrlState(listViewCodec);
  return (
    <SearchField
      className={className}
      label={t('searchMatches')}
      placeholder={t('searchMatches')}
      clearLabel={t('clearSearch')}
      value={search}
      onChange={(text) => change({ search: text })}
      autoFocus={autoFocus}
    />
  );
}
