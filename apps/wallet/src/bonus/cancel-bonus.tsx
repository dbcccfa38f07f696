import { type Bonus, cancelBonusMutation, withdrawalsQuery } from '@pavilion/api-client';
import { useSession, useShell } from '@pavilion/contract';
import { formatMoney } from '@pavilion/money';
import { pagedState, QueryBoundary, useMoneySend } from '@pavilion/remote-kit';
import { Button, Dialog, Icon, ignoreDoubleTap, Skeleton, SumUp } from '@pavilion/shared-ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useBonusMessages } from '../messages/bonus.ts';
import { useMessages } from '../messages/index.ts';
import { ActionBar } from '../parts/action-bar.tsx';
import { Failed } from '../parts/failed.tsx';
import { focusTitle } from '../use-view-arrival.ts';
import { unreleased } from './bonus-sums.ts';
import styles from './cancel-bonus.module.css';
import { keptRows, lostRows, openedRows } from './cancel-rows.ts';

/** The way to give an active bonus up: the button, and the dialog that says first what that costs and what it opens. */
export function CancelBonus({ bonus }: { readonly bonus: Bonus }) {
  const t = useBonusMessages();
  const { toast } = useShell();
  const [open, setOpen] = useState(false);
  const done = () => {
    flushSync(() => setOpen(false));
    // The button that opened the dialog goes with the bonus.
    focusTitle(document);
    toast('success', t('cancelled', { amount: formatMoney(unreleased(bonus)) }));
  };
  return (
    <>
      <ActionBar>
        <Button variant="danger" onClick={() => setOpen(true)}>
          {t('cancelBonus')}
        </Button>
      </ActionBar>
      {open && <CancelDialog bonus={bonus} onClose={() => setOpen(false)} onCancelled={done} />}
    </>
  );
}

/**
 * What is lost, kept and opened, by the operator's figures. The same figures go out with the request: where a claim or a settled bet has
 * changed them, it is refused, and the dialog shows the new ones.
 */
function CancelDialog({
  bonus,
  onClose,
  onCancelled,
}: {
  readonly bonus: Bonus;
  readonly onClose: () => void;
  readonly onCancelled: () => void;
}) {
  const t = useBonusMessages();
  const common = useMessages();
  const { api } = useShell();
  const cash = useSession(({ wallet }) => wallet?.cash);
  const lost = unreleased(bonus);
  const { send, busy, failure } = useMoneySend(cancelBonusMutation(api), {
    name: 'cancelBonus',
    fallback: t('cancelFailed'),
  });
  const cancel = async () => {
    const answer = await send({ bonusId: bonus.id, lost, counted: bonus.done });
    if (answer) onCancelled();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('cancelTitle', { title: bonus.title })}
      closeLabel={common('close')}
      guard={ignoreDoubleTap}
      footer={
        <div className={styles.foot}>
          <Button variant="quiet" onClick={onClose} data-autofocus>
            {t('keepBonus')}
          </Button>
          <Button variant="danger" busy={busy} busyLabel={t('cancelling')} onClick={() => void cancel()}>
            {t('cancelNow')}
          </Button>
        </div>
      }
    >
      <div className={styles.lose}>
        {failure && <Failed failure={failure} />}
        <section>
          <h3>
            <Icon name="close" size={16} className={styles.bad} />
            {t('youLose')}
          </h3>
          <SumUp rows={lostRows(bonus, t)} />
        </section>
        <section>
          <h3>
            <Icon name="check" size={16} className={styles.good} />
            {t('youKeep')}
          </h3>
          <SumUp rows={keptRows(bonus, cash, t)} />
        </section>
        <section>
          <h3>
            <Icon name="lock" size={16} />
            {t('whatOpens')}
          </h3>
          <Opens />
        </section>
      </div>
    </Dialog>
  );
}

function Opens() {
  const t = useBonusMessages();
  const query = useInfiniteQuery(withdrawalsQuery(useShell().api, {}, 1));
  return (
    <QueryBoundary
      query={pagedState(query, query.data?.pages[0]?.available)}
      what={t('withdrawableWaiting')}
      failed="line"
      skeleton={<Skeleton height={104} />}
    >
      {(available) => <SumUp rows={openedRows(available, t)} />}
    </QueryBoundary>
  );
}
