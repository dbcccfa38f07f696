/** How long a frame may take until it has loaded, ms. A game that is slower shows as soon as it is ready. */
const LOAD_MS = 10_000;
/** How long what has loaded may take until it says something, ms. */
const ANSWER_MS = 5000;

interface ReadyWatch {
  /** The frame has been given its address. */
  opened(): void;
  /** The frame has fired `load`, as it also does for the browser's own error page. */
  loaded(): void;
  /** The frame's page has sent a message. It says that it is ready before or after its `load`. */
  heard(isReady: boolean): void;
  stop(): void;
}

/**
 * Calls `onReady` when a frame's page says that it is ready, and `onSilent` when it does not in time. Each later page of the same frame has
 * to say something too; `onReady` is called again when one does.
 */
export function createReadyWatch({ onReady, onSilent }: Record<'onReady' | 'onSilent', () => void>): ReadyWatch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLoaded = false;
  let wasReady = false;
  /** Ready was said before the `load` of the same page. */
  let isEarly = false;
  const wait = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(onSilent, ms);
  };
  return {
    opened() {
      [isLoaded, wasReady, isEarly] = [false, false, false];
      wait(LOAD_MS);
    },
    loaded() {
      if (!isEarly) wait(ANSWER_MS);
      [isLoaded, isEarly] = [true, false];
    },
    heard(isReady) {
      wasReady ||= isReady;
      if (!wasReady) return;
      isEarly ||= isReady && !isLoaded;
      clearTimeout(timer);
      onReady();
    },
    stop: () => clearTimeout(timer),
  };
}
