import type { LiveTable } from '@pavilion/api-client';
import { useMessages } from '../messages/index.ts';
import styles from './last-results.module.css';

/** More kinds than this make no bar: most results would have a part of their own. */
const MOST_KINDS = 6;

interface Share {
  readonly kind: string;
  readonly tone: LiveTable['results'][number]['tone'];
  readonly count: number;
}

/** How often each kind of result came, in the order of their names; none where there are too many kinds, or only one round. */
export function sharesOf(results: LiveTable['results']): readonly Share[] {
  const shares = new Map<string, Share>();
  for (const { text, tone, kind = text } of results) {
    shares.set(kind, { kind, tone, count: (shares.get(kind)?.count ?? 0) + 1 });
  }
  if (results.length < 2 || shares.size > MOST_KINDS) return [];
  return [...shares.values()].toSorted((a, b) => a.kind.localeCompare(b.kind, 'en', { numeric: true }));
}

/** A bar of how the last rounds of a table are distributed. */
export function ResultShares({ results }: { readonly results: LiveTable['results'] }) {
  const t = useMessages();
  const shares = sharesOf(results);
  if (shares.length === 0) return null;
  const spoken = shares.map(({ kind, count }) => `${kind} ${count}`).join(', ');
  return (
    <div role="img" aria-label={t('resultShares', { count: results.length, shares: spoken })}>
      <div className={styles.shares}>
        {shares.map(({ kind, tone, count }) => (
          <i key={kind} data-tone={tone} style={{ flexGrow: count }} />
        ))}
      </div>
      <p className={styles.shareLegend}>
        {shares.map(({ kind, count }) => (
          <span key={kind}>
            {kind} <b>{count}</b>
          </span>
        ))}
      </p>
    </div>
  );
}
