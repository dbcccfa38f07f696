import { paths } from '@pavilion/contract';
import { Icon, type IconName } from '@pavilion/shared-ui';
import { Link } from 'react-router';
import { usePageMessages } from '../messages/pages.ts';
import { useGuardedLink } from '../services/use-guarded-link.ts';
import styles from './help-doors.module.css';

/** What somebody comes to help for, and where it is done. */
const doors = [
  ['doorDeposit', 'doorDepositText', 'deposit', paths.deposit()],
  ['doorWithdraw', 'doorWithdrawText', 'withdraw', paths.withdraw()],
  ['doorBets', 'doorBetsText', 'bets', paths.myBets()],
  ['doorStatement', 'doorStatementText', 'statement', paths.statement()],
  ['doorBonus', 'doorBonusText', 'bonus', paths.bonus()],
  ['doorKyc', 'doorKycText', 'id-card', paths.kyc()],
  ['doorLimits', 'doorLimitsText', 'limits', paths.limits()],
  ['doorContact', 'doorContactText', 'chat', paths.contact()],
] as const satisfies readonly (readonly [string, string, IconName, string])[];

export function HelpDoors() {
  const t = usePageMessages();
  const guardedLink = useGuardedLink();
  return (
    <ul className={styles.doors}>
      {doors.map(([title, text, icon, to]) => (
        <li key={title}>
          <Link className={styles.door} to={guardedLink(to)}>
            <Icon name={icon} size={20} className={styles.icon} />
            <span className={styles.label}>
              <b>{t(title)}</b>
              <small className={styles.text}>{t(text)}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
