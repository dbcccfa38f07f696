import { type Kyc, keys, kycQuery, withdrawalsQuery } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { QueryBoundary, useAccountRefresh, useOperatorWords } from '@pavilion/remote-kit';
import { ButtonLink, Skeleton } from '@pavilion/shared-ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { AccountLayout } from './account-layout.tsx';
import { canSend, type DocumentView, documentViews } from './kyc/document-view.ts';
import { Documents } from './kyc/documents.tsx';
import { KeptPanel, ProgressPanel } from './kyc/progress-panel.tsx';
import { SendDocument } from './kyc/send-document.tsx';
import { SEND, useKycPaths } from './kyc/send-path.ts';
import { StandingNotice } from './kyc/standing-notice.tsx';
import { useMessages } from './messages/index.ts';
import { useKycMessages } from './messages/kyc.ts';
import columns from './parts/columns.module.css';
import { Notice } from './parts/notice.tsx';

/**
 * `/kyc`: where the player stands, every document with its state and its reason, and (`?send=TYPE`) the form that sends one. What
 * the desk decides appears by itself.
 */
export function KycPage() {
  const t = useKycMessages();
  const tWallet = useMessages();
  const query = useQuery({ ...kycQuery(useShell().api), select: useOperatorWords() });
  useAccountRefresh(keys.kyc);
  const [search] = useSearchParams();
  const type = search.get(SEND);
  const view = query.data && type !== null ? documentViews(query.data, t).find((one) => one.type === type) : undefined;
  const places = useKycPaths();
  const back = places.from !== null && { to: places.from, label: t('backToWithdrawal') };
  const up = type === null ? back : { to: places.kyc, label: t('backToKyc') };
  return (
    <AccountLayout
      title={view?.schema ? t('sendTitle', { document: view.label }) : tWallet('kyc')}
      back={up || undefined}
    >
      <QueryBoundary query={query} what={t('what')} skeleton={<KycShape />}>
        {(kyc) => (type === null ? <Standing kyc={kyc} /> : <Sending view={view} />)}
      </QueryBoundary>
    </AccountLayout>
  );
}

function Standing({ kyc }: { readonly kyc: Kyc }) {
  const t = useKycMessages();
  const views = documentViews(kyc, t);
  useAccountRefresh(keys.withdrawals);
  const withdrawals = useInfiniteQuery(withdrawalsQuery(useShell().api, { state: 'pending' }));
  const [first] = withdrawals.data?.pages ?? [];
  const waiting = first?.withdrawList.filter(({ waitsForKyc }) => waitsForKyc).length ?? 0;
  return (
    <div className={columns.two}>
      <div className={columns.stack}>
        <StandingNotice kyc={kyc} views={views} left={first?.available.withoutKyc} waiting={waiting} />
        <Documents views={views} />
      </div>
      <div className={columns.stack}>
        <ProgressPanel kyc={kyc} views={views} />
        <KeptPanel />
      </div>
    </div>
  );
}

/** The form of a document that can be sent; else why it can't. */
function Sending({ view }: { readonly view: DocumentView | undefined }) {
  const t = useKycMessages();
  const places = useKycPaths();
  if (view?.schema && canSend(view)) return <SendDocument key={view.type} view={view} fields={view.schema.fields} />;
  const action = (
    <ButtonLink to={places.kyc} variant="quiet" size="s">
      {t('backToKyc')}
    </ButtonLink>
  );
  if (!view?.schema) return <Notice icon="info" title={t('notTaken')} text={t('notTakenText')} action={action} />;
  const title = t(view.status === 'approved' ? 'alreadyApproved' : 'alreadyPending', { document: view.label });
  return <Notice icon="id-card" title={title} text={t('alreadyText')} action={action} />;
}

/** Four documents and their notice. */
function KycShape() {
  return (
    <div className={columns.two}>
      <div className={columns.stack}>
        <Skeleton height={72} radius={10} />
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} height={138} radius={10} />
        ))}
      </div>
      <div className={columns.stack}>
        <Skeleton height={240} radius={10} />
        <Skeleton height={200} radius={10} />
      </div>
    </div>
  );
}
