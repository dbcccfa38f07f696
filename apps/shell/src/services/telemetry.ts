import type { Telemetry } from '@pavilion/contract';

type Facts = Readonly<Record<string, string | number | boolean>>;
export interface TelemetryRecord {
  readonly at: number;
  readonly kind: 'event' | 'error';
  readonly name: string;
  readonly facts: Facts;
}

/** Records kept until something collects them. */
const KEPT = 200;

/**
 * Keeps the last records in a ring and says errors to the developer's console, where a remote's failure names its version
 * and contract range. It takes names and figures of the app's behaviour; nothing of a player may be handed to it.
 */
export function createTelemetry(options: {
  readonly verbose: boolean;
}): Telemetry & { records(): readonly TelemetryRecord[] } {
  const records: TelemetryRecord[] = [];
  const keep = (kind: TelemetryRecord['kind'], name: string, facts: Facts = {}) => {
    records.push({ at: Date.now(), kind, name, facts });
    if (records.length > KEPT) records.shift();
  };
  return {
    records: () => records,
    event(name, facts) {
      keep('event', name, facts);
      // biome-ignore lint/suspicious/noConsole: this is the one place that talks to the developer's console.
      if (options.verbose) console.debug(name, facts ?? {});
    },
    error(error, facts) {
      keep('error', error instanceof Error ? error.name : 'Error', facts);
      // biome-ignore lint/suspicious/noConsole: this is the one place that talks to the developer's console.
      console.error(error, facts ?? {});
    },
  };
}
