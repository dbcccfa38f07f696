import { classNames, Icon } from '@pavilion/shared-ui';
import { useMessages } from '../messages/index.ts';
import styles from './stepper.module.css';

/** Where in a sequence of steps the player is. `current` counts from 0. */
export function Stepper({ steps, current }: { readonly steps: readonly string[]; readonly current: number }) {
  const t = useMessages();
  return (
    <ol className={styles.stepper} aria-label={t('stepsOf')}>
      {steps.map((name, at) => (
        <li
          key={name}
          className={classNames(styles.step, at < current && styles.stepDone)}
          aria-current={at === current ? 'step' : undefined}
        >
          <span className={styles.number}>{at < current ? <Icon name="check" size={16} /> : at + 1}</span>
          {name}
          {at < current && <span className="sr"> ({t('step_done')})</span>}
        </li>
      ))}
    </ol>
  );
}
