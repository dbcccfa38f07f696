import { lazyPart } from '@pavilion/remote-kit';
import { Button, Icon, Skeleton } from '@pavilion/shared-ui';
import { useId, useState } from 'react';
import type { MatchInfo } from '../live/book.ts';
import { useMatchMessages } from '../messages/match.ts';
import type { PriceChartsProps } from './history/price-charts.tsx';
import styles from './price-history.module.css';

const PriceCharts = lazyPart<PriceChartsProps>(
  () => import('./parts.ts').then((charts) => charts.PriceCharts),
  <Skeleton height="9rem" />,
);

/** What the prices were, for whoever wants to see it: code and figures load once it is opened. */
export function PriceHistory({ match }: { readonly match: MatchInfo }) {
  const t = useMatchMessages();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.history}>
      <Button variant="quiet" size="s" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <Icon name="history" size={16} />
        {t('priceHistory')}
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
      </Button>
      <div id={id}>{isOpen && <PriceCharts match={match} />}</div>
    </div>
  );
}
