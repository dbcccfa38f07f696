import { useDepositMessages } from '../messages/deposit.ts';
import { Panel, PanelBody } from '../parts/panel.tsx';
import styles from './deposit.module.css';

/** What a deposit by hand is, in three steps. */
export function HowItWorks() {
  const t = useDepositMessages();
  return (
    <Panel title={t('howTitle')}>
      <PanelBody>
        <ol className={styles.ways}>
          <li>{t('how_pay')}</li>
          <li>{t('how_proof')}</li>
          <li>{t('how_match')}</li>
        </ol>
      </PanelBody>
    </Panel>
  );
}
