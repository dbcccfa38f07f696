import { bankAccountDetailsQuery, type Gateway, type OperatorAccount } from '@pavilion/api-client';
import { useLocale, useSession, useShell } from '@pavilion/contract';
import { coinsFor, decimalCoins, formatMoney } from '@pavilion/money';
import { QueryBoundary } from '@pavilion/remote-kit';
import { formatTime, Icon, Skeleton } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type TranslateDeposit, useDepositMessages } from '../messages/deposit.ts';
import { CopyLine } from '../parts/copy-line.tsx';
import { Sheet } from '../parts/panel.tsx';
import { Pick, Picks } from '../parts/pick.tsx';
import { QrCode } from '../parts/qr-code.tsx';
import { CountDown } from './count-down.tsx';
import { coinOf, networkText } from './gateway-texts.ts';
import type { Instructions } from './instructions.ts';
import styles from './instructions-panel.module.css';
import { payAddress } from './pay-address.ts';

interface InstructionsPanelProps {
  readonly gateway: Gateway;
  readonly instructions: Instructions;
  /** How long they still hold, ms. */
  readonly left: number;
}

/** Where and what to pay, and until when: a code to scan, the link of an app, and every line to be copied. */
export function InstructionsPanel({ gateway, instructions, left }: InstructionsPanelProps) {
  const t = useDepositMessages();
  const locale = useLocale();
  const { from, until, rate } = instructions;
  const time = formatTime(until, locale);
  return (
    <Sheet label={t('payTo')}>
      <CountDown
        left={left}
        length={until.getTime() - from.getTime()}
        title={t('payBefore', { time })}
        text={rate === undefined ? t('thenClose') : t('rate', { rupees: formatMoney(rate), coin: coinOf(gateway) })}
      />
      {gateway.network !== undefined && <NetworkWarning network={gateway.network} />}
      <Scan gateway={gateway} instructions={instructions} />
      <ExactAmount gateway={gateway} instructions={instructions} />
      {gateway.mode === 'bank' ? <BankLines gateway={gateway} /> : <AccountLines gateway={gateway} />}
    </Sheet>
  );
}

/** Before the address: a coin that is sent over another network is lost. */
function NetworkWarning({ network }: { readonly network: string }) {
  const t = useDepositMessages();
  const named = networkText(network);
  return (
    <div className={styles.network} role="note">
      <span className={styles.badge}>{network}</span>
      <div>
        <b>{t('networkTitle', { network: named })}</b>
        <p>{t('networkText')}</p>
      </div>
    </div>
  );
}

function Scan({ gateway: { qr }, instructions: { amount } }: Paying) {
  const t = useDepositMessages();
  const player = useSession(({ user }) => user?.mstruserid ?? '');
  if (qr === undefined) return null;
  const { text, isUpi } = payAddress(qr, amount, player);
  return (
    <div className={styles.scan}>
      <QrCode text={text} label={isUpi ? t('qrUpi', { amount: formatMoney(amount) }) : t('qrAddress')} />
      <p className={styles.hint}>{t(isUpi ? 'scanUpi' : 'scanAddress')}</p>
      {isUpi && (
        <a href={text} className={styles.app}>
          <Icon name="phone" size={20} />
          {t('openUpi')}
        </a>
      )}
    </div>
  );
}

type Paying = Omit<InstructionsPanelProps, 'left'>;

function ExactAmount({ gateway, instructions: { amount, rate } }: Paying) {
  const t = useDepositMessages();
  const rupees = formatMoney(amount);
  if (rate === undefined) {
    return <CopyLine label={t('exactAmount')} value={rupees.replace(/[₹,]/g, '')} shown={rupees} />;
  }
  const coins = decimalCoins(coinsFor(amount, rate));
  return (
    <CopyLine
      label={t('exactCoins')}
      value={coins}
      shown={
        <>
          {coins} {coinOf(gateway)} <small className={styles.worth}>{rupees}</small>
        </>
      }
    />
  );
}

/** The operator's lines, and what to write in the note of a payment so that we know whose it is. */
function AccountLines({ gateway: { accounts, network, qr } }: { readonly gateway: Gateway }) {
  const t = useDepositMessages();
  const player = useSession(({ user }) => user?.mstruserid ?? '');
  const isAddress = (label: string) => network !== undefined && label === 'Address';
  return (
    <>
      {accounts
        // How many of which coin is said above.
        .filter(({ label }) => network === undefined || label !== 'Coin')
        .map(({ label, value }) =>
          isAddress(label) ? (
            <CopyLine
              key={label}
              label={t('addressOn', { network: networkText(network ?? '') })}
              value={value}
              shown={<MarkedAddress address={value} />}
            />
          ) : (
            <CopyLine key={label} label={accountLabel(label, t)} value={value} />
          ),
        )}
      {qr?.startsWith('upi:') && player !== '' && <CopyLine label={t('noteToWrite')} value={player} />}
    </>
  );
}

/** The first and the last four characters are what is compared with the wallet's own screen. */
function MarkedAddress({ address }: { readonly address: string }) {
  return (
    <bdi className={styles.address}>
      <mark>{address.slice(0, 4)}</mark>
      {address.slice(4, -4)}
      <mark>{address.slice(-4)}</mark>
    </bdi>
  );
}

/** The operator's bank accounts, of which the player pays to one; the way's own lines where the operator names none. */
function BankLines({ gateway }: { readonly gateway: Gateway }) {
  const t = useDepositMessages();
  const query = useQuery(bankAccountDetailsQuery(useShell().api));
  return (
    <QueryBoundary
      query={query}
      what={t('bankAccounts')}
      skeleton={
        <div className={styles.bones}>
          {[1, 2, 3, 4].map((line) => (
            <Skeleton key={line} height={44} />
          ))}
        </div>
      }
      empty={{ when: (accounts) => accounts.length === 0, show: <AccountLines gateway={gateway} /> }}
    >
      {(accounts) => <BankAccounts accounts={accounts} />}
    </QueryBoundary>
  );
}

function BankAccounts({ accounts }: { readonly accounts: readonly OperatorAccount[] }) {
  const t = useDepositMessages();
  const [picked, setPicked] = useState(accounts[0]?.id);
  const account = accounts.find(({ id }) => id === picked) ?? accounts[0];
  if (!account) return null;
  return (
    <>
      {accounts.length > 1 && (
        <div className={styles.picks}>
          <Picks legend={t('chooseAccount')}>
            {accounts.map(({ id, bankName, holder }) => (
              <Pick
                key={id}
                name="account"
                icon="bank"
                title={bankName}
                note={holder}
                checked={id === account.id}
                onChange={() => setPicked(id)}
              />
            ))}
          </Picks>
        </div>
      )}
      <CopyLine label={t('accountHolder')} value={account.holder} />
      <CopyLine label={t('accountNumber')} value={account.accountNumber} />
      <CopyLine label={t('ifsc')} value={account.ifsc} />
      <CopyLine label={t('bankName')} value={account.bankName} />
    </>
  );
}

const accountLabels = {
  'UPI ID': 'account_upiId',
  'Paytm UPI ID': 'account_paytmUpiId',
  Name: 'account_name',
  Address: 'account_address',
  Coin: 'account_coin',
  'Account type': 'account_type',
} as const;

/** What a line is called, in the player's language; as the operator wrote it where it is not known. */
function accountLabel(label: string, t: TranslateDeposit): string {
  if (Object.hasOwn(accountLabels, label)) return t(accountLabels[label as keyof typeof accountLabels]);
  const [, name] = /^(.+) number$/.exec(label) ?? [];
  return name === undefined ? label : t('account_number', { name });
}
