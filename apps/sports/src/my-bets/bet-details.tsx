import type { Bet } from '@pavilion/api-client';
import { paths } from '@pavilion/contract';
import { ButtonLink } from '@pavilion/shared-ui';
import { useId } from 'react';
import { CancelRest } from '../bets/cancel-rest.tsx';
import { useBetMessages } from '../messages/bets.ts';
import styles from './bet-details.module.css';
import { BetSums } from './bet-sums.tsx';
import { BetTimeline } from './bet-timeline.tsx';

/** What a bet opens into: its sums and what happened to it. */
export function BetDetails({ bet, linksMatch }: { readonly bet: Bet; readonly linksMatch: boolean }) {
  const t = useBetMessages();
  const [sums, timeline] = [useId(), useId()];
  return (
    <div className={styles.details}>
      <section aria-labelledby={sums}>
        <h3 id={sums} className={styles.title}>
          {t('sums')}
        </h3>
        <div className={styles.sums}>
          <BetSums bet={bet} />
        </div>
      </section>
      <section aria-labelledby={timeline}>
        <h3 id={timeline} className={styles.title}>
          {t('timeline')}
        </h3>
        <BetTimeline bet={bet} />
      </section>
      <div className={styles.foot}>
        <span translate="no">{t('reference', { id: bet.id })}</span>
        <CancelRest bet={bet} />
        {linksMatch && (
          <ButtonLink variant="quiet" size="s" to={paths.exchange(bet.refMatchId)}>
            {t('openMatch')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
