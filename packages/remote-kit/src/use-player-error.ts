import { useMessages } from './messages/index.ts';
import { type PlayerError, playerError } from './player-error.ts';

/**
 * An error as the player reads it, for the rare page that shows a failure in a shape of its own. Everyone else lets
 * `QueryBoundary` say it.
 */
export function usePlayerError(
  error: unknown,
  names: { readonly what: string; readonly title?: string | undefined },
): PlayerError & { readonly retryLabel: string } {
  const t = useMessages();
  return { ...playerError(error, names, t), retryLabel: t('retry') };
}
