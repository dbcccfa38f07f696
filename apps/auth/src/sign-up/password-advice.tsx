import { Icon } from '@pavilion/shared-ui';
import { passwordAdvice } from '../form/rules.ts';
import { useMessages } from '../messages/index.ts';
import styles from './password-advice.module.css';

const order = ['adviceLength', 'adviceDigit', 'adviceLowercase', 'adviceUppercase'] as const;

/** What makes a password hard to guess, ticked off as it is typed. Advice only: it holds nobody up (spec §2). */
export function PasswordAdvice({ password }: { readonly password: string }) {
  const t = useMessages();
  const advice = passwordAdvice(password);
  const metCount = order.filter((rule) => advice[rule]).length;
  return (
    <div>
      <div className={styles.bars} aria-hidden="true">
        {order.map((rule, index) => (
          <span key={rule} className={index < metCount ? styles.barOn : styles.bar} />
        ))}
      </div>
      <ul className={styles.rules} aria-label={t('passwordAdvice')}>
        {order.map((rule) => (
          <li key={rule} className={advice[rule] ? styles.ruleMet : styles.rule}>
            <span className={styles.dot}>{advice[rule] && <Icon name="check" size={16} />}</span>
            {t(rule)}
            <span className="sr">, {t(advice[rule] ? 'met' : 'notMet')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
