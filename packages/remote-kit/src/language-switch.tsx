import { useLocale, useShell } from '@pavilion/contract';
import { Segmented } from '@pavilion/shared-ui';
import { useMessages } from './messages/index.ts';

/** English or Hindi; each named in itself, and by the letters that are seen. */
export function LanguageSwitch() {
  const t = useMessages();
  const { preferences } = useShell();
  return (
    <Segmented
      label={t('language')}
      value={useLocale()}
      onChange={preferences.setLocale}
      options={[
        { value: 'en', label: <span lang="en">EN</span>, accessibleLabel: 'EN, English' },
        { value: 'hi', label: <span lang="hi">हिं</span>, accessibleLabel: 'हिंदी' },
      ]}
    />
  );
}
