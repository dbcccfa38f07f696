import { Button, type ButtonProps, classNames } from '@pavilion/shared-ui';
import { useMessages } from './messages/index.ts';
import styles from './submit-button.module.css';

/** A button that starts a call. While the call runs it says so (spec §2) and takes no further press. */
export function SendButton(props: ButtonProps) {
  const t = useMessages();
  return <Button busyLabel={t('submitting')} {...props} />;
}

/** The one primary button of a form. */
export function SubmitButton({ className, ...props }: ButtonProps) {
  return <SendButton type="submit" block className={classNames(styles.submit, className)} {...props} />;
}
