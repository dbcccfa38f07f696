import type { Telemetry } from '@pavilion/contract';
import type { Release } from '@pavilion/federation/discovery';

/**
 * Reports what nobody has caught (a timer that throws, a promise that is rejected) in the name of the remote and version whose
 * file stands first in its stack. `known` are the releases whose code may run in this page. Returns what stops it.
 */
export function reportUncaught(target: Window, telemetry: Telemetry, known: () => readonly Release[]): () => void {
  const report = (error: unknown, kind: 'uncaught' | 'rejected', filename = '') => {
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    const release = releaseIn(stack, known()) ?? releaseIn(filename, known());
    const owner = release ? { remote: release.name, version: release.version } : {};
    telemetry.error(error ?? new Error('Nothing is known of this error'), { kind, ...owner });
  };
  const onError = ({ error, message, filename }: ErrorEvent) => {
    // A browser that has nothing to say of another origin's script has no error either.
    report(error ?? (message ? new Error(message) : undefined), 'uncaught', filename);
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => report(reason, 'rejected');
  target.addEventListener('error', onError);
  target.addEventListener('unhandledrejection', onRejection);
  return () => {
    target.removeEventListener('error', onError);
    target.removeEventListener('unhandledrejection', onRejection);
  };
}

/** The release whose file is named first. */
function releaseIn(text: string, releases: readonly Release[]): Release | undefined {
  const places = releases.map((release) => ({ release, at: text.indexOf(release.base) })).filter(({ at }) => at >= 0);
  return places.toSorted((a, b) => a.at - b.at)[0]?.release;
}
