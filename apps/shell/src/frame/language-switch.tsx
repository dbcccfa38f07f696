import { useLocale } from '@pavilion/contract';
import { Segmented } from '@pavilion/shared-ui';
import { useHost } from '../services/host.ts';
import { useWords } from '../words/index.ts';

/** English or Hindi; each named in itself. */
export function LanguageSwitch() {
  const say = useWords();
  const { preferences } = useHost();
  return (
    <Segmented
      label={say('language')}
      value={useLocale()}
      onChange={preferences.setLocale}
      options={[
        { value: 'en', label: <span lang="en">EN</span>, accessibleLabel: 'English' },
        { value: 'hi', label: <span lang="hi">हिं</span>, accessibleLabel: 'हिन्दी' },
      ]}
    />
  );
}
