import { Button, type ButtonProps } from '@pavilion/shared-ui';
import { useMessages } from './messages/index.ts';

/** The one primary button of a form. While its call runs it says so (spec §2) and takes no further press. */
export function SubmitButton(props: ButtonProps) {
  const t = useMessages();
  return <Button type="submit" block busyLabel={t('submitting')} {...props} />;
}
