import { Button, classNames, Icon, type IconName } from '@pavilion/shared-ui';
import styles from './notice.module.css';

interface NoticeProps {
  readonly icon: IconName;
  readonly tone?: 'plain' | 'bad';
  readonly title: string;
  readonly text?: string | undefined;
  /** What support asks for. */
  readonly detail?: string | undefined;
  readonly retryLabel?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
}

/** A line above the page about what was just done, or could not be. Read out politely. */
export function Notice({ icon, tone = 'plain', title, text, detail, retryLabel, onRetry }: NoticeProps) {
  return (
    <div role="status" className={classNames(styles.notice, tone === 'bad' && styles.noticeBad)}>
      <Icon name={icon} size={20} className={styles.noticeIcon} />
      <p>{[title, text, detail].filter((part) => part !== undefined).join(' · ')}</p>
      {onRetry && (
        <Button variant="quiet" size="s" onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
