import { Count, classNames, Icon } from '@pavilion/shared-ui';
import { type TranslateSlip, useSlipMessages } from '../messages/slip.ts';
import styles from './slip.module.css';
import { isDraft, isOut, type SlipBet } from './slip-bet.ts';
import { armOneTap, openSlip, useSlip } from './slip-store.ts';
import { stakeAmount } from './slip-texts.ts';
import { useStakes } from './stake-settings.ts';

/** The closed slip, above the bottom of the page: what is on it, and, with or without that, that one-tap betting is on. */
export function SlipBar() {
  const t = useSlipMessages();
  const bets = useSlip((slip) => slip.bets);
  const isOneTap = useSlip((slip) => slip.isOneTap);
  const { defaultStake } = useStakes();
  const what = contentText(bets, t);
  return (
    <>
      <div className={styles.barRoom} />
      <div className={classNames(styles.bar, isOneTap && styles.barOneTap)}>
        {isOneTap && (
          <p className={styles.barNotice} role="status">
            <Icon name="bolt" size={20} />
            <b>{t('oneTapBar', { amount: stakeAmount(defaultStake) })}</b>
          </p>
        )}
        {bets.length > 0 && (
          <button
            type="button"
            className={styles.barOpen}
            aria-haspopup="dialog"
            aria-label={t('openSlip', { what })}
            onClick={() => openSlip(true)}
          >
            {isOneTap ? (
              <Count value={bets.length} />
            ) : (
              <>
                <Icon name="bets" size={20} />
                <b className={styles.barTitle}>{t('betSlip')}</b>
                <span>{what}</span>
              </>
            )}
            <Icon name="chevron-up" size={20} />
          </button>
        )}
        {isOneTap && (
          <button type="button" className={styles.barOff} onClick={() => armOneTap(false)}>
            {t('turnOff')}
          </button>
        )}
      </div>
    </>
  );
}

/** What is on the slip: selections, bets on their way, receipts. */
function contentText(bets: readonly SlipBet[], t: TranslateSlip): string {
  const [drafts, out] = [bets.filter(isDraft).length, bets.filter(isOut).length];
  const done = bets.length - drafts - out;
  return [
    drafts > 0 && t('selections', { count: drafts }),
    out > 0 && t('onTheirWay', { count: out }),
    done > 0 && t('receipts', { count: done }),
  ]
    .filter(Boolean)
    .join(', ');
}
