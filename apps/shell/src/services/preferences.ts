import { locales, type Preferences, type PreferencesState, type ReadableStore, themes } from '@pavilion/contract';
import * as z from 'zod/mini';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { type DeviceStorage, parsedStorage } from '../environment/device-storage.ts';
import { PREFERENCES_KEY } from '../environment/stored-locale.ts';

const schema = z.object({ locale: z.enum(locales), theme: z.enum(themes) });

/** The preferences, and how they take what another tab of this browser has stored. */
interface OwnPreferences extends Preferences {
  reread(): void;
}

/** Language and theme of this device. They stay through sign-out: they are the person's, not the session's. */
export function createPreferences(storage: DeviceStorage, languages: readonly string[]): OwnPreferences {
  const locale = locales.find((known) => languages[0]?.startsWith(known)) ?? 'en';
  const store = createStore<PreferencesState>()(
    persist((): PreferencesState => ({ locale, theme: 'system' }), {
      name: PREFERENCES_KEY,
      storage: parsedStorage(storage, schema),
    }),
  );
  return {
    ...store,
    setLocale: (next) => store.setState({ locale: next }),
    setTheme: (theme) => store.setState({ theme }),
    reread: () => void store.persist.rehydrate(),
  };
}

/** Keeps `lang` and `data-theme` of the document as the preferences say. Returns an unsubscribe function. */
export function applyPreferences(preferences: ReadableStore<PreferencesState>, root: HTMLElement): () => void {
  const apply = ({ locale, theme }: PreferencesState) => {
    root.lang = locale;
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
  };
  apply(preferences.getState());
  return preferences.subscribe(apply);
}
