import type { Profile } from '@pavilion/api-client';
import { ButtonLink } from '@pavilion/shared-ui';
import { useProfileMessages } from '../messages/profile.ts';
import { Moment } from '../parts/moment.tsx';
import { Panel } from '../parts/panel.tsx';
import { CHANGE_PASSWORD } from './places.ts';
import { SettingRow, Settings } from './setting-row.tsx';

/** How the player gets in. */
export function SigningInPanel({ profile: { passwordChangedAt, isDemo } }: { readonly profile: Profile }) {
  const t = useProfileMessages();
  const changed = passwordChangedAt ? (
    <>
      {t('passwordChanged')} <Moment at={passwordChangedAt} form="day" />
    </>
  ) : (
    t('passwordNever')
  );
  return (
    <Panel title={t('signingIn')}>
      <Settings>
        <SettingRow
          icon="lock"
          title={t('password')}
          text={isDemo ? t('passwordDemo') : changed}
          end={
            isDemo ? undefined : (
              <ButtonLink to={CHANGE_PASSWORD} variant="quiet" size="s">
                {t('change')}
                <span className="sr"> {t('password')}</span>
              </ButtonLink>
            )
          }
        />
      </Settings>
    </Panel>
  );
}
