import { codeOf } from './error-code.ts';

/** Why the sandbox can't start, in one sentence for the person who started it. Nothing was changed. */
export class SandboxStartError extends Error {
  override readonly name = 'SandboxStartError';
  readonly reason: StartErrorReason;

  constructor(reason: StartErrorReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

export type StartErrorReason =
  | 'port-in-use'
  | 'no-host'
  | 'not-an-origin'
  | 'weak-password'
  | 'disk-full'
  | 'newer-schema'
  | 'other-postgres'
  | 'folder-in-use'
  | 'no-folder'
  | 'no-database'
  | 'no-redis'
  | 'redis-alone'
  | 'lost-key'
  | 'bad-setting';

/** `error` as a start error where it has a sentence of its own; otherwise `error` itself. */
export function explainStartError(error: unknown, dataFolder?: string): unknown {
  if (error instanceof SandboxStartError) return error;
  const code = codeOf(error);
  const text = error instanceof Error ? error.message : '';
  if (code === 'ENOSPC' || code === '53100' || isEmbeddedDiskFull(error) || /no space left on device/i.test(text)) {
    const where = dataFolder === undefined ? '' : ` (${dataFolder})`;
    return new SandboxStartError('disk-full', `The disk is full${where}. Free some space and start again.`, error);
  }
  return error;
}

/** The embedded Postgres runs in WebAssembly and throws its file system's own error: no `Error`, and a WASI number (51: no space). */
function isEmbeddedDiskFull(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'errno' in error && error.errno === 51;
}
