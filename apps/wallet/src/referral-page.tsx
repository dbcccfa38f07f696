import { keys, referralSourcesQuery } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { QueryBoundary, useAccountRefresh } from '@pavilion/remote-kit';
import { Skeleton } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountLayout } from './account-layout.tsx';
import { StandingNotice } from './limits/standing-notice.tsx';
import { useOwnLimits } from './limits/use-own-limits.ts';
import { useReferralMessages } from './messages/referral.ts';
import { Stack } from './parts/columns.tsx';
import { Panel } from './parts/panel.tsx';
import { whenRead } from './parts/when-read.ts';
import { CommissionCard } from './referral/commission-card.tsx';
import { CommissionStatement } from './referral/commission-statement.tsx';
import { NewCampaign } from './referral/new-campaign.tsx';
import styles from './referral/referral-page.module.css';
import { ShareCard } from './referral/share-card.tsx';
import { SourcesTable } from './referral/sources-table.tsx';
import { Statistics } from './referral/statistics.tsx';
import { ReferralTree } from './referral/tree.tsx';

/** `/referral`: the player's codes, what they brought and earned, from where, and who joined. Who has stopped is offered none to share. */
export function ReferralPage() {
  const t = useReferralMessages();
  const sources = useQuery(referralSourcesQuery(useShell().api));
  const [code, setCode] = useState<string | null>(null);
  useAccountRefresh(keys.referral);
  const { stopped, isRead } = useOwnLimits();
  return (
    <AccountLayout title={t('referral')}>
      <Stack>
        <QueryBoundary
          query={whenRead(isRead, sources)}
          what={t('yourCodes')}
          skeleton={<Skeleton height={264} />}
          frame={(state) => <Panel title={t('yourCode')}>{state}</Panel>}
        >
          {(known) =>
            stopped ? (
              <StandingNotice standing={stopped} also={t('bringsNobody')} />
            ) : (
              <ShareCard sources={known} chosen={code} onChoose={setCode} />
            )
          }
        </QueryBoundary>
        <Statistics />
        <div className={styles.even}>
          <Stack>
            <CommissionCard />
            <CommissionStatement />
            {sources.data && <SourcesTable sources={sources.data} />}
            {isRead && !stopped && sources.data && sources.data.length > 0 && <NewCampaign onMade={setCode} />}
          </Stack>
          <ReferralTree />
        </div>
      </Stack>
    </AccountLayout>
  );
}
