import { useShell } from '@pavilion/contract';
import { Delayed, FailedState } from '@pavilion/shared-ui';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useMessages } from './messages/index.ts';

/** A part whose code is loaded when it is first shown, or by `preload`. */
export type LazyPart<Props> = ComponentType<Props> & { readonly preload: () => Promise<ComponentType<Props>> };

interface LazyPartOptions {
  /** `throw`: the boundary above shows the failure; then `skeleton` stands there at once and as it is, as a header must. */
  readonly failure?: 'state' | 'throw';
}

/**
 * A part of a page whose code is loaded when it is first shown, and once. While it loads `skeleton` stands in its place (after
 * 150 ms); where that fails the player is told and can try again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  skeleton: ReactNode,
  { failure = 'state' }: LazyPartOptions = {},
): LazyPart<Props> {
  const code = loadedOnce(load);
  function Part(props: Props) {
    const { telemetry } = useShell();
    const t = useMessages();
    const [{ Loaded, error }, setState] = useState<{ Loaded?: ComponentType<Props> | undefined; error?: unknown }>(
      () => ({ Loaded: code.known() }),
    );
    useEffect(() => {
      if (Loaded || error !== undefined) return undefined;
      let isGone = false;
      code.load().then(
        (loaded) => !isGone && setState({ Loaded: loaded }),
        (reason: unknown) => {
          if (failure === 'state') telemetry.error(reason, { part: 'lazy part' });
          if (!isGone) setState({ error: reason ?? new Error('The code of a part did not load') });
        },
      );
      return () => {
        isGone = true;
      };
    }, [Loaded, error, telemetry]);
    if (Loaded) return <Loaded {...props} />;
    if (failure === 'throw') {
      if (error !== undefined) throw error;
      return skeleton;
    }
    if (error !== undefined) {
      return (
        <FailedState
          title={t('partNotLoaded')}
          text={t('partNotLoadedText')}
          retryLabel={t('retry')}
          onRetry={() => setState({})}
        />
      );
    }
    return (
      <div aria-busy="true">
        <Delayed keepsPlace>{skeleton}</Delayed>
      </div>
    );
  }
  return Object.assign(Part, { preload: code.load });
}

/** Loads once; after a failure the next call tries again. */
function loadedOnce<Code>(load: () => Promise<Code>) {
  let known: Code | undefined;
  let loading: Promise<Code> | undefined;
  return {
    known: () => known,
    load() {
      loading ??= load().then(
        (code) => {
          known = code;
          return code;
        },
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
}
