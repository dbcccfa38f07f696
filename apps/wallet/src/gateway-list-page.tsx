import { keys } from '@pavilion/api-client';
import { paths } from '@pavilion/contract';
import { QueryBoundary, useAccountRefresh } from '@pavilion/remote-kit';
import { ButtonLink, EmptyState } from '@pavilion/shared-ui';
import { AccountLayout } from './account-layout.tsx';
import { GatewayGroups, GroupsSkeleton } from './deposit/gateway-groups.tsx';
import { HowItWorks } from './deposit/how-it-works.tsx';
import { OpenDeposits } from './deposit/open-deposits.tsx';
import { isOver, OwnLimit, useRoom } from './deposit/own-limit.tsx';
import { RecentDeposits } from './deposit/recent-deposits.tsx';
import { useDeposits } from './deposit/use-deposits.ts';
import { useGateways } from './deposit/use-gateways.ts';
import { StandingNotice } from './limits/standing-notice.tsx';
import { useDepositMessages } from './messages/deposit.ts';
import { Columns } from './parts/columns.tsx';
import { whenRead } from './parts/when-read.ts';

/** `/gatewaylist`: what still waits, every way to deposit as the operator has them now, to nobody who has stopped, and the latest deposits. */
export function GatewayListPage() {
  const t = useDepositMessages();
  const { room, stopped, isRead } = useRoom();
  const gateways = useGateways();
  useAccountRefresh(keys.gateways);
  const { query, state, deposits = [] } = useDeposits();
  // What still waits and, on a phone, the player's own limit stand above the ways: until they are known those have no place, and would be
  // pushed down; and beside them the limit stands above the latest deposits.
  const isPlaced = isRead && (state.data !== undefined || state.error !== null);
  const isShown = isPlaced && (gateways.data !== undefined || gateways.error !== null);
  return (
    <AccountLayout title={t('deposit')}>
      <Columns
        railFirst
        rail={isShown && <OwnLimit room={room} />}
        after={
          isShown && (
            <>
              <RecentDeposits state={state} query={query} />
              <HowItWorks />
            </>
          )
        }
      >
        <QueryBoundary
          query={whenRead(isPlaced, gateways)}
          what={t('ways')}
          skeleton={<GroupsSkeleton />}
          empty={{
            when: (list) => list.length === 0,
            show: (
              <EmptyState
                icon="deposit"
                title={t('noWays')}
                text={t('noWaysText')}
                action={<ButtonLink to={paths.contact()}>{t('askSupport')}</ButtonLink>}
              />
            ),
          }}
        >
          {(list) => (
            <>
              {stopped && <StandingNotice standing={stopped} also={t('paidBeforeStop')} />}
              <OpenDeposits
                deposits={deposits}
                gateways={list}
                isPayable={(amount) => !stopped && !isOver(room, amount)}
              />
              {!stopped && <GatewayGroups gateways={list} lastUsed={deposits[0]?.gateway} />}
            </>
          )}
        </QueryBoundary>
      </Columns>
    </AccountLayout>
  );
}
