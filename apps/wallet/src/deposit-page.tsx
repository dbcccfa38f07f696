import { depositModes, type Gateway, keys } from '@pavilion/api-client';
import { paths } from '@pavilion/contract';
import { QueryBoundary, useAccountRefresh } from '@pavilion/remote-kit';
import { ButtonLink, EmptyState, Skeleton } from '@pavilion/shared-ui';
import { useParams, useSearchParams } from 'react-router';
import { AccountLayout } from './account-layout.tsx';
import styles from './deposit/deposit.module.css';
import { DepositForm } from './deposit/deposit-form.tsx';
import { DepositStatus } from './deposit/deposit-status.tsx';
import { GatewayGroups } from './deposit/gateway-groups.tsx';
import { HowItWorks } from './deposit/how-it-works.tsx';
import { useGateways } from './deposit/use-gateways.ts';
import { StandingNotice } from './limits/standing-notice.tsx';
import { useOwnLimits } from './limits/use-own-limits.ts';
import { useDepositMessages } from './messages/deposit.ts';
import columns from './parts/columns.module.css';

/**
 * `/deposit/:gateway`: a gateway's code opens its form, a mode the ways of that mode; `?deposit=ID` shows where that deposit is. Of a code
 * and a mode that are one word (`upi`), the code is meant.
 */
export function DepositPage() {
  const { gateway: name = '' } = useParams();
  const [search] = useSearchParams();
  const gateways = useGateways();
  // A way that the desk closes while somebody is being shown where to pay.
  useAccountRefresh(keys.gateways);
  const id = search.get('deposit');
  if (id) return <DepositStatus id={id} gateways={gateways.data ?? []} />;
  const gateway = gateways.data?.find(({ code }) => code === name);
  // Another way is another form, with drafts of its own.
  if (gateway) return <DepositForm key={gateway.code} gateway={gateway} />;
  return <Choice name={name} gateways={gateways} />;
}

/** What is no gateway's code: a mode, or nothing that the operator has. */
function Choice({ name, gateways }: { readonly name: string; readonly gateways: ReturnType<typeof useGateways> }) {
  const t = useDepositMessages();
  const isMode = depositModes.some((mode) => mode === name);
  return (
    <AccountLayout title={t('deposit')} back={{ to: paths.deposit(), label: t('backToMethods') }}>
      <QueryBoundary
        query={gateways}
        what={t('ways')}
        skeleton={
          <div className={styles.bones}>
            {[56, 96, 120, 48].map((height) => (
              <Skeleton key={height} height={height} />
            ))}
          </div>
        }
      >
        {(list) => (isMode ? <OfMode gateways={list.filter(({ mode }) => mode === name)} /> : <Unknown />)}
      </QueryBoundary>
    </AccountLayout>
  );
}

function OfMode({ gateways }: { readonly gateways: readonly Gateway[] }) {
  const { stopped } = useOwnLimits();
  if (gateways.length === 0) return <Unknown />;
  return (
    <div className={columns.two}>
      <div className={columns.stack}>
        {stopped ? <StandingNotice standing={stopped} /> : <GatewayGroups gateways={gateways} />}
        <AllWays />
      </div>
      <HowItWorks />
    </div>
  );
}

function Unknown() {
  const t = useDepositMessages();
  return <EmptyState icon="question" title={t('unknownWay')} text={t('unknownWayText')} action={<AllWays />} />;
}

function AllWays() {
  const t = useDepositMessages();
  return (
    <ButtonLink variant="quiet" to={paths.deposit()}>
      {t('chooseWay')}
    </ButtonLink>
  );
}
