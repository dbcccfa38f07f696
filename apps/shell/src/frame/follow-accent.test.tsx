import type { AppDetails } from '@pavilion/api-client';
import type { OrganisationState } from '@pavilion/contract';
import { createStore } from 'zustand/vanilla';

/** jsdom has no sheets that a script makes. */
class Sheet {
  text = '';
  replaceSync(text: string) {
    this.text = text;
  }
}
const sheets = () => (document.adoptedStyleSheets as unknown as Sheet[]).map(({ text }) => text);
const brought = () => document.getElementById('accent');
const details = (ACCENT?: string) => ({ ...(ACCENT === undefined ? {} : { ACCENT }) }) as AppDetails;

/** A page that came in an accent, and its organisation. */
async function open() {
  Object.assign(globalThis, { CSSStyleSheet: Sheet });
  Object.assign(document, { adoptedStyleSheets: [] });
  document.head.innerHTML = '<style id="accent" data-accent="#2fbf9b"></style>';
  jest.resetModules();
  const { followAccent } = await import('./follow-accent.ts');
  const store = createStore<OrganisationState>(() => ({ details: null, status: 'live', banners: [] }));
  followAccent(store);
  return store;
}

test('the accent that the document came with stays, and another that the operator sets takes its place', async () => {
  const store = await open();
  store.setState({ details: details('#2fbf9b') });
  expect([sheets(), brought()]).toEqual([[], expect.any(HTMLStyleElement)]);
  store.setState({ details: details('#e11d48') });
  expect([sheets(), brought()]).toEqual([[expect.stringContaining('--accent:#c61a3f')], null]);
  store.setState({ details: details('#2563eb') });
  expect(sheets()).toEqual([expect.stringContaining('--accent:#1f53c5')]);
});

test.each([[undefined], ['url(javascript:alert(1))']])('%s leaves the house’s own', async (accent) => {
  const store = await open();
  store.setState({ details: details(accent) });
  expect([sheets(), brought()]).toEqual([[''], null]);
});
