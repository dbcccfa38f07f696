import { exposureQuery } from '@pavilion/api-client';
import { paths, useShell } from '@pavilion/contract';
import { formatMoney } from '@pavilion/money';
import { ButtonLink } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isOpenBet } from '../bets/bet-figures.ts';
import { cashedOutMarkets } from '../bets/cashed-out.ts';
import { MarketCard } from '../card/market-card.tsx';
import { useMatchMessages } from '../messages/match.ts';
import { BetRow } from '../my-bets/bet-row.tsx';
import { useMatchBets } from './match-context.ts';
import styles from './my-match-bets.module.css';

/** How many are shown at most. */
const SHOWN = 50;

/** The player's bets on this match, the open ones first, and what they can cost. */
export function MyMatchBets({ matchId }: { readonly matchId: string }) {
  const t = useMatchMessages();
  const { api } = useShell();
  const bets = useMatchBets();
  const cashedOut = useMemo(() => cashedOutMarkets(bets), [bets]);
  const exposure = useQuery(exposureQuery(api)).data?.matches.find(({ refMatchId }) => refMatchId === matchId);
  const listed = [...bets.filter(isOpenBet), ...bets.filter((bet) => !isOpenBet(bet))];
  return (
    <MarketCard
      title={t('myBets')}
      note={bets.length > 0 ? bets.length : undefined}
      end={
        exposure && (
          <>
            {t('exposure')} <b translate="no">{formatMoney(exposure.exposureAmount)}</b>
          </>
        )
      }
    >
      {listed.length === 0 ? (
        <p className={styles.none}>{t('noBets')}</p>
      ) : (
        <ul className={styles.list}>
          {listed.slice(0, SHOWN).map((bet) => (
            <BetRow key={bet.id} bet={bet} cashedOut={cashedOut.get(bet.marketId)} />
          ))}
        </ul>
      )}
      {listed.length > SHOWN && (
        <ButtonLink variant="quiet" to={paths.myBets()}>
          {t('allMyBets', { count: listed.length })}
        </ButtonLink>
      )}
    </MarketCard>
  );
}
