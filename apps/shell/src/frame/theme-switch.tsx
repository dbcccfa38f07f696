import { Icon, Segmented } from '@pavilion/shared-ui';
import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { useMessages } from '../messages/index.ts';
import { useHost } from '../services/host.ts';

const LIGHT = '(prefers-color-scheme: light)';

/** Dark or light. Until the player has chosen, what the system says is the one pressed. */
export function ThemeSwitch() {
  const t = useMessages();
  const { preferences } = useHost();
  const chosen = useStore(preferences, ({ theme }) => theme);
  const system = useSyncExternalStore(followSystem, () => (window.matchMedia(LIGHT).matches ? 'light' : 'dark'));
  return (
    <Segmented
      label={t('theme')}
      value={chosen === 'system' ? system : chosen}
      onChange={preferences.setTheme}
      options={[
        { value: 'dark', label: <Icon name="moon" size={20} />, accessibleLabel: t('dark') },
        { value: 'light', label: <Icon name="sun" size={20} />, accessibleLabel: t('light') },
      ]}
    />
  );
}

function followSystem(changed: () => void): () => void {
  const query = window.matchMedia(LIGHT);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
