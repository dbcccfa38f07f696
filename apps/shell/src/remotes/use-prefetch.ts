import { useSession } from '@pavilion/contract';
import { useEffect } from 'react';
import { useHost, useReleases } from '../services/host.ts';

/**
 * Fetches what a player is about to need, and runs none of it: the page behind a link that is pointed at, focused or touched, the
 * dialogs behind a link that opens one, and, once signed in and idle, the entry of every remote. All of it waits for the content
 * of the page that the player is on, and nothing is fetched ahead for who saves data.
 */
export function usePrefetch(): void {
  const { loads, releases } = useHost();
  const isAuth = useSession((state) => state.isAuth);
  const live = useReleases();
  useEffect(
    () =>
      begin(async () => {
        const { prefetchOnIntent } = await import(/* webpackChunkName: "first-calls" */ './prefetch-ahead.ts');
        return () => prefetchOnIntent(loads, releases);
      }),
    [loads, releases],
  );
  useEffect(() => {
    if (!isAuth) return;
    return begin(async () => {
      const { prefetchWhenIdle } = await import(/* webpackChunkName: "first-calls" */ './prefetch-ahead.ts');
      return () => prefetchWhenIdle(loads, live);
    });
  }, [isAuth, loads, live]);
}

/** Begins work whose code is in the file of the first calls; without it nothing is fetched ahead. Returns what ends it. */
function begin(code: () => Promise<() => () => void>): () => void {
  let end = () => {};
  let isOver = false;
  code().then(
    (work) => {
      if (!isOver) end = work();
    },
    () => undefined,
  );
  return () => {
    isOver = true;
    end();
  };
}
