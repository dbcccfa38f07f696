import { referralStatsQuery } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { absolutePaise } from '@pavilion/money';
import { QueryBoundary } from '@pavilion/remote-kit';
import { Skeleton, SumUp } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useReferralMessages } from '../messages/referral.ts';
import { Notice } from '../parts/notice.tsx';
import { Figure, LargeAmount, Panel, PanelBody } from '../parts/panel.tsx';
import { WEEKS_8 } from './referral-data.ts';
import { commissionRows } from './referral-sums.ts';

/** What the referrals have earned, from what those who joined lost to what is open. */
export function CommissionCard() {
  const t = useReferralMessages();
  const query = useQuery(referralStatsQuery(useShell().api, WEEKS_8));
  return (
    <Panel title={t('commission')}>
      <PanelBody>
        <QueryBoundary query={query} what={t('commission')} stale="own" skeleton={<Skeleton height={286} />}>
          {(stats) => (
            <>
              <Figure large label={t('earned')}>
                {stats.earned < 0 && '−'}
                <LargeAmount amount={absolutePaise(stats.earned)} />
              </Figure>
              <SumUp rows={commissionRows(stats, t)} />
              {stats.pending < 0 && <Notice icon="info" title={t('carried')} text={t('carriedText')} />}
              {stats.held !== 0 && <Notice icon="info" title={t('held')} text={t('heldText')} />}
              {stats.pending > 0 && <Notice icon="clock" title={t('pending')} text={t('pendingText')} />}
            </>
          )}
        </QueryBoundary>
      </PanelBody>
    </Panel>
  );
}
