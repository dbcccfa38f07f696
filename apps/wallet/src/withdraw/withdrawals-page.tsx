import { paths } from '@pavilion/contract';
import { useSearchParams } from 'react-router';
import { AccountLayout } from '../account-layout.tsx';
import { useWithdrawMessages } from '../messages/withdraw.ts';
import { RequestPart } from './request-part.tsx';
import { RequestsPart } from './requests-part.tsx';

/** `/withdrawList`: every request by its state; `?id=` opens one of them. */
export function WithdrawalsPage() {
  const t = useWithdrawMessages();
  const [search] = useSearchParams();
  const id = search.get('id');
  if (id !== null) {
    return (
      <AccountLayout title={t('requestTitle', { id })} back={{ to: paths.withdrawals(), label: t('backToRequests') }}>
        <RequestPart id={id} />
      </AccountLayout>
    );
  }
  return (
    <AccountLayout title={t('requests')} name={null} back={{ to: paths.withdraw(), label: t('backToWithdraw') }}>
      <RequestsPart />
    </AccountLayout>
  );
}
