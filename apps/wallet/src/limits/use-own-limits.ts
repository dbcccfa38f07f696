import { keys, limitsQuery, type OwnLimits } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { useAccountRefresh } from '@pavilion/remote-kit';
import { useQuery } from '@tanstack/react-query';

/**
 * What the player keeps themselves to and how they stand with the house, for a page that offers what depends on it. Undefined until it is
 * known; where it can't be read the operator still refuses.
 */
export function useOwnLimits(): {
  readonly own: OwnLimits | undefined;
  /** That they have stopped, or the house has limited them: nothing is paid in, staked or taken up, and what is paid in by now goes back. */
  readonly stopped: OwnLimits['standing'] | undefined;
  /** Whether it is known, or known that it can't be read now. */
  readonly isRead: boolean;
} {
  const { data, error } = useQuery(limitsQuery(useShell().api));
  useAccountRefresh(keys.limits);
  return {
    own: data,
    stopped: data && data.standing.state !== 'active' ? data.standing : undefined,
    isRead: data !== undefined || error !== null,
  };
}
