import { kycQuery, profileQuery } from '@pavilion/api-client';
import { paths, useShell } from '@pavilion/contract';
import { lazyPart, QueryBoundary } from '@pavilion/remote-kit';
import { Skeleton } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { AccountLayout } from './account-layout.tsx';
import { useProfileMessages } from './messages/profile.ts';
import columns from './parts/columns.module.css';
import { StateTag } from './parts/state-tag.tsx';
import { ChangePassword } from './profile/change-password.tsx';
import { DetailsPanel } from './profile/details-panel.tsx';
import { DevicePanel } from './profile/device-panel.tsx';
import { LimitsPanel } from './profile/limits-panel.tsx';
import { MorePanel } from './profile/more-panel.tsx';
import { CHANGE } from './profile/places.ts';
import { SessionsPanel } from './profile/sessions-panel.tsx';
import { SigningInPanel } from './profile/signing-in-panel.tsx';
import { ToastsPanel } from './profile/toasts-panel.tsx';

/** What the browser needs for passkeys comes after the page. */
const PasskeysPanel = lazyPart(
  () => import('./profile/passkeys-panel.tsx').then((m) => m.PasskeysPanel),
  <Skeleton height={160} radius={10} />,
);

/** `/profile`: who the player is to the operator, how they get in, where they are signed in, and what they have chosen. */
export function ProfilePage() {
  const t = useProfileMessages();
  const [search] = useSearchParams();
  if (search.get(CHANGE) === 'password') {
    return (
      <AccountLayout title={t('changePassword')} back={{ to: paths.profile(), label: t('backToProfile') }}>
        <ChangePassword />
      </AccountLayout>
    );
  }
  return <WholeProfile />;
}

function WholeProfile() {
  const t = useProfileMessages();
  const { api } = useShell();
  const query = useQuery(profileQuery(api));
  const kyc = useQuery(kycQuery(api));
  const verified = kyc.data?.status === 'approved' && (
    <StateTag tone="ok" pill>
      {t('verified')}
    </StateTag>
  );
  return (
    <AccountLayout title={t('profile')} actions={verified}>
      <QueryBoundary query={query} what={t('yourProfile')} skeleton={<ProfileShape />}>
        {(profile) => (
          <div className={columns.two}>
            <div className={columns.stack}>
              <DetailsPanel profile={profile} />
              <SigningInPanel profile={profile} />
              <PasskeysPanel isDemo={profile.isDemo} />
              <SessionsPanel isDemo={profile.isDemo} />
            </div>
            <div className={columns.stack}>
              <LimitsPanel />
              <DevicePanel />
              <ToastsPanel />
              <MorePanel />
            </div>
          </div>
        )}
      </QueryBoundary>
    </AccountLayout>
  );
}

/** The panels of the profile. */
function ProfileShape() {
  return (
    <div className={columns.two}>
      <div className={columns.stack}>
        {[290, 114, 160, 180].map((height) => (
          <Skeleton key={height} height={height} radius={10} />
        ))}
      </div>
      <div className={columns.stack}>
        {[240, 220, 340, 180].map((height) => (
          <Skeleton key={height} height={height} radius={10} />
        ))}
      </div>
    </div>
  );
}
