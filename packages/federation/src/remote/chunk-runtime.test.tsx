import { chunkRuntimeSource, installChunkRuntime } from './chunk-runtime.ts';

const hashes = { '1.js': 'AAAA', '1.css': 'BBBB', '2.js': 'CCCC' };
const base = 'https://releases.example/casino/1.0.0/';

/** The runtime over a release at `base`, with what webpack would call in it. */
function runtime(install: typeof installChunkRuntime = installChunkRuntime) {
  const webpack: Parameters<typeof installChunkRuntime>[0] = { p: base, f: {} };
  const control = install(webpack, hashes, 'pavilion-remote');
  const outcomes: string[] = [];
  return {
    ...control,
    outcomes,
    script(file: string) {
      webpack.l?.(base + file, ({ type }) => outcomes.push(type), `chunk-${file}`, file);
    },
    async style(chunk: number) {
      const promises: Promise<void>[] = [];
      webpack.f.css?.(chunk, promises);
      await Promise.all(promises);
    },
  };
}

const elements = () => [...document.head.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script, link')];
const addresses = () => elements().map((element) => ('src' in element ? element.src : element.href));
/** The address of a further request for a file: no other has ever had it. */
const again = (file: string) => expect.stringMatching(new RegExp(`^${base}${file}\\?retry=0\\.\\d+$`));
const last = () => {
  const element = elements().at(-1);
  if (!element) throw new Error('Nothing was asked for');
  return element;
};

/** What was fetched past the browser's cache, to replace what is in it. */
let refetched: unknown[][];
beforeEach(() => {
  refetched = [];
  globalThis.fetch = jest.fn(async (...request: unknown[]) => {
    refetched.push(request);
    throw new TypeError('offline');
  }) as typeof fetch;
});
afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});

test('a chunk is asked for with its hash, from any origin, and its outcome is told once', () => {
  const { script, outcomes } = runtime();
  script('1.js');
  expect(last()).toMatchObject({ src: `${base}1.js`, integrity: 'sha256-AAAA', crossOrigin: 'anonymous' });
  const element = last();
  element.onload?.(new Event('load'));
  element.onerror?.(new Event('error'));
  expect(outcomes).toEqual(['load']);
});

test('a chunk without a hash is refused: nothing is asked for, and the failure is reported', () => {
  const { script, outcomes, onFailure } = runtime();
  const failed: string[] = [];
  onFailure((file) => failed.push(file));
  script('3.js');
  script('toString');
  expect(outcomes).toEqual(['refused', 'refused']);
  expect(failed).toEqual(['3.js', 'toString']);
  expect(elements()).toEqual([]);
});

test('a chunk that fails is asked for once more at once, past a failed preload of its address, and then reported', () => {
  const { script, outcomes, onFailure } = runtime();
  const failed: string[] = [];
  const unsubscribe = onFailure((file) => failed.push(file));
  script('1.js');
  last().onerror?.(new Event('error'));
  expect(addresses()).toEqual([again('1.js')]);
  expect({ outcomes, failed }).toEqual({ outcomes: [], failed: [] });
  last().onerror?.(new Event('error'));
  expect({ outcomes, failed }).toEqual({ outcomes: ['error'], failed: ['1.js'] });
  unsubscribe();
  script('1.js');
  expect(addresses()).toEqual([again('1.js')]);
  last().onerror?.(new Event('error'));
  expect(failed).toEqual(['1.js']);
});

test('what the browser kept of a file that failed is replaced, as the element asks for it, for the visits to come', () => {
  const { script, outcomes } = runtime();
  script('1.js');
  last().onload?.(new Event('load'));
  expect(refetched).toEqual([]);
  script('2.js');
  last().onerror?.(new Event('error'));
  expect(refetched).toEqual([[`${base}2.js`, { cache: 'reload' }]]);
  last().onerror?.(new Event('error'));
  expect(refetched).toHaveLength(2);
  expect(outcomes).toEqual(['load', 'error']);
});

test('no two requests past the first ask for the same address, in no page ever', () => {
  const seen = new Set<string>();
  for (let page = 0; page < 3; page += 1) {
    const { script } = runtime();
    for (let time = 0; time < 3; time += 1) {
      script('1.js');
      if (time === 0) last().onerror?.(new Event('error'));
      seen.add(addresses().at(-1) ?? '');
      last().onerror?.(new Event('error'));
    }
  }
  expect(seen.size).toBe(9);
});

test('an entry that was itself asked for again asks for none of its chunks at an address that may have failed with it', () => {
  const entry = document.createElement('script');
  entry.src = `${base}remote-entry.js?attempt=1`;
  const current = jest.spyOn(document, 'currentScript', 'get').mockReturnValue(entry);
  const { script } = runtime();
  current.mockRestore();
  script('1.js');
  expect(addresses()).toEqual([again('1.js')]);
});

test('what hangs can be given up: it is no failure, and the next import sends a request of its own', async () => {
  const { script, style, drop, outcomes, onFailure } = runtime();
  const failed: string[] = [];
  onFailure((file) => failed.push(file));
  script('1.js');
  const hanging = style(1).catch((error: Error) => error.name);
  expect(addresses()).toEqual([`${base}1.js`, `${base}1.css`]);
  drop();
  expect(await hanging).toBe('ChunkLoadError');
  expect({ outcomes, failed }).toEqual({ outcomes: ['dropped'], failed: [] });
  script('1.js');
  const styled = style(1);
  expect(addresses()).toEqual([again('1.js'), again('1.css')]);
  last().onload?.(new Event('load'));
  await styled;
});

test('what has not come after 120 seconds has failed', () => {
  jest.useFakeTimers();
  const { script, outcomes } = runtime();
  script('1.js');
  jest.advanceTimersByTime(119_999);
  expect(outcomes).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(outcomes).toEqual(['timeout']);
});

test('what is given up can be chosen by its file, and what else is on its way goes on', () => {
  const { script, drop, outcomes } = runtime();
  script('1.js');
  script('2.js');
  expect(drop((file) => file === '1.js')).toEqual(['1.js']);
  expect(outcomes).toEqual(['dropped']);
  expect(addresses()).toEqual([`${base}2.js`]);
  last().onload?.(new Event('load'));
  expect(outcomes).toEqual(['dropped', 'load']);
});

test('what has been on its way for long can be given up by its age, and what was just asked for stays', () => {
  jest.useFakeTimers();
  const { script, drop } = runtime();
  script('1.js');
  jest.advanceTimersByTime(4000);
  script('2.js');
  jest.advanceTimersByTime(500);
  expect(drop((_, age) => age > 4500)).toEqual([]);
  expect(drop((_, age) => age >= 4500)).toEqual(['1.js']);
  expect(drop()).toEqual(['2.js']);
});

test('a style comes by its hash, once for all that ask, and stays in the document', async () => {
  const { style } = runtime();
  const both = Promise.all([style(1), style(1)]);
  expect(addresses()).toEqual([`${base}1.css`]);
  expect(last()).toMatchObject({ rel: 'stylesheet', integrity: 'sha256-BBBB', crossOrigin: 'anonymous' });
  last().onload?.(new Event('load'));
  await both;
  await style(1);
  expect(addresses()).toEqual([`${base}1.css`]);
});

test('a style that fails can be asked for again', async () => {
  const { style } = runtime();
  const failing = style(1);
  last().onerror?.(new Event('error'));
  last().onerror?.(new Event('error'));
  await expect(failing).rejects.toThrow(/1\.css failed.*error/s);
  const next = style(1);
  last().onload?.(new Event('load'));
  await next;
  expect(addresses()).toEqual([again('1.css')]);
});

test('a chunk without a style asks for none', async () => {
  const { style } = runtime();
  await style(2);
  expect(elements()).toEqual([]);
});

test('after two minutes a chunk has failed', () => {
  jest.useFakeTimers();
  const { script, outcomes } = runtime();
  script('1.js');
  jest.advanceTimersByTime(119_999);
  expect(outcomes).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(outcomes).toEqual(['timeout']);
});

test('under Trusted Types only addresses of this build become scripts', () => {
  const policies: Record<string, { createScriptURL(url: string): string }> = {};
  const trustedTypes = {
    createPolicy(name: string, rules: { createScriptURL(url: string): string }) {
      policies[name] = rules;
      return rules;
    },
  };
  Object.assign(globalThis, { trustedTypes });
  runtime().script('1.js');
  Reflect.deleteProperty(globalThis, 'trustedTypes');
  const policy = policies['pavilion-remote'];
  expect(policy?.createScriptURL(`${base}1.js`)).toBe(`${base}1.js`);
  expect(() => policy?.createScriptURL('https://elsewhere.example/1.js')).toThrow(TypeError);
});

test('the text that goes into a build is all that it needs', () => {
  const install = new Function(`${chunkRuntimeSource()}\nreturn installChunkRuntime;`)() as typeof installChunkRuntime;
  runtime(install).script('1.js');
  expect(addresses()).toEqual([`${base}1.js`]);
});
