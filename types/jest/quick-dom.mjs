import { createRequire } from 'node:module';
import { giveTemporaryFolder, hasPassed, refuseLeftFiles } from './temporary-folder.ts';
import { testDate } from './test-date.mjs';

const require = createRequire(import.meta.url);
const ofJsdom = createRequire(require.resolve('jest-environment-jsdom'));
const selectors = ofJsdom('jsdom/lib/jsdom/living/helpers/selectors.js');

/**
 * For the style of an element jsdom asks of each rule of the browser's own sheet whether it matches, anew after each change of the
 * page, and that is a third of a component's test. Nearly all of them name the element, which is soon compared.
 */
const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) => {
  if (!namesOf.has(selector)) namesOf.set(selector, elementsOf(selector));
  const names = namesOf.get(selector);
  return (names === null || names.has(element._localName.toLowerCase())) && matchesDontThrow(element, selector);
};
const namesOf = new Map();

/** The names of which an element has to have one to match `selector`; null where it may have any. */
function elementsOf(selector) {
  if (/[(\\|]|\[[^\]]*[,\s>+~]/.test(selector)) return null;
  const names = selector
    .split(',')
    .map((one) => /(?:^|[\s>+~])([a-z][\w-]*)[^\s>+~]*\s*$/i.exec(one)?.[1].toLowerCase());
  return names.includes(undefined) ? null : new Set(names);
}

// After that change: jsdom takes hold of its own functions as it loads.
const { TestEnvironment } = require('jest-environment-jsdom');

/** A page whose clock is that of the tests (`test-date.mjs`). */
export default class QuickDom extends TestEnvironment {
  #folder = null;
  #hasPassed = false;

  constructor(config, context) {
    super(config, context);
    this.global.Date = testDate(this.global.Date);
  }

  async setup() {
    await super.setup();
    this.#folder = giveTemporaryFolder();
  }

  handleTestEvent({ name }) {
    this.#hasPassed = hasPassed(name, this.#hasPassed);
  }

  async teardown() {
    const left = this.#folder?.remove() ?? [];
    await super.teardown();
    refuseLeftFiles(left, this.#hasPassed);
  }
}
