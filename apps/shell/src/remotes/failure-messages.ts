import { misfitsOf, type Release } from '@pavilion/federation/discovery';
import type { RemoteFailureKind } from '@pavilion/federation/runtime';
import { useStore } from 'zustand';
import { useMessages } from '../messages/index.ts';
import { useHost } from '../services/host.ts';

export interface FailureMessages {
  readonly title: string;
  readonly text: string;
  readonly retryLabel?: string;
  /** What the button does; missing where nothing that the player does would help. */
  readonly onRetry?: () => void;
}

/** What a player reads when a part of the site could not be loaded, and what the button does about it. */
export function useFailureMessages(kind: RemoteFailureKind, release: Release, retry: () => void): FailureMessages {
  const t = useMessages();
  const { reload, releases } = useHost();
  const shell = useStore(releases, (state) => state.shell);
  const again = { retryLabel: t('retry'), onRetry: retry };
  switch (kind) {
    case 'contract': {
      const title = t('remoteContract');
      // A document that names no shell may be of a site where another is live.
      const isReady = shell === undefined || (shell !== null && misfitsOf(release, shell).length === 0);
      if (!isReady) return { title, text: t('remoteUpdateText') };
      return { title, text: t('remoteContractText'), retryLabel: t('reload'), onRetry: reload };
    }
    case 'timeout':
      return { title: t('remoteTimeout'), text: t('remoteTimeoutText'), ...again };
    case 'unreachable':
      return { title: t('remoteUnreachable'), text: t('remoteUnreachableText'), ...again };
    case 'invalid':
      return { title: t('remoteInvalid'), text: t('remoteInvalidText'), ...again };
    case 'crashed':
      return { title: t('remoteCrashed'), text: t('remoteCrashedText'), ...again };
  }
}
