import type { Withdrawable } from '@pavilion/api-client';
import { useWithdrawMessages } from '../messages/withdraw.ts';
import { Panel, PanelBody } from '../parts/panel.tsx';
import styles from './withdraw.module.css';

/** What holds for every withdrawal. */
export function GoodToKnow({ available: { canCancel } }: { readonly available: Pick<Withdrawable, 'canCancel'> }) {
  const t = useWithdrawMessages();
  return (
    <Panel title={t('goodToKnow')}>
      <PanelBody>
        <ul className={styles.known}>
          <li>{t('knowLeaves')}</li>
          <li>{t('knowName')}</li>
          <li>{t('knowBonus')}</li>
          <li>{t('knowLimited')}</li>
          {!canCancel && <li>{t('cancelNotHere')}</li>}
        </ul>
      </PanelBody>
    </Panel>
  );
}
