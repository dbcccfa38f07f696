import { paths, useSession } from '@pavilion/contract';
import { formatMoney, type Paise } from '@pavilion/money';
import { useAvailable } from '@pavilion/remote-kit';
import { classNames, Icon, Popover, Skeleton } from '@pavilion/shared-ui';
import { Link, useLocation } from 'react-router';
import { exposurePlace } from '../address/exposure-address.ts';
import { useAccountMessages } from '../messages/account.ts';
import { Slot } from '../remotes/slot.tsx';
import { useFiguresMark } from './figures-mark.ts';
import styles from './wallet-block.module.css';

/**
 * The balance and its parts (spec §2). Without room for its parts it shows what is available for a bet instead, under that name: the
 * cash that open bets do not hold. It keeps its size while the figures load, and opens the balance card, whose figures open into their arithmetic.
 */
export function WalletBlock() {
  const t = useAccountMessages();
  const place = useLocation();
  const wallet = useSession((session) => session.wallet);
  const free = useAvailable();
  const mark = useFiguresMark();
  const old = mark === null || wallet === null ? null : t('figuresOld', { mark });
  const amount = (figure: Paise | undefined) =>
    figure === undefined ? <Skeleton width={84} height={14} /> : formatMoney(figure);
  return (
    <div className={styles.wallet} title={old ?? undefined}>
      <span role="status" className="sr">
        {old}
      </span>
      <Popover
        className={styles.pop}
        triggerClassName={styles.main}
        panelClassName={styles.panel}
        label={t('balance')}
        isNamedByText
        trigger={
          <>
            <BalanceLabel mark={old === null ? null : mark} />
            <span translate="no" className={classNames(styles.value, styles.free)}>
              {amount(free)}
            </span>
            <span translate="no" className={classNames(styles.value, styles.total)}>
              {amount(wallet?.balance)}
            </span>
          </>
        }
      >
        <Slot
          name="balance-card"
          props={{ headingLevel: 2, exposure: exposurePlace(place) }}
          fallback={() => <Skeleton height={126} radius={10} />}
        />
        <Link to={paths.statement()} className={styles.all}>
          {t('statement')}
        </Link>
      </Popover>
      <dl className={styles.more}>
        <div className={styles.part}>
          <dt className={styles.label}>{t('cashableChip')}</dt>
          <dd translate="no" className={styles.partValue}>
            {amount(wallet?.cash)}
          </dd>
        </div>
        <div className={styles.part}>
          <dt className={styles.label}>{t('nonCashChip')}</dt>
          <dd translate="no" className={styles.partValue}>
            {amount(wallet?.coins)}
          </dd>
        </div>
      </dl>
    </div>
  );
}

/** The name of the figure, or the time that it is from while it is not live. */
function BalanceLabel({ mark }: { readonly mark: string | null }) {
  const t = useAccountMessages();
  const name = (
    <>
      <span className={styles.free}>{t('available')}</span> <span className={styles.total}>{t('balance')}</span>
    </>
  );
  if (mark === null) {
    return (
      <span className={styles.label}>
        {name} <Icon name="chevron-down" size={16} className={styles.chevron} />
      </span>
    );
  }
  return (
    <span className={styles.label}>
      <span className="sr">{name} </span>
      <span className={styles.mark}>{mark}</span>
    </span>
  );
}
