import { paths } from '@pavilion/contract';
import { ButtonLink, EmptyState } from '@pavilion/shared-ui';
import { MarketCard } from '../card/market-card.tsx';
import { useBoardMessages } from '../messages/boards.ts';
import { OpenBets } from './open-bets.tsx';

/** The player's open bets on the home page; where there are none, what would be here. */
export function OpenBetsSlot() {
  return <OpenBets none={<NoOpenBets />} />;
}

function NoOpenBets() {
  const t = useBoardMessages();
  const find = (
    <ButtonLink variant="quiet" to={paths.exchange('inplay')}>
      {t('findMatch')}
    </ButtonLink>
  );
  return (
    <MarketCard title={t('openBets')}>
      <EmptyState icon="bets" title={t('noOpenBets')} text={t('noOpenBetsText')} action={find} />
    </MarketCard>
  );
}
