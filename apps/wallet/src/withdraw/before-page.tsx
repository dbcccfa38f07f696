import type { Withdrawable, WithdrawalMethod } from '@pavilion/api-client';
import { paths } from '@pavilion/contract';
import { formatMoney } from '@pavilion/money';
import { QueryBoundary } from '@pavilion/remote-kit';
import { ButtonLink } from '@pavilion/shared-ui';
import { useParams } from 'react-router';
import { AccountLayout } from '../account-layout.tsx';
import { type TranslateWithdraw, useWithdrawMessages } from '../messages/withdraw.ts';
import { ActionBar } from '../parts/action-bar.tsx';
import columns from '../parts/columns.module.css';
import { Columns } from '../parts/columns.tsx';
import { KnownList } from '../parts/known-list.tsx';
import { Panel, PanelBody } from '../parts/panel.tsx';
import { GoodToKnow } from './good-to-know.tsx';
import { isGated, KycGate } from './kyc-gate.tsx';
import { type Latest, useLatest } from './latest.ts';
import { feeText, timeText } from './methods.ts';
import { NoSuchMethod } from './no-such-method.tsx';
import { WithdrawalNotices } from './notices.tsx';
import { WithdrawSkeleton } from './withdraw-skeleton.tsx';
import { WithdrawableCard } from './withdrawable-card.tsx';

/** `/pre-withdraw-page/:method`: what to know before a withdrawal by this method. */
export function BeforeWithdrawPage() {
  const t = useWithdrawMessages();
  const { method: code } = useParams();
  const latest = useLatest();
  const known = code === 'bank' || code === 'upi' ? code : undefined;
  return (
    <AccountLayout
      title={known ? t(`beforeTitle_${known}`) : t('withdraw')}
      back={{ to: paths.withdraw(), label: t('backToWithdraw') }}
    >
      <QueryBoundary query={latest} what={t('whatWithdrawals')} skeleton={<WithdrawSkeleton railFirst={false} />}>
        {(data) => <Before latest={data} code={code} />}
      </QueryBoundary>
    </AccountLayout>
  );
}

function Before({ latest, code }: { readonly latest: Latest; readonly code: string | undefined }) {
  const t = useWithdrawMessages();
  const { available } = latest;
  const method = available.methods.find((each) => each.code === code);
  if (!method) return <NoSuchMethod latest={latest} mode={code} />;
  return (
    <Columns rail={<WithdrawableCard available={available} />}>
      <WithdrawalNotices available={available} />
      {isGated(available) && <KycGate available={available} />}
      <Panel title={t('whatItTakes')}>
        <PanelBody>
          <div className={columns.stack}>
            <KnownList rows={knownOf(method, available, t)} />
            {!isGated(available) && (
              <ActionBar
                stick
                also={
                  <ButtonLink variant="ghost" to={paths.withdraw()}>
                    {t('chooseOther')}
                  </ButtonLink>
                }
              >
                <ButtonLink to={paths.withdrawBy(method.code)}>{t('next')}</ButtonLink>
              </ActionBar>
            )}
          </div>
        </PanelBody>
      </Panel>
      <GoodToKnow available={available} />
    </Columns>
  );
}

const knownOf = (method: WithdrawalMethod, available: Withdrawable, t: TranslateWithdraw) =>
  [
    [t('least'), formatMoney(method.min)],
    [t('most'), formatMoney(method.max)],
    [t('fee'), feeText(method, t)],
    [t('usualTime'), timeText(method, t)],
    [t('kyc'), kycText(available, t)],
    [t('locked'), formatMoney(available.locked)],
    [t('withdrawable'), formatMoney(available.withdrawable)],
  ] as const;

function kycText({ kyc, kycFirst, needsKyc, withoutKyc }: Withdrawable, t: TranslateWithdraw): string {
  if (kyc === 'approved') return t('kycDone');
  if (kycFirst) return t('kycFirst');
  return needsKyc ? t('kycNeeded') : t('kycFree', { amount: formatMoney(withoutKyc) });
}
