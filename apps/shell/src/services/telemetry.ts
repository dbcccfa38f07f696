import type { Telemetry } from '@pavilion/contract';

type Attributes = Readonly<Record<string, string | number | boolean>>;
export interface TelemetryRecord {
  readonly at: number;
  readonly kind: 'event' | 'error';
  readonly name: string;
  readonly attributes: Attributes;
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
  const keep = (kind: TelemetryRecord['kind'], name: string, attributes: Attributes = {}) => {
    records.push({ at: Date.now(), kind, name, attributes });
    if (records.length > KEPT) records.shift();
  };
  return {
    records: () => records,
    event(name, attributes) {
      keep('event', name, attributes);
      // biome-ignore lint/suspicious/noConsole: this is the one place that talks to the developer's console.
      if (options.verbose) console.debug(name, attributes ?? {});
    },
    error(error, attributes) {
      keep('error', error instanceof Error ? error.name : 'Error', attributes);
      // biome-ignore lint/suspicious/noConsole: this is the one place that talks to the developer's console.
      console.error(error, attributes ?? {});
    },
  };
}
