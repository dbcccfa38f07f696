import { parseRupees } from '@pavilion/money';
import { ErrorSummary, FormNote, useDraft } from '@pavilion/remote-kit';
import { Button, TextField } from '@pavilion/shared-ui';
import { type FormEvent, useRef, useState } from 'react';
import { createStore, useStore } from 'zustand';
import { useSlipMessages } from '../messages/slip.ts';
import styles from './slip.module.css';
import { armOneTap } from './slip-store.ts';
import { amountText } from './slip-texts.ts';
import { changeStakes, type StakeSettings, stakesNow } from './stake-settings.ts';

/** The field of the stake that is filled in; the chips' are `chip1` and so on. */
const DEFAULT = 'defaultStake';
const chipName = (index: number) => `chip${index + 1}`;

/** The fields by their names, as a draft keeps them: beside the slip, which is on every page of a match, a library of forms would cost more than they do. */
function openFields({ chips, defaultStake }: StakeSettings) {
  const store = createStore<Readonly<Record<string, string>>>(() => ({
    [DEFAULT]: defaultStake,
    ...Object.fromEntries(chips.map((text, index) => [chipName(index), text])),
  }));
  return {
    store,
    getValues: store.getState,
    setValue: (name: string, value: unknown) => store.setState({ [name]: String(value) }),
    watch: (listener: (values: object) => void) => ({ unsubscribe: store.subscribe(listener) }),
  };
}

const isAmount = (text = '') => (parseRupees(text) ?? 0) > 0;
const isRight = (name: string, text: string | undefined) => (name === DEFAULT && text === '') || isAmount(text);

/**
 * The player's eight stakes and the one that is filled in, to be changed. `isForOneTap`: that goes on with the one that is saved. `isMain`:
 * it is what its page is for, and no part of a slip.
 */
export function StakesForm({
  isForOneTap = false,
  isMain = false,
  onDone,
}: {
  readonly isForOneTap?: boolean;
  readonly isMain?: boolean;
  readonly onDone: (isSaved: boolean) => void;
}) {
  const t = useSlipMessages();
  const [fields] = useState(() => openFields(stakesNow()));
  const values = useStore(fields.store);
  const draft = useDraft(fields, 'stakes');
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const chips = stakesNow().chips.map((_, index) => chipName(index));
  const labelOf = (name: string) =>
    name === DEFAULT ? t('defaultStake') : t('chip', { number: chips.indexOf(name) + 1 });
  const wrong = [DEFAULT, ...chips].filter((name) => !isRight(name, values[name]));
  const goTo = (name: string) => {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  };
  const done = (isSaved: boolean) => {
    draft.clear();
    onDone(isSaved);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const [first] = wrong;
    if (first !== undefined) return goTo(first);
    const defaultStake = keptText(values[DEFAULT]);
    changeStakes({ chips: chips.map((name) => keptText(values[name])), defaultStake });
    // Without one there is nothing that a tap could place.
    if (defaultStake === '') armOneTap(false);
    else if (isForOneTap) armOneTap(true);
    done(true);
  };
  const field = (name: string) => ({
    name,
    label: labelOf(name),
    error: isChecked && wrong.includes(name) ? t('badAmount') : undefined,
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    value: values[name] ?? '',
    onChange: ({ target }: { readonly target: { readonly value: string } }) => fields.setValue(name, target.value),
  });
  return (
    <form ref={form} className={styles.stakes} onSubmit={save} noValidate aria-label={t('stakes')}>
      {(draft.restored || (isChecked && wrong.length > 0)) && (
        <div className={styles.stakesWhole}>
          {isChecked && <ErrorSummary fields={wrong.map((name) => ({ name, label: labelOf(name) }))} onGoTo={goTo} />}
          {draft.restored && <FormNote tone="good" title={t('stakesRestored')} />}
        </div>
      )}
      <TextField hint={t('defaultHint')} prefix="₹" className={styles.stakesWhole} {...field(DEFAULT)} />
      {chips.map((name) => (
        <TextField key={name} {...field(name)} />
      ))}
      <div className={styles.actions}>
        <Button variant="quiet" onClick={() => done(false)}>
          {t('cancel')}
        </Button>
        <Button variant={isMain ? 'primary' : 'quiet'} type="submit">
          {t('saveStakes')}
        </Button>
      </div>
    </form>
  );
}

/** Returns an amount as it is kept, without signs and groups; empty where there is none. */
function keptText(text = ''): string {
  const amount = parseRupees(text);
  return amount === null ? '' : amountText(amount);
}
