import { LARGEST_BATCH, type TelemetryReport } from '@pavilion/api-client';
import { steadyNow } from '@pavilion/shared-ui/clock';

/** How long a report waits for others, ms. */
export const BATCH_WAIT = 10_000;
/** How many reports wait at most; what comes beyond them is dropped and counted. */
export const OUTBOX_SIZE = 200;
/** After so many batches in a row that did not arrive, nothing is sent for a while, ms. */
export const GIVE_UP_AFTER = 3;
export const REST = 5 * 60_000;

/** Takes reports to the operator's collector: in batches, once each, never in the way of anything. */
export interface Outbox {
  add(report: TelemetryReport): void;
  /** Sends what is left when the page is hidden or left. Returns what stops that. */
  start(target: Window): () => void;
}

/** A batch is sent when it is full, 10 s after its first report, or when the page is hidden; what does not arrive is lost and counted. */
export function createOutbox(parts: { address: string; post: typeof fetch }): Outbox {
  let waiting: TelemetryReport[] = [];
  let dropped = 0;
  let failures = 0;
  let restsUntil = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0 || steadyNow() < restsUntil) return;
    const reports = joined(waiting.slice(0, LARGEST_BATCH));
    waiting = waiting.slice(LARGEST_BATCH);
    const lost = dropped;
    dropped = 0;
    void deliver(parts, { reports, dropped: lost }).then((arrived) => {
      failures = arrived ? 0 : failures + 1;
      if (!arrived) dropped += lost + reports.reduce((sum, { count }) => sum + count, 0);
      if (failures >= GIVE_UP_AFTER) restsUntil = steadyNow() + REST;
    });
    if (waiting.length > 0) wait();
  };
  const wait = () => {
    timer ??= setTimeout(send, BATCH_WAIT);
  };
  return {
    add(report) {
      if (waiting.length < OUTBOX_SIZE) waiting.push(report);
      else dropped += 1;
      if (waiting.length === LARGEST_BATCH) send();
      else wait();
    },
    start(target) {
      const onHidden = () => {
        if (target.document.visibilityState === 'hidden') send();
      };
      target.document.addEventListener('visibilitychange', onHidden);
      target.addEventListener('pagehide', send);
      return () => {
        clearTimeout(timer);
        target.document.removeEventListener('visibilitychange', onHidden);
        target.removeEventListener('pagehide', send);
      };
    },
  };
}

/** Whether a batch arrived. It outlives the page, carries no cookie and no token, and is never sent twice. */
async function deliver(
  { address, post }: { address: string; post: typeof fetch },
  batch: { readonly reports: readonly TelemetryReport[]; readonly dropped: number },
): Promise<boolean> {
  try {
    const response = await post(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(batch),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    });
    return response.ok;
  } catch {
    return false;
  }
}

/** The same report several times is one with their number. A phase keeps each of its times. */
function joined(reports: readonly TelemetryReport[]): TelemetryReport[] {
  const byKey = Map.groupBy(reports, ({ count, ...rest }) => JSON.stringify(rest));
  return [...byKey.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, count: others.reduce((sum, { count }) => sum + count, first.count) }] : [],
  );
}
