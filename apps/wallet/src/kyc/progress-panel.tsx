import type { Kyc } from '@pavilion/api-client';
import { type TranslateKyc, useKycMessages } from '../messages/kyc.ts';
import { Panel, PanelBody } from '../parts/panel.tsx';
import { Timeline, type TimelineStep } from '../parts/timeline.tsx';
import type { DocumentView } from './document-view.ts';
import styles from './kyc-page.module.css';

/** How far the player has come, document by document, to being verified. */
export function ProgressPanel({ kyc, views }: { readonly kyc: Kyc; readonly views: readonly DocumentView[] }) {
  const t = useKycMessages();
  return (
    <Panel title={t('whereYouAre')}>
      <PanelBody>
        <Timeline steps={progressSteps(kyc, views, t)} />
      </PanelBody>
    </Panel>
  );
}

type Sent = NonNullable<DocumentView['current']> & Pick<DocumentView, 'label'>;

/** What has happened to the documents that were sent, the earliest first, then what goes on and what is still to come. */
function progressSteps(kyc: Kyc, views: readonly DocumentView[], t: TranslateKyc): TimelineStep[] {
  const sent = views.flatMap(({ current, label }) => (current ? [{ ...current, label }] : []));
  const happened = sent
    .map((document) => ({
      step: happenedTo(document, t),
      at: (document.status === 'pending' ? undefined : document.decidedAt) ?? document.submittedAt,
    }))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ step }) => step);
  const checked: TimelineStep[] = sent.some(({ status }) => status === 'pending')
    ? [{ key: 'check', state: 'now', title: t('step_check') }]
    : [];
  const isApproved = kyc.status === 'approved';
  const toSend: TimelineStep[] =
    isApproved || kyc.status === 'pending'
      ? []
      : [{ key: 'send', state: 'now', title: t('step_send'), icon: 'id-card' }];
  const end: TimelineStep = {
    key: 'end',
    state: isApproved ? 'done' : 'next',
    title: t('step_done'),
    text: t('step_doneText'),
  };
  return [...happened, ...checked, ...toSend, end];
}

function happenedTo(
  { id, label: document, status, submittedAt, decidedAt, reason }: Sent,
  t: TranslateKyc,
): TimelineStep {
  switch (status) {
    case 'approved':
      return { key: id, state: 'done', title: t('step_approved', { document }), at: decidedAt };
    case 'declined':
      return { key: id, state: 'bad', title: t('step_declined', { document }), text: reason, at: decidedAt };
    case 'expired':
      return { key: id, state: 'bad', title: t('step_expired', { document }) };
    default:
      return { key: id, state: 'done', title: t('step_sent', { document }), at: submittedAt };
  }
}

/** What becomes of a document once it is sent. */
export function KeptPanel() {
  const t = useKycMessages();
  return (
    <Panel title={t('howKept')}>
      <PanelBody>
        <ul className={styles.ways}>
          {(['kept_camera', 'kept_team', 'kept_number'] as const).map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ul>
      </PanelBody>
    </Panel>
  );
}
