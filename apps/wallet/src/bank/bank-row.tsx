import type { BankDetail } from '@pavilion/api-client';
import { SendButton } from '@pavilion/remote-kit';
import { Button, Tag } from '@pavilion/shared-ui';
import { useBankMessages } from '../messages/bank.ts';
import { Glyph } from '../parts/glyph.tsx';
import styles from './bank.module.css';
import { shownMonth } from './card-rules.ts';
import { useChooseDefault } from './default-dialog.tsx';

/** One saved account or card: masked, with what can be done to it. */
export function BankRow({ bank, onRemove }: { readonly bank: BankDetail; readonly onRemove: () => void }) {
  const t = useBankMessages();
  const { type, bankName, holder, lastDigits, ifsc = '', expires, isDefault } = bank;
  const { busy, choose, dialog } = useChooseDefault();
  const masked = expires
    ? t('maskedCard', { digits: lastDigits, month: shownMonth(expires) })
    : t('maskedAccount', { digits: lastDigits, ifsc });
  const which = <span className="sr"> {`${bankName} ${lastDigits}`}</span>;
  return (
    <li className={styles.row}>
      <Glyph icon={type === 'bank' ? 'bank' : 'wallet'} />
      <span className={styles.text}>
        <b>
          {bankName}
          {isDefault && <Tag tone="accent">{t('isDefault')}</Tag>}
        </b>
        <small>{masked}</small>
        <small>{holder}</small>
      </span>
      <span className={styles.acts}>
        {!isDefault && (
          <SendButton variant="quiet" size="s" busy={busy} onClick={() => void choose(bank)}>
            {t('makeDefault')}
            {which}
          </SendButton>
        )}
        <Button variant="quiet" size="s" onClick={onRemove}>
          {t('remove')}
          {which}
        </Button>
      </span>
      {dialog}
    </li>
  );
}
