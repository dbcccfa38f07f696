import { keys, type Withdrawable, type Withdrawal } from '@pavilion/api-client';
import { paths, useShell } from '@pavilion/contract';
import { pagedState, QueryBoundary, useAccountRefresh, useOperatorWords } from '@pavilion/remote-kit';
import { Button, ButtonLink, EmptyState, SumUp } from '@pavilion/shared-ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { kycForWithdrawal } from '../kyc/send-path.ts';
import { useWithdrawMessages } from '../messages/withdraw.ts';
import { ActionBar } from '../parts/action-bar.tsx';
import { Columns } from '../parts/columns.tsx';
import { CopyLine } from '../parts/copy-line.tsx';
import panel from '../parts/panel.module.css';
import { LargeAmount, Panel, PanelBody } from '../parts/panel.tsx';
import { Timeline } from '../parts/timeline.tsx';
import { statementLink } from '../statement/statement-link.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { receivedRows } from './receive-rows.ts';
import { RequestState } from './request-state.tsx';
import { requestSteps } from './request-steps.ts';
import { requestQuery } from './requests-view.ts';
import styles from './withdraw.module.css';
import { WithdrawSkeleton } from './withdraw-skeleton.tsx';

/** One request: how far it has come, live from the desk, what arrives, and what can be done about it. */
export function RequestPart({ id }: { readonly id: string }) {
  const t = useWithdrawMessages();
  const query = useInfiniteQuery({ ...requestQuery(useShell().api, id), select: useOperatorWords() });
  useAccountRefresh(keys.withdrawals);
  return (
    <QueryBoundary
      query={pagedState(query, query.data?.pages[0])}
      what={t('whatRequest')}
      skeleton={<WithdrawSkeleton railFirst={false} />}
    >
      {({ withdrawList: [request], available }) =>
        request ? <OneRequest request={request} available={available} /> : <NoSuchRequest />
      }
    </QueryBoundary>
  );
}

function OneRequest({ request, available }: { readonly request: Withdrawal; readonly available: Withdrawable }) {
  const t = useWithdrawMessages();
  const [isCancelling, setCancelling] = useState(false);
  const { id, method, destination, amount, state, waitsForKyc, utr } = request;
  const canCancel = state === 'pending' && available.canCancel;
  return (
    <Columns rail={<Arithmetic request={request} />}>
      <section className={panel.panel} aria-label={t('requestTitle', { id })}>
        <div className={styles.head}>
          <div>
            <small>{t(`to_${method}`, { to: destination })}</small>
            <b>
              <LargeAmount amount={amount} />
            </b>
          </div>
          <span role="status">
            <RequestState request={request} pill />
          </span>
        </div>
        <div className={styles.body}>
          <Timeline steps={requestSteps(request, t)} />
          {(waitsForKyc || canCancel) && (
            <ActionBar>
              {waitsForKyc && <ButtonLink to={kycForWithdrawal}>{t('openKyc')}</ButtonLink>}
              {canCancel && (
                <Button variant="danger" onClick={() => setCancelling(true)}>
                  {t('cancelRequest')}
                </Button>
              )}
            </ActionBar>
          )}
        </div>
        {utr !== undefined && <CopyLine label={t('utr')} value={utr} />}
      </section>
      {isCancelling && (
        <CancelDialog
          id={id}
          amount={amount}
          request={request}
          cash={available.cash}
          onClose={() => setCancelling(false)}
        />
      )}
    </Columns>
  );
}

function Arithmetic({ request }: { readonly request: Withdrawal }) {
  const t = useWithdrawMessages();
  const isReturned = ['failed', 'declined', 'cancelled'].includes(request.state);
  return (
    <>
      {!isReturned && (
        <Panel title={t('whatArrives')}>
          <PanelBody>
            <SumUp rows={receivedRows(request, request.state === 'paid', t)} />
          </PanelBody>
        </Panel>
      )}
      <ButtonLink variant="quiet" block to={statementLink(request)}>
        {t('findOnStatement')}
      </ButtonLink>
    </>
  );
}

function NoSuchRequest() {
  const t = useWithdrawMessages();
  return (
    <EmptyState
      icon="question"
      title={t('notFound')}
      text={t('notFoundText')}
      action={
        <ButtonLink variant="quiet" to={paths.withdrawals()}>
          {t('allOfThem')}
        </ButtonLink>
      }
    />
  );
}
