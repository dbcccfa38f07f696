/** One sentence for the person at the terminal, for the faults that are not a bug. Anything else comes with its stack. */
export function explain(error: unknown): string {
  if (
    hasCode(error, 'ENOSPC') ||
    String(error).includes('ENOSPC') ||
    String(error).includes('No space left on device')
  ) {
    return 'The disk is full. Free some space and run the same command again; what was published before is untouched.';
  }
  if (error instanceof Error && ['ReleaseError', 'SandboxStartError', 'MissingProgram'].includes(error.name))
    return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Ends the process with the sentence of `error`. */
export function stopWith(error: unknown): never {
  console.error(`\n${explain(error)}\n`);
  process.exit(1);
}
