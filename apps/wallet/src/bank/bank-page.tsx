import { paths } from '@pavilion/contract';
import { useSearchParams } from 'react-router';
import { AccountLayout } from '../account-layout.tsx';
import { useBankMessages } from '../messages/bank.ts';
import { Columns } from '../parts/columns.tsx';
import { Notice } from '../parts/notice.tsx';
import { Panel, PanelBody } from '../parts/panel.tsx';
import { AddPart } from './add-part.tsx';
import styles from './bank.module.css';
import { SavedPart } from './saved-part.tsx';

/** `/bank-details`: saved bank accounts and cards, ten at a time (spec §9); `?add=bank` or `card` opens the form that adds one. */
export function BankPage() {
  const t = useBankMessages();
  const [search] = useSearchParams();
  const add = search.get('add');
  const rail = (
    <>
      <Notice icon="shield" title={t('ownNameTitle')} text={t('ownNameText')} />
      <Panel title={t('goodToKnow')}>
        <PanelBody>
          <p className={styles.soft}>{t('maskedText')}</p>
          <p className={styles.soft}>{t('cardText')}</p>
        </PanelBody>
      </Panel>
    </>
  );
  if (add === 'bank' || add === 'card') {
    return (
      <AccountLayout
        title={t(add === 'bank' ? 'addAccount' : 'addCard')}
        back={{ to: paths.bankDetails(), label: t('backToBank') }}
      >
        <Columns rail={rail}>
          <AddPart type={add} />
        </Columns>
      </AccountLayout>
    );
  }
  return (
    <AccountLayout title={t('bankDetails')}>
      <Columns rail={rail}>
        <SavedPart />
      </Columns>
    </AccountLayout>
  );
}
