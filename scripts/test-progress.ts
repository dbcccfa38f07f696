import { clearLine, cursorTo } from 'node:readline';

/** Without a terminal, a line of progress is printed this often. */
const PLAIN_LINE_EVERY_MS = 15_000;
const TERMINAL_LINE_EVERY_MS = 1000;

/** Shows which checks run, how far each is, and for how long they have run. */
export class Progress {
  readonly #started = performance.now();
  readonly #running = new Map<string, () => string>();
  readonly #out = process.stdout;
  readonly #timer: NodeJS.Timeout;

  constructor() {
    this.#timer = setInterval(() => this.#show(), this.#out.isTTY ? TERMINAL_LINE_EVERY_MS : PLAIN_LINE_EVERY_MS);
  }

  /** Shows a check from now on, with the state that `stateOf` returns. */
  begin(check: string, stateOf: () => string): void {
    this.#running.set(check, stateOf);
  }

  end(check: string): void {
    this.#running.delete(check);
  }

  /** Prints a line that stays. */
  print(line: string): void {
    this.#clear();
    console.log(line);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#clear();
  }

  /** Time since the start, as minutes and seconds. */
  elapsed(): string {
    const seconds = Math.floor((performance.now() - this.#started) / 1000);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }

  #show(): void {
    if (this.#running.size === 0) return;
    const checks = [...this.#running].map(([check, stateOf]) => [check, stateOf()].filter(Boolean).join(': '));
    const line = `${this.elapsed().padStart(6)}  ${checks.join(' · ')}`;
    this.#clear();
    if (this.#out.isTTY) this.#out.write(line.slice(0, this.#out.columns - 1));
    else console.log(line);
  }

  #clear(): void {
    if (!this.#out.isTTY) return;
    cursorTo(this.#out, 0);
    clearLine(this.#out, 0);
  }
}

/** Reads from its output how far a runner is: by jest's line per file, or by Playwright's count. Empty without either. */
export function progressIn(output: string): string {
  const count = output.match(/\[\d+\/\d+\] \S+/g)?.at(-1);
  if (count !== undefined) return count;
  const files = [...output.matchAll(/^(PASS|FAIL)\s+(?:\w+\s+)?(\S+\.test\.tsx?)/gm)];
  const newest = files.at(-1)?.[2];
  if (newest === undefined) return '';
  const failed = files.filter(([, verdict]) => verdict === 'FAIL').length;
  return `${files.length} files, ${failed} failed, ${newest}`;
}
