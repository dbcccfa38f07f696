import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/**
 * A component whose code comes when it is first shown, or earlier by `preload()`. Unlike `React.lazy`, code that did not come is
 * asked for again at the next mount; meanwhile the failure goes to the boundary above.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, fallback: ReactNode = null) {
  let known: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const preload = () => {
    loading ??= load().then(
      (loaded) => {
        known = loaded;
        return loaded;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  function Part(props: Props) {
    const [Loaded, setLoaded] = useState(() => known);
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
    useEffect(() => {
      if (Loaded) return;
      let left = false;
      preload().then(
        (component) => {
          if (!left) setLoaded(() => component);
        },
        (error: unknown) => {
          if (!left) setFailure({ error });
        },
      );
      return () => {
        left = true;
      };
    }, [Loaded]);
    if (failure) throw failure.error;
    return Loaded ? <Loaded {...props} /> : fallback;
  }
  return Object.assign(Part, { preload });
}
