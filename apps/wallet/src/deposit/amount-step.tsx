import type { Gateway } from '@pavilion/api-client';
import type { Paise } from '@pavilion/money';
import { Button } from '@pavilion/shared-ui';
import { useDepositMessages } from '../messages/deposit.ts';
import columns from '../parts/columns.module.css';
import { Panel, PanelBody } from '../parts/panel.tsx';
import { Stepper } from '../parts/stepper.tsx';
import { AmountForm, useAmountForm } from './amount-form.tsx';
import styles from './deposit.module.css';

/** The names of the three steps of a deposit by hand. */
export function DepositSteps({ current }: { readonly current: 0 | 1 | 2 }) {
  const t = useDepositMessages();
  return <Stepper steps={[t('steps_amount'), t('steps_pay'), t('steps_proof')]} current={current} />;
}

/** Selected: how much is to be paid in by hand. */
export function AmountStep({
  gateway,
  amount,
  onAmount,
}: {
  readonly gateway: Gateway;
  /** Of instructions that are open already. */
  readonly amount?: Paise | undefined;
  readonly onAmount: (amount: Paise) => void;
}) {
  const t = useDepositMessages();
  const { form } = useAmountForm(gateway, amount);
  return (
    <div className={columns.stack}>
      <DepositSteps current={0} />
      <div className={columns.two}>
        <AmountForm
          gateway={gateway}
          form={form}
          onAmount={onAmount}
          button={<Button type="submit">{t('toPayment')}</Button>}
        />
        <Panel title={t('beforeTitle')}>
          <PanelBody>
            <ul className={styles.points}>
              <li>{t('before_own')}</li>
              <li>{t('before_exact')}</li>
              <li>{t('before_screenshot')}</li>
            </ul>
          </PanelBody>
        </Panel>
      </div>
    </div>
  );
}
