import { jestPackage } from './jest-packages.mjs';
import { giveTemporaryFolder, hasPassed, refuseLeftFiles } from './temporary-folder.ts';

const NODE = ['@jest/core', 'jest-config', 'jest-environment-node'];
const { ModuleMocker } = jestPackage(...NODE, 'jest-mock');
const { LegacyFakeTimers, ModernFakeTimers } = jestPackage(...NODE, '@jest/fake-timers');

/** What a test can change for whoever comes after it in the same process, besides its own modules. */
function snapshot() {
  const globals = descriptorsOf(globalThis);
  const ofProcess = descriptorsOf(process);
  const env = { ...process.env };
  const folder = process.cwd();
  const listeners = new Map(process.eventNames().map((event) => [event, process.rawListeners(event)]));
  const { stackTraceLimit } = Error;
  return function restore() {
    restoreProperties(globalThis, globals);
    restoreProperties(process, ofProcess);
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
    process.chdir(folder);
    for (const event of process.eventNames()) {
      // What a shared package does when the process ends, it does for every test.
      if (event === 'exit' || event === 'beforeExit') continue;
      const before = listeners.get(event) ?? [];
      for (const listener of process.rawListeners(event)) if (!before.includes(listener)) process.off(event, listener);
    }
    Error.stackTraceLimit = stackTraceLimit;
  };
}

const descriptorsOf = (object) =>
  new Map(Reflect.ownKeys(object).map((key) => [key, Object.getOwnPropertyDescriptor(object, key)]));

function restoreProperties(object, before) {
  for (const key of Reflect.ownKeys(object)) {
    const now = Object.getOwnPropertyDescriptor(object, key);
    const was = before.get(key);
    if (!now.configurable) continue;
    if (!was) delete object[key];
    else if (now.value !== was.value || now.get !== was.get || now.set !== was.set)
      Object.defineProperty(object, key, was);
  }
  for (const [key, was] of before) if (!Object.hasOwn(object, key)) Object.defineProperty(object, key, was);
}

/**
 * Jest's environment for node without a realm of its own: the tests' globals are the process', so that an `Error` or a `Date` of
 * a package is what a test calls one, and the packages can be shared (see `quick-runtime.mjs`). What a test leaves behind is
 * taken back after it.
 */
export default class OneRealm {
  isOneRealm = true;
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  #context = {};
  #restore = snapshot();

  #folder = null;
  #hasPassed = false;

  constructor({ projectConfig: config }) {
    const timerConfig = { idToRef: (id) => id, refToId: (timer) => timer };
    this.fakeTimers = new LegacyFakeTimers({
      config,
      global: globalThis,
      moduleMocker: this.moduleMocker,
      timerConfig,
    });
    this.fakeTimersModern = new ModernFakeTimers({ config, global: globalThis });
  }

  async setup() {
    this.#folder = giveTemporaryFolder();
  }

  handleTestEvent({ name }) {
    this.#hasPassed = hasPassed(name, this.#hasPassed);
  }

  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    const left = this.#folder?.remove() ?? [];
    this.#restore();
    this.#context = null;
    refuseLeftFiles(left, this.#hasPassed);
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return this.#context;
  }
}
