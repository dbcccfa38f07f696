import { useShell } from '@pavilion/contract';
import { Delayed, FailedState } from '@pavilion/shared-ui';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useMessages } from './messages/index.ts';

/** When a player learns that a part does not come, ms. */
const PATIENCE = 4500;

/** The say over what the build loads; a test has none. */
declare const __PAVILION_CHUNKS__: { drop(isMeant: (file: string, age: number) => boolean): unknown };

/** A part whose code is loaded when it is first shown, or by `preload`. */
export type LazyPart<Props> = ComponentType<Props> & { readonly preload: () => Promise<ComponentType<Props>> };

interface LazyPartOptions {
  /** `throw`: the boundary above shows the failure; then `skeleton` stands there at once and as it is, as a header must. */
  readonly failure?: 'state' | 'throw';
}

/**
 * A part of a page whose code is loaded when it is first shown, and once. While it loads `skeleton` stands in its place (after
 * 150 ms); where that fails, or nothing has come in 4.5 s, the player is told and can try again. What is late still counts.
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
    const [{ Loaded, error, tries }, setState] = useState<PartState<Props>>(() => ({ Loaded: code.known(), tries: 0 }));
    useEffect(() => {
      if (Loaded) return undefined;
      let isGone = false;
      let hasFailed = false;
      const fail = (reason: unknown) => {
        clearTimeout(timer);
        if (hasFailed) return;
        hasFailed = true;
        if (failure === 'state') telemetry.error(reason, { part: 'lazy part' });
        if (!isGone) setState({ tries, error: reason ?? new Error('The code of a part did not load') });
      };
      const timer = setTimeout(() => fail(new Error('The code of a part did not arrive in time')), PATIENCE);
      code.load().then((loaded) => {
        clearTimeout(timer);
        if (!isGone) setState({ tries, Loaded: loaded });
      }, fail);
      return () => {
        isGone = true;
        clearTimeout(timer);
      };
    }, [Loaded, tries, telemetry]);
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
          onRetry={() => setState({ tries: tries + 1 })}
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

interface PartState<Props> {
  readonly Loaded?: ComponentType<Props> | undefined;
  readonly error?: unknown;
  readonly tries: number;
}

/** Loads once; after a failure, or where nothing has come in time, the next call tries again. What comes first is the code. */
function loadedOnce<Code>(load: () => Promise<Code>) {
  let known: Code | undefined;
  let loading: Promise<Code> | undefined;
  let since = 0;
  const start = () => {
    since = performance.now();
    const request = load().then(
      (code) => {
        known ??= code;
        return known;
      },
      (error: unknown) => {
        if (loading === request) loading = undefined;
        throw error;
      },
    );
    return request;
  };
  return {
    known: () => known,
    load() {
      if (loading && known === undefined && performance.now() - since >= PATIENCE) {
        loading = undefined;
        if (typeof __PAVILION_CHUNKS__ !== 'undefined') __PAVILION_CHUNKS__.drop((_, age) => age >= PATIENCE);
      }
      loading ??= start();
      return loading;
    },
  };
}
