/** What a build lets its host do with the chunks and styles that it loads. */
export interface ChunkControl {
  /**
   * Gives up the chunks and styles on their way that `isMeant` is true for, or all of them: the next import of one sends a new
   * request. `age` is since when it is on its way, ms. Returns their files.
   */
  drop(isMeant?: (file: string, age: number) => boolean): readonly string[];
  /** `listener` is called with each file that could not be loaded. Returns an unsubscribe function. */
  onFailure(listener: (file: string) => void): () => void;
}

/** What webpack's handlers are told of a request: the browser's event, or ours where there was none. */
interface Outcome {
  readonly type: string;
  readonly target: { readonly src: string };
}

/** The part of webpack's runtime that the functions below fill in. */
interface WebpackRuntime {
  /** The public path: the folder of the release. */
  readonly p: string;
  l?: (url: string, done: (outcome: Outcome) => void, key: string, chunk: string | number) => void;
  readonly f: { css?: (chunk: string | number, promises: Promise<void>[]) => void };
}

interface FileRequest {
  readonly file: string;
  readonly url: string;
  readonly integrity: string;
  readonly settle: (type: string) => void;
}

interface TrustedTypesPolicy {
  createScriptURL(url: string): string;
}
interface TrustedTypesFactory {
  createPolicy(name: string, rules: TrustedTypesPolicy): TrustedTypesPolicy;
}

// The functions below are written into each build's runtime as they stand here (build/chunk-runtime-plugin.ts): they name
// each other and what the browser has, nothing else of this file or of another.

/** How long a file may take, ms (spec §9). */
const LIMIT = 120_000;

/**
 * Takes the loading of chunks and styles over from webpack: each file is asked for with its hash, one that has none is
 * refused, and what failed or was given up is asked for under an address that was never used before, past what the browser kept
 * of it. What it kept of a file that failed is replaced, for the visits to come.
 */
export function installChunkRuntime(
  runtime: WebpackRuntime,
  hashes: Readonly<Record<string, string>>,
  policyName: string,
): ChunkControl {
  const pending = new Map<() => void, { readonly file: string; readonly since: number }>();
  const listeners = new Set<(file: string) => void>();
  const styles = new Map<string | number, Promise<void>>();
  const requested = new Set<string>();
  const script = document.currentScript as HTMLScriptElement | null;
  // An entry that was itself asked for again: what was preloaded for the first one may have failed with it.
  const isAgain = script?.src.includes('?');
  const address = policyOf(policyName, (url) => url.startsWith(runtime.p));

  const load = (file: string, done: (outcome: Outcome) => void): void => {
    const isFirst = !isAgain && !requested.has(file);
    requested.add(file);
    const plain = runtime.p + file;
    const url = isFirst ? plain : `${plain}?retry=${Math.random()}`;
    const hash = Object.hasOwn(hashes, file) && hashes[file];
    const settle = (type: string) => {
      // With the mode and credentials of the element, for it is that entry of the browser's cache that is to be replaced.
      if (type === 'error') fetch(plain, { cache: 'reload' }).then((response) => response.blob(), String);
      // The browser may have kept a failed preload of this address, or a bad answer: one more request under another tells.
      if (type === 'error' && isFirst) return load(file, done);
      if (type !== 'load' && type !== 'dropped') for (const listener of [...listeners]) listener(file);
      done({ type, target: { src: url } });
    };
    if (hash) requestFile({ file, url, integrity: `sha256-${hash}`, settle }, pending, address);
    else settle('refused');
  };

  runtime.l = (url, done) => load(url.slice(runtime.p.length), done);
  runtime.f.css = (chunk, promises) => {
    const file = `${chunk}.css`;
    if (!Object.hasOwn(hashes, file)) return;
    const style = styles.get(chunk) ?? styleOf(file, load, () => styles.delete(chunk));
    styles.set(chunk, style);
    promises.push(style);
  };
  return {
    drop(isMeant = () => true) {
      const meant = [...pending].filter(([, { file, since }]) => isMeant(file, performance.now() - since));
      for (const [giveUp] of meant) giveUp();
      return meant.map(([, { file }]) => file);
    },
    onFailure(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Puts the file's element into the document. `pending` holds a function that gives the request up, beside its file, for as long as it runs. */
function requestFile(
  { file, url, integrity, settle }: FileRequest,
  pending: Map<() => void, { readonly file: string; readonly since: number }>,
  address: (url: string) => string,
): void {
  const element = document.createElement(file.endsWith('.css') ? 'link' : 'script');
  element.crossOrigin = 'anonymous';
  element.integrity = integrity;
  const end = (type: string) => {
    if (!pending.delete(giveUp)) return;
    clearTimeout(timer);
    element.onload = null;
    element.onerror = null;
    if (type !== 'load' || element instanceof HTMLScriptElement) element.remove();
    settle(type);
  };
  const giveUp = () => end('dropped');
  const timer = setTimeout(end, LIMIT, 'timeout');
  pending.set(giveUp, { file, since: performance.now() });
  element.onload = () => end('load');
  element.onerror = () => end('error');
  if (element instanceof HTMLLinkElement) {
    element.rel = 'stylesheet';
    element.href = url;
  } else {
    element.src = address(url);
  }
  document.head.append(element);
}

function styleOf(
  file: string,
  load: (file: string, done: (outcome: Outcome) => void) => void,
  forget: () => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    load(file, ({ type, target }) => {
      if (type === 'load') return resolve();
      forget();
      const error = new Error(`Loading CSS chunk ${file} failed.\n(${type}: ${target.src})`);
      error.name = 'ChunkLoadError';
      reject(error);
    });
  });
}

/** Trusted Types: an address becomes a script's only through the policy of that name, which takes this build's files alone. */
function policyOf(name: string, isOwn: (url: string) => boolean): (url: string) => string {
  const createScriptURL = (url: string) => {
    if (!isOwn(url)) throw new TypeError(`${url} is not of this build`);
    return url;
  };
  const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
  const policy = factory?.createPolicy(name, { createScriptURL });
  return policy ? (url) => policy.createScriptURL(url) : createScriptURL;
}

/** The source text of all that `installChunkRuntime` needs, for a script without imports. */
export function chunkRuntimeSource(): string {
  const functions = [installChunkRuntime, requestFile, styleOf, policyOf];
  return [`const LIMIT = ${LIMIT};`, ...functions.map(String)].join('\n');
}
