import { useLocale, useShell } from '@pavilion/contract';
import { Segmented } from '@pavilion/shared-ui';
import { useSyncExternalStore } from 'react';
import { useProfileMessages } from '../messages/profile.ts';
import { Panel } from '../parts/panel.tsx';
import styles from './profile.module.css';
import { SettingRow, Settings } from './setting-row.tsx';

/** Language and theme: the shell keeps them, on this device. */
export function DevicePanel() {
  const t = useProfileMessages();
  const { preferences } = useShell();
  const locale = useLocale();
  const theme = useSyncExternalStore(preferences.subscribe, () => preferences.getState().theme);
  return (
    <Panel title={t('thisBrowser')}>
      <Settings>
        <SettingRow
          icon="globe"
          title={t('language')}
          end={
            <Segmented
              label={t('language')}
              value={locale}
              onChange={preferences.setLocale}
              options={[
                { value: 'en', label: <span lang="en">English</span> },
                { value: 'hi', label: <span lang="hi">हिं</span>, accessibleLabel: 'हिंदी' },
              ]}
            />
          }
        />
        <SettingRow
          icon="moon"
          title={t('theme')}
          end={
            <Segmented
              label={t('theme')}
              value={theme}
              onChange={preferences.setTheme}
              options={(['system', 'dark', 'light'] as const).map((value) => ({ value, label: t(`theme_${value}`) }))}
            />
          }
        />
      </Settings>
      <p className={styles.note}>{t('deviceNote')}</p>
    </Panel>
  );
}
