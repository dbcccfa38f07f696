import { parseRupees } from '@pavilion/money';
import { Button, TextField } from '@pavilion/shared-ui';
import { type FormEvent, useState } from 'react';
import { useSlipMessages } from '../messages/slip.ts';
import styles from './slip.module.css';
import { armOneTap } from './slip-store.ts';
import { changeStakes, useStakes } from './stake-settings.ts';

/** The player's eight stakes and the one that is filled in, to be changed. `isForOneTap`: that goes on with the one that is saved. */
export function StakesForm({ isForOneTap, onDone }: { readonly isForOneTap: boolean; readonly onDone: () => void }) {
  const t = useSlipMessages();
  const settings = useStakes();
  const [chips, setChips] = useState(settings.chips);
  const [defaultStake, setDefaultStake] = useState(settings.defaultStake);
  const [isChecked, setChecked] = useState(false);
  const isAmount = (text: string) => (parseRupees(text) ?? 0) > 0;
  const problem = (isRight: boolean) => (isChecked && !isRight ? t('badAmount') : undefined);
  const isDefaultRight = defaultStake === '' || isAmount(defaultStake);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isDefaultRight || !chips.every(isAmount)) return;
    changeStakes({ chips: chips.map(plain), defaultStake: plain(defaultStake) });
    // Without one there is nothing that a tap could place.
    if (defaultStake === '') armOneTap(false);
    else if (isForOneTap) armOneTap(true);
    onDone();
  };
  return (
    <form className={styles.stakes} onSubmit={save} noValidate>
      <TextField
        label={t('defaultStake')}
        hint={t('defaultHint')}
        error={problem(isDefaultRight)}
        prefix="₹"
        inputMode="decimal"
        autoComplete="off"
        value={defaultStake}
        onChange={(event) => setDefaultStake(event.target.value)}
        className={styles.stakesWhole}
      />
      {chips.map((text, index) => (
        <TextField
          key={index}
          label={t('chip', { number: index + 1 })}
          error={problem(isAmount(text))}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={(event) => setChips(chips.with(index, event.target.value))}
        />
      ))}
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onDone}>
          {t('cancel')}
        </Button>
        <Button variant="quiet" type="submit">
          {t('saveStakes')}
        </Button>
      </div>
    </form>
  );
}

/** As it is kept: digits without what sets them apart. */
const plain = (text: string) => text.trim().replaceAll(',', '').replace(/^₹\s*/, '');
