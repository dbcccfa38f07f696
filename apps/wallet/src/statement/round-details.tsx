import type { StatementSubject } from '@pavilion/api-client';
import { useLocale } from '@pavilion/contract';
import { useEntryMessages } from '../messages/statement-lines.ts';
import styles from './round-details.module.css';

type PlayedRound = Extract<StatementSubject, { readonly kind: 'round' }>['round'];

/** What a round came to, as its provider describes it, and the way to where anybody works it out again. */
export function RoundDetails({ round: { details, closedAt } }: { readonly round: PlayedRound }) {
  const t = useEntryMessages();
  const locale = useLocale();
  if (!details) return <p className={styles.note}>{t(closedAt ? 'roundNotDescribed' : 'roundGoesOn')}</p>;
  const { text, picture, seed, verify } = details;
  const outcome = locale === 'hi' ? text.hi : text.en;
  return (
    <div className={styles.details}>
      <p className={styles.outcome}>{outcome}</p>
      {picture.length > 0 && (
        <div className={styles.picture} role="img" aria-label={outcome}>
          {picture.map((row, at) => (
            <div key={keyOf(row, at)} className={styles.row}>
              {row.map((field, nth) => (
                <span key={keyOf([field], nth)} className={styles.field}>
                  {field}
                </span>
              ))}
            </div>
          ))}
        </div>
      )}
      <p className={styles.note}>{t(SEED[seed])}</p>
      {/^https?:/.test(verify) && (
        <a className={styles.verify} href={inLanguage(verify, locale)} target="_blank" rel="noopener noreferrer">
          {t('verifyRound')}
        </a>
      )}
    </div>
  );
}

const SEED = { hidden: 'seedHidden', later: 'seedLater', revealed: 'seedRevealed' } as const;

/** The fields of a picture never change places. */
const keyOf = (row: readonly string[], at: number) => `${at} ${row.join(' ')}`;

/** The page reads its language where it reads the round: behind the `#`, which no server sees. */
function inLanguage(verify: string, locale: string): string {
  const address = new URL(verify);
  address.hash = `lang=${locale}&${address.hash.slice(1)}`;
  return address.href;
}
