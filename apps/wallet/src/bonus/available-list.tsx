import type { Bonus } from '@pavilion/api-client';
import { paths, useLocale } from '@pavilion/contract';
import { formatMoney } from '@pavilion/money';
import { ButtonLink, formatDay } from '@pavilion/shared-ui';
import { useBonusMessages } from '../messages/bonus.ts';
import { Panel } from '../parts/panel.tsx';
import styles from './bonus-lists.module.css';
import { timeLeft } from './time-left.ts';

/** The bonuses that wait to be taken up, each with its terms in a line; the whole of them stands on its own page. */
export function AvailableList({ bonuses }: { readonly bonuses: readonly Bonus[] }) {
  const t = useBonusMessages();
  const locale = useLocale();
  return (
    <Panel title={t('available')}>
      {bonuses.length === 0 && <p className={styles.none}>{t('noneAvailable')}</p>}
      <ul>
        {bonuses.map(({ id, title, amount, required, days, expiresAt, withdrawn }) => (
          <li key={id} className={styles.row}>
            <div>
              <b translate="no">
                {title}, {formatMoney(amount)}
              </b>
              <small>
                {withdrawn
                  ? t('withdrawn')
                  : t('terms', { required: formatMoney(required), days: t('days', { n: days }) })}
              </small>
              <small>
                {t('availableUntil', { day: formatDay(expiresAt, locale), left: timeLeft(expiresAt, new Date(), t) })}
              </small>
            </div>
            <ButtonLink to={paths.bonus(id)} variant="quiet" size="s">
              {t('details')}
              <span className="sr"> {title}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
