import { useShell } from '@pavilion/contract';
import { Dialog, ignoreDoubleTap } from '@pavilion/shared-ui';
import { type ReactNode, useDeferredValue } from 'react';
import { createPortal } from 'react-dom';
import { useSlipMessages } from '../messages/slip.ts';
import { assess } from './assess.ts';
import { PlaceBar } from './place-bar.tsx';
import styles from './slip.module.css';
import { SlipBar } from './slip-bar.tsx';
import { isDraft } from './slip-bet.ts';
import { SlipBody, SlipHead, SlipTools } from './slip-body.tsx';
import { useSlipPlace } from './slip-place.tsx';
import { SlipRehearsal } from './slip-rehearsal.tsx';
import { focusOn, openSlip, useSlip } from './slip-store.ts';
import { useStakes } from './stake-settings.ts';
import { useOneTap } from './use-one-tap.ts';
import { useAnswers, usePlacing } from './use-placing.ts';
import { useReceipts } from './use-receipts.ts';
import { useSlipContext } from './use-slip-context.ts';

/** The bet slip: in the page's side column where it has one, else a bar that opens a sheet from the bottom; nothing while nothing is on it. */
export function SlipView() {
  const t = useSlipMessages();
  const { telemetry } = useShell();
  const bets = useSlip((slip) => slip.bets);
  const isOpen = useSlip((slip) => slip.isOpen);
  const isEmpty = useSlip((slip) => slip.bets.length === 0 && !slip.isOneTap);
  const context = useSlipContext(bets);
  const assessed = assess(bets, context);
  const placeOne = usePlacing(useStakes().policy);
  const place = (each: (typeof assessed)[number]) =>
    void placeOne(each).catch((error: unknown) => telemetry.error(error));
  useAnswers(bets);
  useReceipts(bets, context);
  useOneTap(assessed, place);
  const column = useSlipPlace();
  // The bar lies behind the sheet that the first press opens, and changes the page's height: it comes after the sheet.
  const hasBar = useDeferredValue(!isEmpty);
  const placeNow = (chosen: typeof assessed) => {
    const ready = chosen.filter(({ bet, blocker }) => isDraft(bet) && blocker === null);
    for (const each of ready) place(each);
    // The button, or the field, is gone with the selection: what becomes of the bet is what the player looks at next.
    if (ready[0]) focusOn(ready[0].bet.key);
  };
  const drawn = (of: typeof assessed) => ({
    body: <SlipBody assessed={of} onPlace={(each) => placeNow([each])} />,
    foot: of.some(({ bet }) => isDraft(bet)) && <PlaceBar assessed={of} onPlace={() => placeNow(of)} />,
  });
  if (isEmpty) {
    return (
      <SlipRehearsal
        draw={(bet) => {
          const { body, foot } = drawn(assess([bet], context));
          return (
            <>
              <SlipHead />
              <SlipBar />
              <div className={styles.sheet}>{body}</div>
              {foot}
            </>
          );
        }}
      />
    );
  }
  const { body, foot } = drawn(assessed);
  if (column) {
    return createPortal(
      <section className={styles.column} aria-label={t('betSlip')}>
        <header className={styles.head}>
          <h2 className={styles.title}>{t('betSlip')}</h2>
          <SlipHead />
        </header>
        <SlipTools />
        {body}
        {foot && <div className={styles.foot}>{foot}</div>}
      </section>,
      column,
    );
  }
  return (
    <>
      {hasBar && <SlipBar />}
      <SlipSheet isOpen={isOpen && bets.length > 0} foot={foot}>
        {body}
      </SlipSheet>
    </>
  );
}

function SlipSheet({
  isOpen,
  foot,
  children,
}: {
  readonly isOpen: boolean;
  readonly foot: ReactNode;
  readonly children: ReactNode;
}) {
  const t = useSlipMessages();
  return (
    <Dialog
      open={isOpen}
      onClose={() => openSlip(false)}
      title={t('betSlip')}
      head={<SlipHead />}
      closeLabel={t('closeSlip')}
      guard={ignoreDoubleTap}
      footer={foot || undefined}
    >
      <div className={styles.sheet}>
        <SlipTools />
        {children}
      </div>
    </Dialog>
  );
}
