import { exposureQuery } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { formatMoney } from '@pavilion/money';
import { useQuery } from '@tanstack/react-query';
import { isOpenBet } from '../bets/bet-figures.ts';
import { MarketCard } from '../card/market-card.tsx';
import { useMatchMessages } from '../messages/match.ts';
import { BetRow } from '../my-bets/bet-row.tsx';
import { useMatchBets } from './match-context.ts';
import styles from './my-match-bets.module.css';

/** The player's bets on this match, the open ones first, and what they can cost. */
export function MyMatchBets({ matchId }: { readonly matchId: string }) {
  const t = useMatchMessages();
  const { api } = useShell();
  const bets = useMatchBets();
  const exposure = useQuery(exposureQuery(api)).data?.matches.find(({ refMatchId }) => refMatchId === matchId);
  const listed = [...bets.filter(isOpenBet), ...bets.filter((bet) => !isOpenBet(bet))];
  return (
    <MarketCard
      title={t('myBets')}
      note={bets.length > 0 ? bets.length : undefined}
      end={
        exposure && (
          <>
            {t('exposure')} <b>{formatMoney(exposure.exposureAmount)}</b>
          </>
        )
      }
    >
      {listed.length === 0 ? (
        <p className={styles.none}>{t('noBets')}</p>
      ) : (
        <ul className={styles.list}>
          {listed.map((bet) => (
            <BetRow key={bet.id} bet={bet} />
          ))}
        </ul>
      )}
    </MarketCard>
  );
}
