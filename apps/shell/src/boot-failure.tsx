import { FailedState } from '@pavilion/shared-ui';
import { useEffect, useState } from 'react';
import styles from './boot-failure.module.css';
import { BootError } from './environment/config.ts';
import { storedLocale } from './environment/stored-locale.ts';

/** The few messages needed before anything is known, not even the catalogues' loader: in both languages, at once. */
const messages = {
  en: {
    title: 'The site could not start',
    text: 'Check your connection and try again.',
    retry: 'Retry',
  },
  hi: {
    title: 'साइट शुरू नहीं हो सकी',
    text: 'अपना कनेक्शन जाँचें और फिर कोशिश करें।',
    retry: 'फिर कोशिश करें',
  },
} as const;

/** In place of the whole app when it can't start: what happened, and a way to try again, which it does itself as the device comes online. */
export function BootFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const [t] = useState(() => messages[storedLocale()]);
  const detail = error instanceof BootError ? error.message : undefined;
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: telemetry does not exist yet, and a developer has to see why.
    console.error(error);
  }, [error]);
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <main className={styles.page}>
      <h1 className="sr">{t.title}</h1>
      <FailedState title={t.title} text={t.text} retryLabel={t.retry} onRetry={onRetry} detail={detail} />
    </main>
  );
}
