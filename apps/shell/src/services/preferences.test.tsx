import { createDeviceStorage } from '../environment/device-storage.ts';
import { applyPreferences, createPreferences } from './preferences.ts';

const storage = createDeviceStorage(() => window.localStorage);

beforeEach(() => localStorage.clear());

test.each([
  [['hi-IN', 'en'], 'hi'],
  [['en-IN', 'hi'], 'en'],
  [['ta-IN'], 'en'],
  [[], 'en'],
])('a browser that speaks %j begins in %s', (languages, locale) => {
  expect(createPreferences(storage, languages).getState()).toEqual({ locale, theme: 'system' });
});

test('language and theme are kept, and stand on the document', () => {
  const root = document.createElement('html');
  const preferences = createPreferences(storage, ['en']);
  const stop = applyPreferences(preferences, root);
  expect([root.lang, root.dataset.theme]).toEqual(['en', undefined]);
  preferences.setLocale('hi');
  preferences.setTheme('light');
  expect([root.lang, root.dataset.theme]).toEqual(['hi', 'light']);
  expect(createPreferences(storage, ['en']).getState()).toEqual({ locale: 'hi', theme: 'light' });
  preferences.setTheme('system');
  expect(root.dataset.theme).toBeUndefined();
  stop();
});

test('the document’s first script finds the theme where it looks for it', () => {
  createPreferences(storage, ['en']).setTheme('dark');
  expect(JSON.parse(localStorage.getItem('preferences') ?? '').state).toEqual({ locale: 'en', theme: 'dark' });
});

test('stored preferences that make no sense are as good as none', () => {
  localStorage.setItem('preferences', '{"state":{"locale":"fr","theme":"dark"}}');
  expect(createPreferences(storage, ['en']).getState()).toEqual({ locale: 'en', theme: 'system' });
});
