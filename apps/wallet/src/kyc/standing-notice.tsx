import type { Kyc, Withdrawable } from '@pavilion/api-client';
import { useLocale } from '@pavilion/contract';
import { formatMoney } from '@pavilion/money';
import { dayText } from '@pavilion/remote-kit';
import { ButtonLink } from '@pavilion/shared-ui';
import { useKycMessages } from '../messages/kyc.ts';
import { Notice } from '../parts/notice.tsx';
import { canSend, type DocumentView, decisive, endingSoon } from './document-view.ts';
import { useKycPaths } from './send-path.ts';

interface StandingNoticeProps {
  readonly kyc: Kyc;
  readonly views: readonly DocumentView[];
  /** What can still be withdrawn without KYC, all requests together; undefined while it is not known. */
  readonly left: Withdrawable['withoutKyc'] | undefined;
  /** How many withdrawals wait for KYC. */
  readonly waiting: number;
}

/** Where the player stands, and the one thing to do about it. */
export function StandingNotice({ kyc: { status }, views, left, waiting }: StandingNoticeProps) {
  const t = useKycMessages();
  const locale = useLocale();
  const places = useKycPaths();
  const about = decisive(status, views);
  const document = about?.label ?? '';
  const waits = waiting > 0 ? t('waitingWithdrawals', { count: waiting }) : '';
  const withWaiting = (text: string) => [text, waits].filter((part) => part !== '').join(' ');
  const withLeft = (text: string) => {
    if (left === undefined) return text;
    return `${text} ${left > 0 ? t('leftWithout', { amount: formatMoney(left) }) : t('waitsWithout')}`;
  };
  const act = about && canSend(about) && (
    <ButtonLink to={places.send(about.type)} size="s">
      {t(status === 'declined' ? 'sendAgain' : 'replace', { document })}
    </ButtonLink>
  );
  const soon = endingSoon(views);
  switch (status) {
    case 'none':
      return <Notice icon="id-card" title={t('stands_none')} text={withWaiting(withLeft(t('stands_none_text')))} />;
    case 'pending':
      return (
        <Notice icon="hourglass" tone="warn" title={t('stands_pending')} text={withWaiting(t('stands_pending_text'))} />
      );
    case 'declined': {
      const text = withWaiting(about?.current?.reason ?? '');
      return <Notice icon="error" tone="bad" title={t('stands_declined', { document })} text={text} action={act} />;
    }
    case 'expired': {
      const text = withWaiting(withLeft(t('stands_expired_text')));
      return <Notice icon="error" tone="bad" title={t('stands_expired', { document })} text={text} action={act} />;
    }
    case 'approved': {
      const next = places.from !== null && (
        <ButtonLink to={places.from} size="s">
          {t('toWithdrawal')}
        </ButtonLink>
      );
      if (!soon) {
        const text = t('stands_approved_text');
        return <Notice icon="shield" tone="good" title={t('stands_approved')} text={text} action={next} />;
      }
      const name = soon.view.label;
      const title =
        soon.days === 0 ? t('endsToday', { document: name }) : t('endsSoon', { days: soon.days, document: name });
      return (
        <Notice
          icon="clock"
          tone="warn"
          title={title}
          text={t('endsSoonText', { day: dayText(soon.on, locale) })}
          action={next}
        />
      );
    }
  }
}
