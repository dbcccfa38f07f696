/** How often what is due is done, ms. */
const EVERY = 5000;

/** What has to be done as time passes, with nobody asking for it. */
export interface Sweeps {
  /** Does what is due now. */
  run(): Promise<void>;
  /** From now on does it every few seconds. */
  start(): void;
  /** Ends that, once the one that runs is done. */
  stop(): Promise<void>;
}

/** Runs `sweeps` one after the other. Each must bear being run by several processes at once; one that fails is tried at the next turn. */
export function createSweeps(sweeps: readonly (() => Promise<void>)[], failed: (error: unknown) => void): Sweeps {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const run = async () => {
    for (const sweep of sweeps) await sweep();
  };
  const turn = async () => {
    for (const sweep of sweeps) await sweep().catch(failed);
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
