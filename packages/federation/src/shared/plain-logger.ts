// In every build, in place of the federation runtime's logger, which can add stack traces and write to another console.

export function createLogger(prefix: string) {
  const write =
    (level: 'log' | 'info' | 'warn' | 'error') =>
    (...values: unknown[]) =>
      // biome-ignore lint/suspicious/noConsole: the console is what it writes to
      console[level](prefix, ...values);
  return {
    log: write('log'),
    info: write('info'),
    success: write('info'),
    ready: write('info'),
    warn: write('warn'),
    error: write('error'),
    debug() {},
    setPrefix() {},
    setDelegate() {},
  };
}

const PREFIX = '[ Module Federation ]';
export const logger = createLogger(PREFIX);

// Used where webpack runs, never in a page.
export const infrastructureLogger = createLogger(PREFIX);
export const createInfrastructureLogger = (prefix: string) => createLogger(prefix);
export const bindLoggerToCompiler = (): void => {};
