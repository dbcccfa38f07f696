import { useShell } from '@pavilion/contract';
import { Dialog, Icon } from '@pavilion/shared-ui';
import { createPortal } from 'react-dom';
import { useSlipMessages } from '../messages/slip.ts';
import { assess } from './assess.ts';
import { PlaceBar } from './place-bar.tsx';
import styles from './slip.module.css';
import { isDraft } from './slip-bet.ts';
import { SlipBody, SlipTools } from './slip-body.tsx';
import { useSlipPlace } from './slip-place.tsx';
import { openSlip, useSlip } from './slip-store.ts';
import { useStakes } from './stake-settings.ts';
import { useOneTap } from './use-one-tap.ts';
import { useAnswers, usePlacing } from './use-placing.ts';
import { useSlipContext } from './use-slip-context.ts';

/** The bet slip: in the page's side column where it has one, else a bar that opens a sheet from the bottom. */
export function SlipView() {
  const t = useSlipMessages();
  const { telemetry } = useShell();
  const bets = useSlip((slip) => slip.bets);
  const isOpen = useSlip((slip) => slip.isOpen);
  const assessed = assess(bets, useSlipContext(bets));
  const placeOne = usePlacing(useStakes().policy);
  const place = (each: (typeof assessed)[number]) =>
    void placeOne(each).catch((error: unknown) => telemetry.error(error));
  useAnswers(bets);
  useOneTap(assessed, place);
  const column = useSlipPlace();
  const placeAll = () => {
    for (const each of assessed) place(each);
  };
  const foot = bets.some(isDraft) && <PlaceBar assessed={assessed} onPlace={placeAll} />;
  if (column) {
    return createPortal(
      <section className={styles.column} aria-label={t('betSlip')}>
        <header className={styles.head}>
          <h2 className={styles.title}>{t('betSlip')}</h2>
          <span className={styles.count}>{bets.length}</span>
        </header>
        <SlipTools />
        <SlipBody assessed={assessed} />
        {foot && <div className={styles.foot}>{foot}</div>}
      </section>,
      column,
    );
  }
  return (
    <>
      <div className={styles.barRoom} />
      <button
        type="button"
        className={styles.bar}
        aria-haspopup="dialog"
        aria-label={t('openSlip', { count: bets.length })}
        onClick={() => openSlip(true)}
      >
        <Icon name="bets" size={20} />
        <b className={styles.barTitle}>{t('betSlip')}</b>
        <span>{t('selections', { count: bets.length })}</span>
        <Icon name="chevron-up" size={20} />
      </button>
      <Dialog
        open={isOpen && bets.length > 0}
        onClose={() => openSlip(false)}
        title={t('betSlip')}
        closeLabel={t('closeSlip')}
        footer={foot || undefined}
      >
        <div className={styles.sheet}>
          <SlipTools />
          <SlipBody assessed={assessed} />
        </div>
      </Dialog>
    </>
  );
}
