import { useShell } from '@pavilion/contract';
import { Delayed, FailedState, Skeleton } from '@pavilion/shared-ui';
import { type ComponentType, useEffect, useState } from 'react';
import { useMessages } from '../messages/index.ts';
import styles from './form.module.css';

interface LateFormProps<Props> {
  /** The same function at every render. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
}

/** A form whose code is loaded when it is first needed. Where that fails the player is told and can try again. */
export function LateForm<Props extends object>({ load, props }: LateFormProps<Props>) {
  const { telemetry } = useShell();
  const t = useMessages();
  const [{ Form, failed }, setLoaded] = useState<{ Form?: ComponentType<Props>; failed?: boolean }>({});
  useEffect(() => {
    if (failed) return undefined;
    let gone = false;
    load().then(
      (form) => !gone && setLoaded({ Form: form }),
      (error) => {
        telemetry.error(error, { remote: 'auth', part: 'form' });
        if (!gone) setLoaded({ failed: true });
      },
    );
    return () => {
      gone = true;
    };
  }, [load, failed, telemetry]);
  if (Form) return <Form {...props} />;
  if (!failed) return <Waiting />;
  return (
    <FailedState
      title={t('formNotLoaded')}
      text={t('formNotLoadedDetail')}
      retryLabel={t('tryAgain')}
      onRetry={() => setLoaded({})}
    />
  );
}

/** The shape of a form of two fields. */
function Waiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <Delayed>
        <Skeleton width="50%" height={30} />
        <Skeleton height={74} radius={10} />
        <Skeleton height={74} radius={10} />
        <Skeleton height={48} radius={10} />
      </Delayed>
    </div>
  );
}
