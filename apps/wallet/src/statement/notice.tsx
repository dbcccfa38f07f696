import { Button, classNames, Icon, type IconName } from '@pavilion/shared-ui';
import styles from './notice.module.css';

/** A line about what stands below it: how old it is, what did not work. Read out politely. */
export function Notice({
  icon,
  tone = 'plain',
  text,
  action,
}: {
  readonly icon: IconName;
  readonly tone?: 'plain' | 'warn' | 'bad';
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}) {
  return (
    <div
      role="status"
      className={classNames(styles.notice, tone === 'warn' && styles.noticeWarn, tone === 'bad' && styles.noticeBad)}
    >
      <Icon name={icon} size={20} className={styles.noticeIcon} />
      <p>{text}</p>
      {action && (
        <Button variant="quiet" size="s" onClick={action.run}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
