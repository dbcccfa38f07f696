import type { Telemetry } from '@pavilion/contract';

/** Reports what was left out of a call's answer or of a socket event, by the name of either. */
export type LeftOutReport = (source: string, kinds: readonly string[]) => void;

/** How many kinds one page reports at most: an operator whose data changes all the time must not flood the reports. */
const MOST_KINDS = 50;

/** Reports each kind of item that was not understood once, up to `MOST_KINDS`: `left out of get matches`. */
export function createLeftOutReport(telemetry: Telemetry): LeftOutReport {
  const reported = new Set<string>();
  return (source, kinds) => {
    const name = source
      .replace(/[A-Z]/g, ' $&')
      .replace(/[^A-Za-z]+/g, ' ')
      .toLowerCase();
    for (const kind of kinds) {
      const key = `${source} ${kind}`;
      if (reported.has(key) || reported.size >= MOST_KINDS) continue;
      reported.add(key);
      telemetry.event(`left out of ${name}`, { source, kind });
    }
  };
}
