import { Skeleton } from '@pavilion/shared-ui';
import styles from './catalogue.module.css';
import { GameGridSkeleton } from './game-grid.tsx';

/** The filters and the grid before their games are known. */
export function CatalogueSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={styles.ghostBar}>
        {[128, 144, 132, 96].map((width) => (
          <Skeleton key={width} width={width} height={44} radius="var(--r10)" />
        ))}
      </div>
      <GameGridSkeleton />
    </div>
  );
}

/** A provider's banner, filters and grid before the provider is known; with the tabs above where there are any. */
export function ShelfSkeleton({ tabs = false }: { readonly tabs?: boolean }) {
  return (
    <>
      {tabs && (
        <div className={styles.ghostTabs} aria-hidden="true">
          {[72, 96, 56, 112, 72].map((width, place) => (
            <Skeleton key={place} width={width} height={16} />
          ))}
        </div>
      )}
      <div className={styles.ghostShelf} aria-hidden="true">
        <Skeleton height="100%" radius="var(--r16)" />
      </div>
      <CatalogueSkeleton />
    </>
  );
}
