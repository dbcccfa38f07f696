import { useShell } from '@pavilion/contract';
import { Delayed, FailedState } from '@pavilion/shared-ui';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useMessages } from './messages/index.ts';

/**
 * A part of a page whose code is loaded when it is first shown. While it loads `skeleton` stands in its place (after
 * 150 ms); where that fails the player is told and can try again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  skeleton: ReactNode,
): ComponentType<Props> {
  return function LazyPart(props) {
    const { telemetry } = useShell();
    const t = useMessages();
    const [{ Part, failed }, setLoaded] = useState<{ Part?: ComponentType<Props>; failed?: boolean }>({});
    useEffect(() => {
      if (failed) return undefined;
      let isGone = false;
      load().then(
        (part) => !isGone && setLoaded({ Part: part }),
        (error) => {
          telemetry.error(error, { part: 'lazy part' });
          if (!isGone) setLoaded({ failed: true });
        },
      );
      return () => {
        isGone = true;
      };
    }, [failed, telemetry]);
    if (Part) return <Part {...props} />;
    if (failed) {
      return (
        <FailedState
          title={t('partNotLoaded')}
          text={t('partNotLoadedText')}
          retryLabel={t('retry')}
          onRetry={() => setLoaded({})}
        />
      );
    }
    return (
      <div aria-busy="true">
        <Delayed>{skeleton}</Delayed>
      </div>
    );
  };
}
