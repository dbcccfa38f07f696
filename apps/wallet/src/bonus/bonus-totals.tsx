import { bonusStatsQuery } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { formatMoney } from '@pavilion/money';
import { QueryBoundary } from '@pavilion/remote-kit';
import { Skeleton } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useBonusMessages } from '../messages/bonus.ts';
import { KnownList } from '../parts/known-list.tsx';
import { Panel, PanelBody } from '../parts/panel.tsx';

const FIGURES = ['claimed', 'claimable', 'locked', 'lost'] as const;

/** Where the money of all bonuses that were ever taken up is. */
export function BonusTotals() {
  const t = useBonusMessages();
  const query = useQuery(bonusStatsQuery(useShell().api));
  return (
    <Panel title={t('inAll')}>
      <PanelBody>
        <QueryBoundary query={query} what={t('inAll')} stale="own" skeleton={<Skeleton height={152} />}>
          {(stats) => <KnownList rows={FIGURES.map((name) => [t(`inAll_${name}`), formatMoney(stats[name])])} />}
        </QueryBoundary>
      </PanelBody>
    </Panel>
  );
}
