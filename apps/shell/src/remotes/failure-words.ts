import type { RemoteFailureKind } from '@pavilion/federation/runtime';
import { useHost } from '../services/host.ts';
import { useWords } from '../words/index.ts';

/** What a player reads when a part of the site is not there, and what the button does about it. */
export function useFailureWords(kind: RemoteFailureKind, retry: () => void) {
  const say = useWords();
  const { reload } = useHost();
  switch (kind) {
    case 'contract':
      return {
        title: say('remoteContract'),
        text: say('remoteContractText'),
        retryLabel: say('reload'),
        onRetry: reload,
      };
    case 'timeout':
      return { title: say('remoteTimeout'), text: say('remoteTimeoutText'), retryLabel: say('retry'), onRetry: retry };
    case 'unreachable':
      return {
        title: say('remoteUnreachable'),
        text: say('remoteUnreachableText'),
        retryLabel: say('retry'),
        onRetry: retry,
      };
    case 'invalid':
      return { title: say('remoteInvalid'), text: say('remoteInvalidText'), retryLabel: say('retry'), onRetry: retry };
    case 'crashed':
      return { title: say('remoteCrashed'), text: say('remoteCrashedText'), retryLabel: say('retry'), onRetry: retry };
  }
}
