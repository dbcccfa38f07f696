import type { RemoteFailureKind } from '@pavilion/federation/runtime';
import { useMessages } from '../messages/index.ts';
import { useHost } from '../services/host.ts';

export interface FailureMessages {
  readonly title: string;
  readonly text: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
}

/** What a player reads when a part of the site could not be loaded, and what the button does about it. */
export function useFailureMessages(kind: RemoteFailureKind, retry: () => void): FailureMessages {
  const t = useMessages();
  const { reload } = useHost();
  switch (kind) {
    case 'contract':
      return {
        title: t('remoteContract'),
        text: t('remoteContractText'),
        retryLabel: t('reload'),
        onRetry: reload,
      };
    case 'timeout':
      return { title: t('remoteTimeout'), text: t('remoteTimeoutText'), retryLabel: t('retry'), onRetry: retry };
    case 'unreachable':
      return {
        title: t('remoteUnreachable'),
        text: t('remoteUnreachableText'),
        retryLabel: t('retry'),
        onRetry: retry,
      };
    case 'invalid':
      return { title: t('remoteInvalid'), text: t('remoteInvalidText'), retryLabel: t('retry'), onRetry: retry };
    case 'crashed':
      return { title: t('remoteCrashed'), text: t('remoteCrashedText'), retryLabel: t('retry'), onRetry: retry };
  }
}
