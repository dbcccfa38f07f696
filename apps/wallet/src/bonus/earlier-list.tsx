import type { Bonus } from '@pavilion/api-client';
import { paths } from '@pavilion/contract';
import { formatMoney } from '@pavilion/money';
import { Button } from '@pavilion/shared-ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { type TranslateBonus, useBonusMessages } from '../messages/bonus.ts';
import { Moment } from '../parts/moment.tsx';
import { Panel } from '../parts/panel.tsx';
import styles from './bonus-lists.module.css';
import { BonusState } from './bonus-state.tsx';
import { unreleased } from './bonus-sums.ts';

/** How many are shown before all of them are asked for. */
const SHOWN = 5;

/** The bonuses that are over, the newest first: what became of each. */
export function EarlierList({ bonuses }: { readonly bonuses: readonly Bonus[] }) {
  const t = useBonusMessages();
  const [all, setAll] = useState(false);
  if (bonuses.length === 0) return null;
  return (
    <Panel title={t('earlier')}>
      <ul>
        {bonuses.slice(0, all ? undefined : SHOWN).map((bonus) => (
          <li key={bonus.id} className={styles.row}>
            <div>
              <Link to={paths.bonus(bonus.id)} className={styles.link}>
                {bonus.title}, {formatMoney(bonus.amount)}
              </Link>
              <small>
                <Moment at={bonus.endedAt ?? bonus.expiresAt} form="day" /> · {outcomeOf(bonus, t)}
              </small>
            </div>
            <BonusState bonus={bonus} />
          </li>
        ))}
      </ul>
      {!all && bonuses.length > SHOWN && (
        <div className={styles.more}>
          <Button variant="quiet" size="s" onClick={() => setAll(true)}>
            {t('showAll', { n: bonuses.length })}
          </Button>
        </div>
      )}
    </Panel>
  );
}

/** What became of a bonus that is over. */
function outcomeOf(bonus: Bonus, t: TranslateBonus): string {
  const { amount, released, startedAt } = bonus;
  if (startedAt === undefined) return t('notTakenUp');
  if (released === amount) return t('endedAll', { amount: formatMoney(amount) });
  if (released === 0) return t('endedNone');
  return t('endedSome', { released: formatMoney(released), lost: formatMoney(unreleased(bonus)) });
}
