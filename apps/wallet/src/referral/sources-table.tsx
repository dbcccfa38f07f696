import type { ReferralSource } from '@pavilion/api-client';
import { formatPercent } from '@pavilion/money';
import { useReferralMessages } from '../messages/referral.ts';
import { Panel } from '../parts/panel.tsx';
import styles from '../parts/plain-table.module.css';
import { percentOf } from './referral-sums.ts';

/** Where the clicks came from, and how many of them became players. */
export function SourcesTable({ sources }: { readonly sources: readonly ReferralSource[] }) {
  const t = useReferralMessages();
  const clicks = sources.reduce((sum, source) => sum + source.clicks, 0);
  const signUps = sources.reduce((sum, source) => sum + source.signUps, 0);
  if (sources.length === 0) return null;
  return (
    <Panel title={t('sources')}>
      <table className={styles.plain}>
        <thead>
          <tr>
            <th scope="col">{t('campaign')}</th>
            <th scope="col">{t('clicks')}</th>
            <th scope="col">{t('signUps')}</th>
            <th scope="col">{t('conversion')}</th>
          </tr>
        </thead>
        <tbody>
          {sources.map((source) => (
            <tr key={source.code}>
              <th scope="row">{source.campaign}</th>
              <td>{source.clicks}</td>
              <td>{source.signUps}</td>
              <td className={styles.figure}>{formatPercent(source.conversion)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('all')}</th>
            <td>{clicks}</td>
            <td>{signUps}</td>
            <td>{percentOf(signUps, clicks)}</td>
          </tr>
        </tfoot>
      </table>
    </Panel>
  );
}
