import type { OwnLimits } from '@pavilion/api-client';
import { paths, useLocale } from '@pavilion/contract';
import { ButtonLink, formatDay, formatTime } from '@pavilion/shared-ui';
import { useLimitMessages } from '../messages/limits.ts';
import { Notice } from '../parts/notice.tsx';

/** How a player stands with the house, in a sentence; empty where nothing keeps them from playing. */
export function useStandingTitle({ state, until }: OwnLimits['standing']): string {
  const t = useLimitMessages();
  const locale = useLocale();
  const moment = until === null ? '' : `${formatDay(until, locale)}, ${formatTime(until, locale)}`;
  if (state === 'limited') return t('accountLimited');
  if (state === 'break') return t('onBreak', { moment });
  if (state === 'excluded') return until === null ? t('excludedForGood') : t('excludedUntil', { moment });
  return '';
}

/** What keeps the player from playing, and until when. Nothing where nothing does. */
export function StandingNotice({
  standing,
  also,
}: {
  readonly standing: OwnLimits['standing'];
  /** What else is to be known where it stands. */
  readonly also?: string | undefined;
}) {
  const t = useLimitMessages();
  const title = useStandingTitle(standing);
  if (title === '') return null;
  return (
    <Notice
      live
      tone="warn"
      icon="pause"
      title={title}
      text={also === undefined ? t('stillWithdraw') : `${t('stillWithdraw')} ${also}`}
      action={
        <ButtonLink to={paths.withdraw()} variant="quiet" size="s">
          {t('withdraw')}
        </ButtonLink>
      }
    />
  );
}
