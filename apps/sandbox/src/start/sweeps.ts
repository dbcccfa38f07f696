/** How often what is due is done, ms, and after how many turns what can wait longer is. */
const EVERY = 5000;
const SELDOM = 12;

/** What has to be done as time passes, with nobody asking for it. */
export interface Sweeps {
  /** Does what is due now. */
  run(): Promise<void>;
  /** From now on does it every few seconds. */
  start(): void;
  /** Ends that, once the one that runs is done. */
  stop(): Promise<void>;
}

type Sweep = () => Promise<void>;

/**
 * Runs `often` one after the other, and each minute `seldom` after them. Each must bear being run by several processes at once; one
 * that fails is tried at its next turn.
 */
export function createSweeps(
  often: readonly Sweep[],
  failed: (error: unknown) => void,
  seldom: readonly Sweep[] = [],
): Sweeps {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let turns = 0;
  const run = async () => {
    for (const sweep of [...often, ...seldom]) await sweep();
  };
  const turn = async () => {
    for (const sweep of turns % SELDOM === 0 ? [...often, ...seldom] : often) await sweep().catch(failed);
    turns += 1;
  };
  return {
    run,
    start() {
      timer = setInterval(() => {
        running ??= turn().finally(() => {
          running = undefined;
        });
      }, EVERY);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
