import { SURFACES } from '@pavilion/shared-ui/accent';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useHost } from '../services/host.ts';

/** Keeps the browser's own bar in the colour of the header, in the theme that the player has chosen; the document follows the system's. */
export function useThemeColour(): void {
  const theme = useStore(useHost().preferences, (preferences) => preferences.theme);
  useEffect(() => {
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      const own = meta.media.includes('dark') ? 'dark' : 'light';
      meta.content = SURFACES[theme === 'system' ? own : theme][1];
    }
  }, [theme]);
}
