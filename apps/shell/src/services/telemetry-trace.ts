import type { FailureCause, TelemetryReport } from '@pavilion/api-client';
import type { SessionState } from '@pavilion/contract';
import { integrityOf } from '@pavilion/federation/discovery';
import { RemoteLoadError } from '@pavilion/federation/runtime';
import { framesOf } from './error-frames.ts';
import { errorNameOf } from './telemetry-report.ts';

/** A report of an error or of a part that did not load. */
export type ErrorReport = Extract<TelemetryReport, { readonly kind: 'error' | 'failure' }>;

/** The failures in which code has thrown: the others have no place in the sources. */
const THROWN: readonly string[] = ['crashed', 'uncaught', 'rejected', 'other'];

/**
 * Adds to a report that waits to be sent where the error was thrown, and why a part did not load. Loaded with the first error: pages
 * without one need none of it. The cause of a file that failed is known a request later, and goes to the developer's console too.
 */
export async function traceError(report: ErrorReport, error: unknown, player: SessionState): Promise<void> {
  const thrown = thrownIn(error);
  if (report.kind === 'error' || THROWN.includes(report.name)) {
    const frames = thrown instanceof Error ? framesOf(thrown) : [];
    if (frames.length > 0) report.frames = frames;
  }
  if (report.kind === 'error') return;
  if (THROWN.includes(report.name) && thrown instanceof Error) report.error = errorNameOf(thrown.name, player);
  const cause = await causeOf(report, error);
  if (!cause) return;
  report.cause = cause;
  // biome-ignore lint/suspicious/noConsole: the cause is known after `Telemetry.error` has shown the error.
  if (report.name === 'unreachable') console.error(`${report.remote} ${report.version} is unreachable: ${cause}`);
}

/** What a remote's code threw; the loader wraps it. */
function thrownIn(error: unknown): unknown {
  return error instanceof RemoteLoadError && error.cause instanceof Error ? error.cause : error;
}

async function causeOf({ name }: ErrorReport, error: unknown): Promise<FailureCause | undefined> {
  const known = error instanceof RemoteLoadError ? error : null;
  if (name === 'crashed') return known ? 'container threw' : 'page threw';
  if (name === 'invalid') return known?.reason ?? 'no container';
  if (name !== 'unreachable') return undefined;
  if (known?.answer) return judge(await known.answer, known.integrity);
  const file = failedFileOf(error);
  return file ? causeOfFile(file) : undefined;
}

/** The address of a chunk or style that did not load: webpack's error and ours (chunk-runtime.ts) name it in the message. */
const failedFileOf = (error: unknown) =>
  error instanceof Error ? /\(\w+: ([^\s?)]+\/)([\w.-]+)[^)]*\)/.exec(error.message) : null;

/** Requests a file that did not load once more, and compares it with the hash in its release's list. */
async function causeOfFile([, base = '', file = '']: RegExpExecArray): Promise<FailureCause> {
  const [answer, list] = await Promise.all([answerOf(base + file), answerOf(`${base}build.json`)]);
  const { files } = typeof list === 'string' ? (JSON.parse(list) as { files: Record<string, string> }) : { files: {} };
  return judge(answer, files[file]);
}

async function answerOf(url: string): Promise<string | number | null> {
  try {
    const response = await fetch(url, { credentials: 'omit' });
    return response.ok ? await response.text() : response.status;
  } catch {
    return null;
  }
}

async function judge(answer: string | number | null, hash: string | undefined): Promise<FailureCause> {
  if (typeof answer === 'number') return 'not served';
  // What is right now did not arrive before.
  return answer === null || hash === undefined || (await integrityOf(answer)) === hash ? 'network' : 'hash';
}
