import { ApiError, type Deposit, depositQuery, type Gateway, keys } from '@pavilion/api-client';
import { paths, useLocale, useSession, useShell } from '@pavilion/contract';
import { formatMoney } from '@pavilion/money';
import { QueryBoundary, useAccountRefresh, useOperatorWords } from '@pavilion/remote-kit';
import { ButtonLink, EmptyState, Icon, Skeleton } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { AccountLayout } from '../account-layout.tsx';
import { labelText } from '../described-form/field-texts.ts';
import { useOwnLimits } from '../limits/use-own-limits.ts';
import { useDepositMessages } from '../messages/deposit.ts';
import { useDescribedMessages } from '../messages/described.ts';
import { coinsText } from '../parts/coins-text.ts';
import columns from '../parts/columns.module.css';
import { KnownList } from '../parts/known-list.tsx';
import { Moment } from '../parts/moment.tsx';
import { LargeAmount, Panel, PanelBody, Sheet } from '../parts/panel.tsx';
import { Timeline } from '../parts/timeline.tsx';
import { statementLink } from '../statement/statement-link.ts';
import { DepositState, isOpen } from './deposit-state.tsx';
import own from './deposit-status.module.css';
import { usualWithin } from './gateway-texts.ts';
import { StatusNext } from './status-next.tsx';
import { statusSteps } from './status-steps.ts';

/** How often an open deposit is read again, ms: what a gateway hears of a player is not told over the socket. */
const REREAD = 10_000;

/** Where one deposit is, step by step, live; and what can be done about it. */
export function DepositStatus({ id, gateways }: { readonly id: string; readonly gateways: readonly Gateway[] }) {
  const t = useDepositMessages();
  const query = useQuery({
    ...depositQuery(useShell().api, id),
    select: useOperatorWords(),
    refetchInterval: ({ state: { data } }) => (data && isOpen(data) ? REREAD : false),
  });
  useAccountRefresh(keys.deposits);
  const isUnknown = query.error instanceof ApiError && query.error.status === 404;
  return (
    <AccountLayout title={t('depositStatus')} back={{ to: paths.deposit(), label: t('backToMethods') }}>
      {isUnknown ? (
        <NoSuchDeposit />
      ) : (
        <QueryBoundary query={query} what={t('theDeposit')} skeleton={<StatusSkeleton />}>
          {(deposit) => <Status deposit={deposit} gateway={gateways.find(({ code }) => code === deposit.gateway)} />}
        </QueryBoundary>
      )}
    </AccountLayout>
  );
}

function NoSuchDeposit() {
  const t = useDepositMessages();
  return (
    <EmptyState
      icon="question"
      title={t('noSuchDeposit')}
      text={t('noSuchDepositText')}
      action={
        <ButtonLink variant="quiet" to={paths.deposit()}>
          {t('allDeposits')}
        </ButtonLink>
      }
    />
  );
}

interface StatusProps {
  readonly deposit: Deposit;
  readonly gateway: Gateway | undefined;
}

function Status({ deposit, gateway }: StatusProps) {
  const t = useDepositMessages();
  const described = useDescribedMessages();
  const locale = useLocale();
  const balance = useSession(({ wallet }) => wallet?.balance ?? null);
  const { own: limits, stopped } = useOwnLimits();
  const isStopped = limits && stopped !== undefined;
  const { id, gatewayName: name, amount, state } = deposit;
  return (
    <div className={columns.two}>
      <Sheet label={t('statusOf', { name, id })}>
        <div className={own.head}>
          <div>
            <p className={own.name}>{t('statusOf', { name, id })}</p>
            <p className={own.amount}>
              <LargeAmount amount={amount} />
            </p>
          </div>
          <span role="status">
            <DepositState state={state} pill />
          </span>
        </div>
        <div className={own.body}>
          <StatusNext deposit={deposit} gateway={gateway} />
          <Timeline steps={statusSteps({ deposit, gateway, balance, isStopped, locale, t, described })} />
          <div className={own.actions}>
            <ButtonLink variant="quiet" to={paths.home()}>
              {t('home')}
            </ButtonLink>
            <ButtonLink variant="ghost" to={statementLink(deposit)}>
              {t('statement')}
            </ButtonLink>
          </div>
        </div>
      </Sheet>
      <div className={columns.stack}>
        <Details deposit={deposit} gateway={gateway} />
        <NotRight deposit={deposit} gateway={gateway} />
      </div>
    </div>
  );
}

function Details({ deposit, gateway }: StatusProps) {
  const t = useDepositMessages();
  const described = useDescribedMessages();
  const { id, gatewayName, amount, coins, reference, createdAt, decidedAt, expiresAt } = deposit;
  const field = gateway?.fields.find(({ name }) => name === 'reference');
  return (
    <Panel title={t('details')}>
      <PanelBody>
        <KnownList
          rows={[
            [t('detail_method'), gatewayName],
            [t('detail_amount'), formatMoney(amount)],
            [t('detail_coins'), coins && coinsText(coins, t)],
            [field ? labelText(field.label, described) : t('detail_reference'), reference],
            [t('detail_number'), id],
            [t('detail_begun'), <Moment key="begun" at={createdAt} />],
            [t('detail_waitsUntil'), expiresAt && <Moment key="until" at={expiresAt} />],
            [t('detail_decided'), decidedAt && <Moment key="decided" at={decidedAt} />],
          ]}
        />
      </PanelBody>
    </Panel>
  );
}

function NotRight({ deposit, gateway }: StatusProps) {
  const t = useDepositMessages();
  const { id } = deposit;
  const text = isOpen(deposit)
    ? t('notRightText', { id, usual: usualWithin(gateway ?? { usualMinutes: 60 }, t) })
    : t('notRightEnded', { id });
  return (
    <Panel title={t('notRight')}>
      <PanelBody>
        <p className={own.soft}>{text}</p>
        <ButtonLink variant="quiet" block to={paths.contact()}>
          <Icon name="chat" size={20} />
          {t('askSupport')}
        </ButtonLink>
      </PanelBody>
    </Panel>
  );
}

function StatusSkeleton() {
  return (
    <div className={columns.two}>
      <div className={own.bones}>
        <Skeleton width="40%" height={20} />
        <Skeleton width="55%" height={38} />
        {[1, 2, 3].map((step) => (
          <Skeleton key={step} height={52} />
        ))}
      </div>
      <div className={own.bones}>
        {[1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} height={20} />
        ))}
      </div>
    </div>
  );
}
