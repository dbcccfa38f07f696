import { bonusesQuery, exposureQuery, keys, playNowQuery } from '@pavilion/api-client';
import { paths, type SlotProps, useSession, useShell } from '@pavilion/contract';
import { formatMoney, formatSignedMoney, type Paise } from '@pavilion/money';
import { useAccountRefresh, useBalanceRefresh, useOperatorWords } from '@pavilion/remote-kit';
import { ButtonLink, Card, classNames, Icon, Skeleton } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { leftToPlay } from '../bonus/bonus-sums.ts';
import { useHomeMessages } from '../messages/home.ts';
import { Meter } from '../parts/meter.tsx';
import { useLatest } from '../withdraw/latest.ts';
import styles from './money-slot.module.css';
import { BonusSum, ExposureSum, SessionSum, WithdrawableSum } from './money-sums.tsx';

const figures = ['withdrawable', 'exposure', 'bonus', 'session'] as const;
type FigureName = (typeof figures)[number];

/** A player's money, first on their home page: each of its four figures opens into its arithmetic, one at a time. */
export function MoneySlot({ headingLevel, exposure }: SlotProps['balance-card']) {
  const t = useHomeMessages();
  const id = useId();
  const [open, setOpen] = useState<FigureName | null>(null);
  const Heading = `h${headingLevel}` as const;
  const figure = (name: FigureName, value: ReactNode) => (
    <Figure
      label={name === 'session' ? <SessionLabel /> : t(name)}
      opens={t('opens')}
      isOpen={open === name}
      panel={id}
      isMain={name === 'withdrawable'}
      onToggle={() => setOpen(open === name ? null : name)}
    >
      {value}
    </Figure>
  );
  return (
    <Card role="region" aria-labelledby={`${id}-title`}>
      <Heading id={`${id}-title`} className="sr">
        {t('money')}
      </Heading>
      <div className={styles.top}>
        {figure('withdrawable', <Withdrawable />)}
        <ButtonLink variant="quiet" to={paths.withdraw()}>
          {t('withdraw')}
        </ButtonLink>
        <Deposit />
      </div>
      <div className={styles.figs}>
        {figure('exposure', <Exposure />)}
        {figure('bonus', <Bonus />)}
        {figure('session', <Session />)}
      </div>
      <div id={id} className={styles.sum} hidden={open === null}>
        {open === 'withdrawable' && <WithdrawableSum />}
        {open === 'exposure' && <ExposureSum place={exposure} />}
        {open === 'bonus' && <BonusSum />}
        {open === 'session' && <SessionSum />}
      </div>
    </Card>
  );
}

/** The way to pay in, for who has not stopped: once it is known that they have, they are not called to. */
function Deposit() {
  const t = useHomeMessages();
  const { data } = useQuery(playNowQuery(useShell().api));
  return (
    !data?.isStopped && (
      <ButtonLink className={styles.deposit} to={paths.deposit()}>
        {t('deposit')}
      </ButtonLink>
    )
  );
}

/** A figure under its label, as the button that opens its arithmetic. */
function Figure({
  label,
  opens,
  isOpen,
  isMain,
  panel,
  onToggle,
  children,
}: {
  readonly label: ReactNode;
  readonly opens: string;
  readonly isOpen: boolean;
  readonly isMain: boolean;
  readonly panel: string;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={classNames(styles.fig, isMain && styles.figMain)}
      aria-expanded={isOpen}
      aria-controls={panel}
      onClick={onToggle}
    >
      <span className={styles.label}>
        {label}
        <Icon name="chevron-down" size={16} className={styles.chevron} />
      </span>
      <b className={styles.value}>{children}</b>
      <span className="sr">, {opens}</span>
    </button>
  );
}

/** A figure that is on its way, or that could not be read: its sum says why, and asks again. */
function Unread({ isFailed }: { readonly isFailed: boolean }) {
  const t = useHomeMessages();
  return isFailed ? <span className={styles.none}>{t('notRead')}</span> : <Skeleton width={72} height={18} />;
}

function Withdrawable() {
  const { data, error } = useLatest();
  return data ? formatMoney(data.available.withdrawable) : <Unread isFailed={error !== null} />;
}

function Exposure() {
  const { api } = useShell();
  useBalanceRefresh(keys.exposure);
  const { data, error } = useQuery(exposureQuery(api));
  const known = useSession((session) => session.exposureAmount);
  const amount = data?.exposureAmount ?? known;
  return amount === null ? (
    <Unread isFailed={error !== null} />
  ) : (
    <Signed amount={amount}>{formatMoney(amount)}</Signed>
  );
}

/** What still has to be played of the one that is being played through, with how far that is. */
function Bonus() {
  const t = useHomeMessages();
  useAccountRefresh(keys.bonuses);
  const { data, error } = useQuery({ ...bonusesQuery(useShell().api), select: useOperatorWords() });
  if (!data) return <Unread isFailed={error !== null} />;
  const active = data.find(({ state }) => state === 'active');
  if (!active) return <span className={styles.none}>{t('none')}</span>;
  return (
    <>
      {formatMoney(leftToPlay(active))}
      <Meter value={active.done} max={active.required} label={t('bonusDone', { title: active.title })} />
    </>
  );
}

function Session() {
  const t = useHomeMessages();
  useBalanceRefresh(keys.playNow);
  const { data, error } = useQuery(playNowQuery(useShell().api));
  if (!data) return <Unread isFailed={error !== null} />;
  if (data.since === null) return <span className={styles.none}>{t('notPlaying')}</span>;
  return <Signed amount={data.net}>{formatSignedMoney(data.net)}</Signed>;
}

/** With how long it has lasted. */
function SessionLabel() {
  const t = useHomeMessages();
  const { data } = useQuery(playNowQuery(useShell().api));
  return data?.since ? t('sessionOf', { minutes: data.minutes }) : t('session');
}

const Signed = ({ amount, children }: { readonly amount: Paise; readonly children: ReactNode }) => (
  <span className={styles.signed} data-sign={Math.sign(amount)}>
    {children}
  </span>
);
