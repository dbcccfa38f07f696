import type { SessionState, Telemetry, TelemetryAttributes } from '@pavilion/contract';
import { createOutbox } from './telemetry-outbox.ts';
import { reportOf, type TelemetryRecord } from './telemetry-report.ts';
import type { ErrorReport } from './telemetry-trace.ts';

/** Records kept for the developer. */
const KEPT = 200;

/** Adds to a report that waits where its error was thrown. What leaves before that is known leaves without it. */
function trace(report: ErrorReport, error: unknown, player: SessionState, route?: string): void {
  if (route) report.route = route;
  import('./telemetry-trace.ts').then(({ traceError }) => traceError(report, error, player)).catch(() => undefined);
}

/**
 * Keeps the last records in a ring, says errors to the developer's console, where a remote's failure names its version and contract
 * range, and sends the operator's collector what `reportOf` lets through. Nothing here throws, and nothing waits for it.
 */
export function createTelemetry(options: {
  readonly verbose: boolean;
  /** Where the operator's collector is. */
  readonly address: string;
  /** Who is signed in: nothing of them is ever sent. */
  readonly player: () => SessionState;
  /** The path of the route that is open. */
  readonly route: () => string | undefined;
}): Telemetry & {
  records(): readonly TelemetryRecord[];
  /** Sends what waits when the page is hidden. Returns what stops it. */
  start(target: Window): () => void;
} {
  const records: TelemetryRecord[] = [];
  const outbox = createOutbox({ address: options.address, post: (...request) => fetch(...request) });
  const keep = (kind: TelemetryRecord['kind'], name: string, attributes: TelemetryAttributes = {}, error?: unknown) => {
    const record = { kind, name, attributes };
    records.push(record);
    if (records.length > KEPT) records.shift();
    try {
      const player = options.player();
      const report = reportOf(record, player);
      if (!report) return;
      outbox.add(report);
      if (report.kind === 'error' || report.kind === 'failure') trace(report, error, player, options.route());
    } catch {
      // What can't even be read is not reported; whoever reports goes on.
    }
  };
  return {
    records: () => records,
    start: (target) => outbox.start(target),
    event(name, attributes) {
      keep('event', name, attributes);
      // biome-ignore lint/suspicious/noConsole: this is the one place that talks to the developer's console.
      if (options.verbose) console.debug(name, attributes ?? {});
    },
    error(error, attributes) {
      keep('error', error instanceof Error ? error.name : 'Error', attributes, error);
      // biome-ignore lint/suspicious/noConsole: this is the one place that talks to the developer's console.
      console.error(error, attributes ?? {});
    },
  };
}
