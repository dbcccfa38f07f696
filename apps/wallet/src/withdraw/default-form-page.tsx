import { paths } from '@pavilion/contract';
import { allQueries, QueryBoundary } from '@pavilion/remote-kit';
import { Navigate } from 'react-router';
import { AccountLayout } from '../account-layout.tsx';
import { useSavedAccounts } from '../bank/saved-accounts.ts';
import { useWithdrawMessages } from '../messages/withdraw.ts';
import { useLatest } from './latest.ts';
import { defaultMethod } from './methods.ts';
import { WithdrawSkeleton } from './withdraw-skeleton.tsx';

/** `/withdrawnewForm`: on to the form of the method that the player uses as a rule; to the overview where none is open. */
export function DefaultFormPage() {
  const t = useWithdrawMessages();
  return (
    <AccountLayout title={t('withdraw')}>
      <QueryBoundary
        query={allQueries([useLatest(), useSavedAccounts()])}
        what={t('whatWithdrawals')}
        skeleton={<WithdrawSkeleton />}
      >
        {([{ available, withdrawList }, accounts]) => {
          const hasAccount = accounts.some(({ isDefault, type }) => isDefault && type === 'bank');
          const method = defaultMethod(available.methods, { hasAccount, last: withdrawList[0]?.method });
          return <Navigate replace to={method === undefined ? paths.withdraw() : paths.withdrawBy(method)} />;
        }}
      </QueryBoundary>
    </AccountLayout>
  );
}
