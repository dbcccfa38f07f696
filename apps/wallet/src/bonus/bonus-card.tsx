import { type Bonus, type BonusPart, claimBonusPartMutation } from '@pavilion/api-client';
import { useSession, useShell } from '@pavilion/contract';
import { addPaise, formatMoney } from '@pavilion/money';
import { FormNote, useMoneySend } from '@pavilion/remote-kit';
import { Button, SumUp, Why } from '@pavilion/shared-ui';
import { useState } from 'react';
import { useBonusMessages } from '../messages/bonus.ts';
import { Failed } from '../parts/failed.tsx';
import { Panel, PanelBody } from '../parts/panel.tsx';
import styles from './bonus-card.module.css';
import { BonusFigures } from './bonus-figures.tsx';
import { BonusState } from './bonus-state.tsx';
import { lockRows, progressRows } from './bonus-sums.ts';
import { PartsBar } from './parts-bar.tsx';

/** A bonus with its parts: how far it is, what of it can be claimed, and the arithmetic behind its figures. */
export function BonusCard({ bonus, parts }: { readonly bonus: Bonus; readonly parts: readonly BonusPart[] }) {
  const t = useBonusMessages();
  const isOpen = bonus.state === 'active';
  return (
    <Panel title={bonus.title} end={<BonusState bonus={bonus} pill />}>
      <PanelBody>
        <p className={styles.text}>{bonus.text}</p>
        <BonusFigures bonus={bonus} parts={parts} />
        <PartsBar bonus={bonus} parts={parts} />
        <Claims bonus={bonus} parts={parts} />
      </PanelBody>
      <Why summary={t('progressWhy')} open={isOpen}>
        <SumUp rows={progressRows(bonus, t)} />
      </Why>
      {isOpen && bonus.deposit !== undefined && (
        <Why summary={t('lockedWhy')}>
          <SumUp rows={lockRows(bonus, t)} />
          <p className={styles.note}>{t('lockedText')}</p>
        </Why>
      )}
    </Panel>
  );
}

/** The parts that have opened, each with its button, and what became of the last one that was claimed. */
function Claims({ bonus, parts }: { readonly bonus: Bonus; readonly parts: readonly BonusPart[] }) {
  const t = useBonusMessages();
  const cash = useSession(({ wallet }) => wallet?.cash);
  const [claimed, setClaimed] = useState<BonusPart | null>(null);
  // The one just claimed is open on the page until its parts have been read again.
  const open = parts.filter(({ part, state }) => state === 'claimable' && part !== claimed?.part);
  const first = open[0];
  return (
    <>
      {claimed && (
        <FormNote tone="good" title={t('claimed', { part: claimed.part, amount: formatMoney(claimed.amount) })} />
      )}
      {first && (
        <div className={styles.claims}>
          <ClaimButton key={first.part} bonus={bonus} part={first} onClaimed={setClaimed} />
          {cash !== undefined && (
            <p className={styles.note}>{t('claimNote', { amount: formatMoney(addPaise(cash, first.amount)) })}</p>
          )}
        </div>
      )}
    </>
  );
}

function ClaimButton({
  bonus,
  part,
  onClaimed,
}: {
  readonly bonus: Bonus;
  readonly part: BonusPart;
  readonly onClaimed: (part: BonusPart) => void;
}) {
  const t = useBonusMessages();
  const { api } = useShell();
  const { send, busy, failure } = useMoneySend(claimBonusPartMutation(api), {
    name: 'claimBonusPart',
    fallback: t('claimFailed'),
  });
  const claim = async () => {
    const answer = await send({ bonusId: bonus.id, part: part.part });
    if (answer) onClaimed(answer.data.part);
  };
  return (
    <>
      {failure && <Failed failure={failure} />}
      <Button block busy={busy} busyLabel={t('claiming')} onClick={() => void claim()}>
        <span className="sr">{t('partOf', { part: part.part })}: </span>
        {t('claim', { amount: formatMoney(part.amount) })}
      </Button>
    </>
  );
}
