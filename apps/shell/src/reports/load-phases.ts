import type { Telemetry } from '@pavilion/contract';
import type { LoadStore } from '@pavilion/federation/runtime';
import { whenContentShown } from '../remotes/content-shown.ts';

/**
 * Reports how long the steps of a load take: the discovery document and each remote's entry as the browser measured them, and the
 * first content since the page was opened. (A page's code is timed where it is loaded.) Returns what stops it.
 */
export function reportLoadPhases(parts: {
  readonly telemetry: Telemetry;
  readonly discovery: string;
  readonly loads: Pick<LoadStore, 'onEvent'>;
  readonly performance: Performance;
}): () => void {
  const { telemetry, discovery, loads, performance } = parts;
  const reported = new Set<string>();
  /** How long the newest request for an address took; once for each address, and nothing where the browser tells nothing. */
  const timeOf = (address: string): number | undefined => {
    const duration = performance.getEntriesByName(address, 'resource').at(-1)?.duration;
    if (duration === undefined || reported.has(address)) return undefined;
    reported.add(address);
    return duration;
  };
  const stops = [
    loads.onEvent((event) => {
      if (event.type !== 'ready') return;
      const { name: remote, version, entry } = event.release;
      const milliseconds = timeOf(entry);
      if (milliseconds !== undefined) telemetry.event('entry loaded', { remote, version, milliseconds });
    }),
    whenContentShown(() => {
      const milliseconds = timeOf(discovery);
      if (milliseconds !== undefined) telemetry.event('discovery read', { milliseconds });
      telemetry.event('content shown', { milliseconds: performance.now() });
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
