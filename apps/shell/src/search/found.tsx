import { type Game, type Provider, providersQuery } from '@pavilion/api-client';
import { paths, useSession, useShell } from '@pavilion/contract';
import { QueryBoundary, type QueryState } from '@pavilion/remote-kit';
import { DidYouMean } from '@pavilion/remote-kit/near-names';
import { Button, ButtonLink, EmptyState, nameSearch, Result, ResultGroup, ResultsSkeleton } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchMessages } from '../messages/search.ts';
import { useGuardedLink } from '../services/use-guarded-link.ts';
import { GameResults, type OnFollow } from './game-results.tsx';
import styles from './search-dialog.module.css';
import { type FoundGames, searchGames } from './search-games.ts';
import type { FoundElsewhere } from './use-found-elsewhere.ts';

/** How many games stand there at first, so that matches are not far, and how many at most: whoever wants another one types on. */
const FIRST = 4;
const MOST = 60;
const PROVIDERS = 4;

/** The games and providers that were found for a text, or that nothing was, here or by a remote. */
export function Found({
  text,
  query,
  elsewhere,
  onFollow,
  onChoose,
}: {
  readonly text: string;
  readonly query: QueryState<{ readonly games: readonly Game[] }>;
  readonly elsewhere: FoundElsewhere;
  readonly onFollow: OnFollow;
  /** Searches for a name. */
  readonly onChoose: (name: string) => void;
}) {
  const t = useSearchMessages();
  const { api } = useShell();
  const list = query.data?.games;
  const found = useMemo(() => (list ? searchGames(list, text, MOST) : null), [list, text]);
  const providers = useQuery(providersQuery(api));
  const named = useMemo(() => providers.data?.filter(isNamed(text)) ?? [], [providers.data, text]);
  const names = useMemo(
    () => [...(list ?? []), ...(providers.data ?? [])].map(({ name }) => name).concat(elsewhere.names),
    [list, providers.data, elsewhere.names],
  );
  const total = (found?.total ?? 0) + named.length + elsewhere.total;
  const isNothing = found?.total === 0 && named.length === 0 && elsewhere.isKnown && elsewhere.total === 0;
  return (
    <>
      <p className="sr" role="status">
        {(total > 0 || isNothing) && t('found', { count: total, text })}
      </p>
      {isNothing ? (
        <Nothing text={text} names={names} onFollow={onFollow} onChoose={onChoose} />
      ) : (
        <QueryBoundary query={query} what={t('games')} skeleton={<GamesSkeleton />}>
          {() => found && <FoundOfGames key={text} found={found} text={text} onFollow={onFollow} />}
        </QueryBoundary>
      )}
      {named.length > 0 && (
        <ResultGroup title={t('providers')} count={named.length}>
          {named.slice(0, PROVIDERS).map((provider) => (
            <ProviderResult key={provider.code} provider={provider} text={text} onFollow={onFollow} />
          ))}
        </ResultGroup>
      )}
    </>
  );
}

function isNamed(text: string): (provider: Provider) => boolean {
  const has = nameSearch(text);
  return ({ name, code }) => has(name) || has(code);
}

function GamesSkeleton() {
  const t = useSearchMessages();
  return (
    <ResultGroup title={t('games')}>
      <ResultsSkeleton rows={4} />
    </ResultGroup>
  );
}

function FoundOfGames({
  found: { games, total },
  text,
  onFollow,
}: {
  readonly found: FoundGames;
  readonly text: string;
  readonly onFollow: OnFollow;
}) {
  const t = useSearchMessages();
  const guardedLink = useGuardedLink();
  const [most, setMost] = useState(FIRST);
  const group = useRef<HTMLDivElement>(null);
  // The button is gone: the focus goes on to the first of what it brought.
  useEffect(() => {
    if (most > FIRST) group.current?.querySelectorAll('a')[FIRST]?.focus();
  }, [most]);
  if (total === 0) return <p className={styles.line}>{t('noGame', { text })}</p>;
  const rest = games.length - most;
  return (
    <div ref={group}>
      <ResultGroup title={t('games')} count={total.toLocaleString('en-IN')}>
        <GameResults games={games.slice(0, most)} text={text} onFollow={onFollow} />
        {rest > 0 && (
          <li>
            <Button className={styles.more} variant="quiet" block data-stop onClick={() => setMost(MOST)}>
              {t('more', { count: rest })}
            </Button>
          </li>
        )}
        {rest <= 0 && total > games.length && (
          <li>
            <ButtonLink
              className={styles.more}
              variant="quiet"
              block
              to={guardedLink(`${paths.allGames()}?q=${encodeURIComponent(text)}`)}
              onClick={() => onFollow()}
            >
              {t('inCatalogue', { count: total })}
            </ButtonLink>
          </li>
        )}
      </ResultGroup>
    </div>
  );
}

/** A provider: a player comes to its lobby, a visitor to its public page. */
function ProviderResult({
  provider: { code, name, href, imgUrl, games },
  text,
  onFollow,
}: {
  readonly provider: Provider;
  readonly text: string;
  readonly onFollow: OnFollow;
}) {
  const t = useSearchMessages();
  const guardedLink = useGuardedLink();
  const isAuth = useSession((session) => session.isAuth);
  return (
    <Result
      to={isAuth ? guardedLink(href) : paths.provider(code)}
      onClick={() => onFollow(name)}
      name={name}
      wanted={text}
      lead={
        <span className={styles.mark}>
          <img className={styles.art} src={imgUrl} alt="" width={42} height={42} loading="lazy" />
        </span>
      }
      note={t('gamesCount', { count: games })}
    />
  );
}

/** Nothing was found, with names near to the text and other pages to go to. */
function Nothing({
  text,
  names,
  onFollow,
  onChoose,
}: {
  readonly text: string;
  /** All names that were searched. */
  readonly names: readonly string[];
  readonly onFollow: OnFollow;
  readonly onChoose: (name: string) => void;
}) {
  const t = useSearchMessages();
  const guardedLink = useGuardedLink();
  const way = (path: string, label: string): ReactNode => (
    <ButtonLink variant="quiet" to={guardedLink(path)} onClick={() => onFollow()}>
      {label}
    </ButtonLink>
  );
  return (
    <EmptyState
      icon="search"
      title={t('found', { count: 0, text })}
      text={t('nothingText')}
      action={
        <>
          <DidYouMean names={names} text={text} onChoose={onChoose} />
          {way(paths.allGames(), t('allGames'))}
          {way(paths.exchange('inplay'), t('inPlay'))}
        </>
      }
    />
  );
}
