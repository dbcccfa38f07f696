import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import { jestPackage } from './jest-packages.mjs';

const Runtime = jestPackage('@jest/core', 'jest-runtime').default;

/** What the worker compiled before, by file: only the first of its suites waits for that. */
const scripts = new Map();
/** Node's own `require` for each file that asked for a package. */
const requires = new Map();
/** The clock of the process, which a test may have replaced by one of its own. */
const clock = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'queueMicrotask',
  'Date',
].map((name) => [name, globalThis[name]]);

function scriptOf(source, filename, parameters) {
  const kept = scripts.get(filename);
  if (kept?.source === source) return kept.script;
  const head = `(function(${parameters.join(',')}){`;
  const script = new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  scripts.set(filename, { source, script });
  return script;
}

/** Whether `name` is that of a package from elsewhere: it is the same for all suites. Jest has answers of its own to two of Node's. */
const isPackage = (name) => !/^[./]|^@pavilion\/|^(node:)?(module|process)$/.test(name);

/** A package as Node loads it, with the process' own clock, whatever the test that comes first has made of it. */
function sharedPackage(from, name) {
  if (!requires.has(from)) requires.set(from, createRequire(from));
  const require = requires.get(from);
  const replaced = clock.filter(([key, own]) => globalThis[key] !== own).map(([key]) => [key, globalThis[key]]);
  if (replaced.length === 0) return require(name);
  try {
    Object.assign(globalThis, Object.fromEntries(clock));
    return require(name);
  } finally {
    Object.assign(globalThis, Object.fromEntries(replaced));
  }
}

/** Jest's runtime, which compiles a file once a worker and not once a suite, and loads a package once where suites share a realm. */
export default class QuickRuntime extends Runtime {
  constructor(config, environment, ...rest) {
    super(config, environment, ...rest);
    const { isOneRealm } = environment;
    this.sharesPackages = isOneRealm;
    const { executor } = this;
    const compile = executor.compile.bind(executor);
    executor.compile = (source, filename) => {
      const context = environment.getVmContext();
      if (!context) return null;
      let script;
      try {
        script = scriptOf(source, filename, executor.injectedModuleParameters);
      } catch {
        // Jest says what is wrong with it.
        return compile(source, filename);
      }
      return isOneRealm ? script.runInThisContext() : script.runInContext(context);
    };
  }

  /** What a test brings together as if it came from two builds has packages of its own. */
  isolateModules(work) {
    const { sharesPackages } = this;
    this.sharesPackages = false;
    try {
      super.isolateModules(work);
    } finally {
      this.sharesPackages = sharesPackages;
    }
  }

  requireModule(from, name, options, isActual) {
    const isShared = this.sharesPackages && name && !options?.isInternalModule && isPackage(name);
    return isShared ? sharedPackage(from, name) : super.requireModule(from, name, options, isActual);
  }
}
