import { IconButton } from '@pavilion/shared-ui';
import { useMessages } from '../messages/index.ts';
import { useOpenSearch } from '../search/search-context.ts';

/** Opens the search. */
export function SearchButton() {
  const t = useMessages();
  const openSearch = useOpenSearch();
  return <IconButton icon="search" label={t('searchGames')} aria-haspopup="dialog" onClick={openSearch} />;
}

/** Opens the side drawer where the header has no room for its menu. */
export function DrawerButton({ className, onOpen }: { className: string | undefined; onOpen: () => void }) {
  const t = useMessages();
  return <IconButton className={className} icon="menu" label={t('openMenu')} aria-haspopup="dialog" onClick={onOpen} />;
}
