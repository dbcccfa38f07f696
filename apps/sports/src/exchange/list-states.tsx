import { paths } from '@pavilion/contract';
import { Button, ButtonLink, EmptyState, Icon, Skeleton } from '@pavilion/shared-ui';
import { useMessages } from '../messages/index.ts';
import styles from './list-states.module.css';
import { type ListName, lists } from './lists.ts';
import groupStyles from './match-group.module.css';

/** Rows of the same shape as a list's. */
export function ListSkeleton() {
  return (
    <div className={styles.skeleton}>
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
  const t = useMessages();
  return (
    <EmptyState
      icon={lists.find(({ name }) => name === current)?.icon ?? 'inplay'}
      title={t('noneTitle')}
      text={t('noneText')}
      action={<ListLinks except={current} />}
    />
  );
}

/** Nothing has what the player chose. */
export function NoneFit({ onShowAll }: { readonly onShowAll: () => void }) {
  const t = useMessages();
  return (
    <EmptyState
      icon="filter"
      title={t('noneFitTitle')}
      text={t('noneFitText')}
      action={
        <Button variant="quiet" onClick={onShowAll}>
          {t('showAll')}
        </Button>
      }
    />
  );
}

/** The address names neither a list nor a match that is known, or one that was listed and has `ended`: what was bet on it stands in My bets. */
export function UnknownGame({ ended = false }: { readonly ended?: boolean }) {
  const t = useMessages();
  const [title, text] = ended ? [t('endedTitle'), t('endedText')] : [t('unknownTitle'), t('unknownText')];
  return (
    <div className={styles.page}>
      <h1 className="sr">{title}</h1>
      <EmptyState
        icon="search"
        title={title}
        text={text}
        action={
          <>
            <ButtonLink to={paths.myBets()}>{t('myBets')}</ButtonLink>
            <ListLinks />
          </>
        }
      />
    </div>
  );
}

function ListLinks({ except }: { readonly except?: ListName }) {
  const t = useMessages();
  return (
    <nav className={styles.links} aria-label={t('otherSports')}>
      {lists
        .filter(({ name }) => name !== except)
        .map(({ name, path, icon }) => (
          <ButtonLink key={name} to={path} variant="quiet">
            <Icon name={icon} size={20} />
            {t(name)}
          </ButtonLink>
        ))}
    </nav>
  );
}
