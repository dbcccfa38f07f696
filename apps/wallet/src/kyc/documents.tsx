import type { KycDocument } from '@pavilion/api-client';
import { useLocale } from '@pavilion/contract';
import { dayText } from '@pavilion/remote-kit';
import { ButtonLink, Icon } from '@pavilion/shared-ui';
import { useKycMessages } from '../messages/kyc.ts';
import dotted from '../parts/dotted.module.css';
import { Glyph } from '../parts/glyph.tsx';
import { Moment } from '../parts/moment.tsx';
import { StateTag, type StateTone } from '../parts/state-tag.tsx';
import { canSend, type DocumentView } from './document-view.ts';
import styles from './documents.module.css';
import { useKycPaths } from './send-path.ts';

const tones = {
  none: 'off',
  pending: 'wait',
  approved: 'ok',
  declined: 'bad',
  expired: 'off',
} as const satisfies Record<DocumentView['status'], StateTone>;

/** Every kind of document with how it stands, and what can be done about it. */
export function Documents({ views }: { readonly views: readonly DocumentView[] }) {
  const isApproved = views.some(({ status }) => status === 'approved');
  return (
    <ul className={styles.docs}>
      {views.map((view) => (
        <DocumentCard key={view.type} view={view} isNeeded={!isApproved} />
      ))}
    </ul>
  );
}

function DocumentCard({ view, isNeeded }: { readonly view: DocumentView; readonly isNeeded: boolean }) {
  const t = useKycMessages();
  const places = useKycPaths();
  const { label, status, current, earlier } = view;
  const action = { none: 'send', declined: 'sendAgain', expired: 'replace' } as const;
  return (
    <li className={styles.doc} data-status={status}>
      <Glyph icon="id-card" muted={status === 'none'} />
      <div className={styles.text}>
        <h2 className={styles.name}>{label}</h2>
        {current && <Sent document={current} />}
      </div>
      <span className={styles.state}>
        <StateTag tone={tones[status]} pill icon={status === 'expired' ? 'clock' : undefined}>
          {t(`status_${status}`)}
        </StateTag>
      </span>
      {current && <Reason document={current} isNeeded={isNeeded} />}
      {earlier.length > 0 && <Earlier documents={earlier} />}
      {canSend(view) && (
        <div className={styles.go}>
          <ButtonLink to={places.send(view.type)} variant="quiet" size="s">
            <Icon name="upload" size={20} />
            {t(action[status as keyof typeof action], { document: label })}
          </ButtonLink>
        </div>
      )}
    </li>
  );
}

/** Its number, masked, and when it was sent and checked. */
function Sent({ document: { number, submittedAt, decidedAt } }: { readonly document: KycDocument }) {
  const t = useKycMessages();
  return (
    <small className={dotted.dotted}>
      {number !== undefined && <span className="num">{number}</span>}
      <span>
        {t('sentOn')} <Moment at={submittedAt} form="short" />
      </span>
      {decidedAt && (
        <span>
          {t('checkedOn')} <Moment at={decidedAt} form="short" />
        </span>
      )}
    </small>
  );
}

/** Why it was declined, or until when it holds. */
function Reason({ document, isNeeded }: { readonly document: KycDocument; readonly isNeeded: boolean }) {
  const t = useKycMessages();
  const locale = useLocale();
  const { status, reason, expiresOn } = document;
  if (status === 'declined') {
    return (
      <p className={styles.why}>
        <b>{t('why')}</b> {reason}
      </p>
    );
  }
  if (expiresOn === undefined) return null;
  const day = dayText(expiresOn, locale);
  return (
    <p className={styles.note}>
      {status === 'expired' ? `${t('endedOn', { day })}.${isNeeded ? '' : ` ${t('notNeeded')}`}` : t('endsOn', { day })}
    </p>
  );
}

/** What was sent before and what became of it. */
function Earlier({ documents }: { readonly documents: readonly KycDocument[] }) {
  const t = useKycMessages();
  return (
    <ul className={styles.earlier}>
      {documents.map(({ id, status, reason, submittedAt }) => (
        <li key={id}>
          {t('earlier')} {t(`status_${status}`)}, {t('sentOn')} <Moment at={submittedAt} form="short" />
          {reason !== undefined && `. ${reason}`}
        </li>
      ))}
    </ul>
  );
}
