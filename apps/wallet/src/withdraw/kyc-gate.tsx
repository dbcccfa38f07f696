import { type Kyc, keys, kycQuery, type Withdrawable } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { formatMoney } from '@pavilion/money';
import { QueryBoundary, useAccountRefresh, useOperatorWords } from '@pavilion/remote-kit';
import { ButtonLink, Skeleton } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { kycForWithdrawal } from '../kyc/send-path.ts';
import { type TranslateWithdraw, useWithdrawMessages } from '../messages/withdraw.ts';
import { ActionBar } from '../parts/action-bar.tsx';
import { Glyph } from '../parts/glyph.tsx';
import panel from '../parts/panel.module.css';
import { Timeline, type TimelineStep } from '../parts/timeline.tsx';
import styles from './withdraw.module.css';

/** Whether the organisation lets this player ask only after KYC. */
export const isGated = ({ kycFirst, kyc }: Pick<Withdrawable, 'kycFirst' | 'kyc'>): boolean =>
  kycFirst && kyc !== 'approved';

/** In place of the methods, where KYC comes first: what is sent, what is missing, and the way there. */
export function KycGate({ available }: { readonly available: Withdrawable }) {
  const t = useWithdrawMessages();
  const documents = useQuery({ ...kycQuery(useShell().api), select: useOperatorWords() });
  useAccountRefresh(keys.kyc);
  const amount = formatMoney(available.withdrawable);
  return (
    <section className={panel.panel} aria-labelledby="kyc-gate">
      <div className={styles.body}>
        <Glyph icon="id-card" />
        <div className={styles.gate}>
          <h2 id="kyc-gate">{t('gateTitle')}</h2>
          <p>{t(available.kyc === 'pending' ? 'gatePending' : 'gateText', { amount })}</p>
        </div>
        <QueryBoundary
          query={documents}
          what={t('whatKyc')}
          failed="nothing"
          skeleton={<Skeleton height="8.5rem" radius={10} />}
        >
          {(kyc) => <Timeline steps={[...documentSteps(kyc, t), lastStep(amount, t)]} />}
        </QueryBoundary>
        <ActionBar>
          <ButtonLink to={kycForWithdrawal}>{t(available.kyc === 'pending' ? 'openKyc' : 'continueKyc')}</ButtonLink>
        </ActionBar>
      </div>
    </section>
  );
}

const stepStates = { none: 'next', pending: 'now', approved: 'done', declined: 'bad', expired: 'bad' } as const;

/** The newest document of each type that was sent; where none was, what the operator takes. */
function documentSteps({ documents, schema }: Kyc, t: TranslateWithdraw): TimelineStep[] {
  const labels = new Map(schema.map(({ type, label }) => [type, label]));
  const newest = new Map(documents.toReversed().map((document) => [document.type, document]));
  if (newest.size === 0) {
    return [
      { key: 'none', state: 'now', title: [...labels.values()].join(', '), text: t('documentNone'), icon: 'upload' },
    ];
  }
  return [...newest.values()].map(({ type, status, reason, submittedAt }) => ({
    key: type,
    state: stepStates[status],
    title: labels.get(type) ?? type,
    text: documentText(status, reason ?? '', t),
    at: submittedAt,
  }));
}

function documentText(status: Kyc['status'], reason: string, t: TranslateWithdraw): string {
  switch (status) {
    case 'pending':
      return t('documentPending');
    case 'approved':
      return t('documentApproved');
    case 'declined':
      return t('documentDeclined', { reason });
    case 'expired':
      return t('documentExpired');
    default:
      return t('documentNone');
  }
}

const lastStep = (amount: string, t: TranslateWithdraw): TimelineStep => ({
  key: 'open',
  state: 'next',
  title: t('withdrawalsOpen'),
  text: t('withdrawalsOpenText', { amount }),
});
