import { MarketCard } from '../card/market-card.tsx';
import { useBoardMessages } from '../messages/boards.ts';
import { SlipPlace } from '../slip/slip-place.tsx';
import { useSlip } from '../slip/slip-store.ts';
import styles from './slip-column.module.css';

const steps = ['stepPrice', 'stepStake', 'stepPlace'] as const;

/** The slip's place in the side column; while the slip is empty a wide screen says there how a bet is placed. */
export function SlipColumn() {
  const t = useBoardMessages();
  const isEmpty = useSlip(({ bets, isOneTap }) => bets.length === 0 && !isOneTap);
  return (
    <>
      <SlipPlace />
      {isEmpty && (
        <div className={styles.empty}>
          <MarketCard title={t('betSlip')}>
            <ol className={styles.steps}>
              {steps.map((step) => (
                <li key={step}>{t(step)}</li>
              ))}
            </ol>
          </MarketCard>
        </div>
      )}
    </>
  );
}
