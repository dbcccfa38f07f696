import { demoUsersQuery } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { QueryBoundary, SendButton } from '@pavilion/remote-kit';
import { useQuery } from '@tanstack/react-query';
import styles from '../form/form.module.css';
import { useMessages } from '../messages/index.ts';

/** A login that needs no account, where the operator has demo users. Its room is kept until that is known. */
export function DemoLogin({
  busy,
  disabled,
  onLogin,
}: {
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly onLogin: () => void;
}) {
  const { api } = useShell();
  const t = useMessages();
  const hasDemoUsers = useQuery(demoUsersQuery(api));
  return (
    <QueryBoundary
      query={hasDemoUsers}
      what={t('demoLogin')}
      skeleton={<div className={styles.buttonRoom} />}
      stale="own"
      failed="nothing"
    >
      {(has) =>
        has && (
          <SendButton variant="quiet" block busy={busy} disabled={disabled} onClick={onLogin}>
            {t('demoLogin')}
          </SendButton>
        )
      }
    </QueryBoundary>
  );
}
