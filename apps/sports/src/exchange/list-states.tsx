import { Button, ButtonLink, Delayed, EmptyState, Icon, Skeleton } from '@pavilion/shared-ui';
import { useWords } from '../words/index.ts';
import styles from './list-states.module.css';
import { type ListName, lists } from './lists.ts';
import groupStyles from './match-group.module.css';

/** Rows of the same shape as a list's, once it has taken a moment to load. */
export function ListSkeleton() {
  const say = useWords();
  return (
    <div className={styles.skeleton} aria-busy="true" aria-label={say('loading')} role="status">
      <Delayed>
        <div className={groupStyles.group}>
          <div className={groupStyles.head}>
            <Skeleton width={96} height={14} />
          </div>
          {[168, 128, 148, 112, 156, 136].map((width) => (
            <div key={width} className={styles.row}>
              <span className={styles.rowWhen}>
                <Skeleton width={64} height={12} />
              </span>
              <span className={styles.rowTeam}>
                <Skeleton width={width} height={14} />
              </span>
              <span className={styles.rowTeam}>
                <Skeleton width={width - 24} height={14} />
              </span>
              <Pair />
              <Pair />
            </div>
          ))}
        </div>
      </Delayed>
    </div>
  );
}

function Pair() {
  return (
    <span className={styles.rowPair}>
      <Skeleton height={44} />
      <Skeleton height={44} />
    </span>
  );
}

/** Nothing is listed: where else there may be matches. */
export function NoMatches({ current }: { readonly current: ListName }) {
  const say = useWords();
  return (
    <EmptyState
      icon={lists.find(({ name }) => name === current)?.icon ?? 'inplay'}
      title={say('noneTitle')}
      text={say('noneText')}
      action={<ListLinks except={current} />}
    />
  );
}

/** Nothing has what the player chose. */
export function NoneFit({ onShowAll }: { readonly onShowAll: () => void }) {
  const say = useWords();
  return (
    <EmptyState
      icon="filter"
      title={say('noneFitTitle')}
      text={say('noneFitText')}
      action={
        <Button variant="quiet" onClick={onShowAll}>
          {say('showAll')}
        </Button>
      }
    />
  );
}

/** The address names neither a list nor a match that is known. */
export function UnknownGame() {
  const say = useWords();
  return (
    <div className={styles.page}>
      <h1 className="sr">{say('unknownTitle')}</h1>
      <EmptyState icon="search" title={say('unknownTitle')} text={say('unknownText')} action={<ListLinks />} />
    </div>
  );
}

function ListLinks({ except }: { readonly except?: ListName }) {
  const say = useWords();
  return (
    <nav className={styles.links} aria-label={say('otherSports')}>
      {lists
        .filter(({ name }) => name !== except)
        .map(({ name, path, icon }) => (
          <ButtonLink key={name} to={path} variant="quiet">
            <Icon name={icon} size={20} />
            {say(name)}
          </ButtonLink>
        ))}
    </nav>
  );
}
