import type { BankDetail } from '@pavilion/api-client';
import { paths } from '@pavilion/contract';
import { allQueries, QueryBoundary } from '@pavilion/remote-kit';
import { useParams } from 'react-router';
import { AccountLayout } from '../account-layout.tsx';
import { useSavedAccounts } from '../bank/saved-accounts.ts';
import { useWithdrawMessages } from '../messages/withdraw.ts';
import { Columns } from '../parts/columns.tsx';
import panel from '../parts/panel.module.css';
import { isGated, KycGate } from './kyc-gate.tsx';
import { type Latest, useLatest } from './latest.ts';
import { NoSuchMethod } from './no-such-method.tsx';
import { WithdrawalNotices } from './notices.tsx';
import styles from './withdraw.module.css';
import { WithdrawForm } from './withdraw-form.tsx';
import { WithdrawSkeleton } from './withdraw-skeleton.tsx';
import { WithdrawableCard } from './withdrawable-card.tsx';

/** `/withdraw/:mode`: the form of one method. */
export function WithdrawFormPage() {
  const t = useWithdrawMessages();
  const { mode } = useParams();
  return (
    <AccountLayout
      title={mode === 'bank' || mode === 'upi' ? t(`withdrawTo_${mode}`) : t('withdraw')}
      back={{ to: paths.withdraw(), label: t('backToWithdraw') }}
    >
      <QueryBoundary
        query={allQueries([useLatest(), useSavedAccounts()])}
        what={t('whatWithdrawals')}
        skeleton={<WithdrawSkeleton railFirst={false} />}
      >
        {([latest, accounts]) => <OneMethod latest={latest} accounts={accounts} mode={mode} />}
      </QueryBoundary>
    </AccountLayout>
  );
}

function OneMethod({
  latest,
  accounts,
  mode,
}: {
  readonly latest: Latest;
  readonly accounts: readonly BankDetail[];
  readonly mode: string | undefined;
}) {
  const { available } = latest;
  const method = available.methods.find(({ code }) => code === mode);
  if (!method) return <NoSuchMethod latest={latest} mode={mode} />;
  return (
    <Columns rail={<WithdrawableCard available={available} />}>
      <WithdrawalNotices available={available} />
      {isGated(available) ? (
        <KycGate available={available} />
      ) : (
        <div className={panel.panel}>
          <div className={styles.body}>
            <WithdrawForm
              key={method.code}
              method={method}
              available={available}
              accounts={accounts.filter(({ type }) => type === 'bank')}
              isFirst={!latest.withdrawList.some((request) => request.method === method.code)}
            />
          </div>
        </div>
      )}
    </Columns>
  );
}
