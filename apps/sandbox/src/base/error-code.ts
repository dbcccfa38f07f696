/** The code of a system's or a database's error: `EADDRINUSE`, `ENOSPC`, `23505`. */
export function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
