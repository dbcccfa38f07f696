import { exposureQuery, keys } from '@pavilion/api-client';
import { paths, useSession, useShell } from '@pavilion/contract';
import { formatMoney } from '@pavilion/money';
import { dayOf, useBalanceRefresh } from '@pavilion/remote-kit';
import { ButtonLink } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { canCashOut } from '../bets/bet-figures.ts';
import { cashedOutMarkets } from '../bets/cashed-out.ts';
import { MarketCard } from '../card/market-card.tsx';
import { CashOutRoom } from '../cash-out/cash-out-room.tsx';
import { partBy } from '../exchange/list-view.ts';
import { useBoardMessages } from '../messages/boards.ts';
import { betsByMatch } from './bet-groups.ts';
import { BetRow } from './bet-row.tsx';
import { betsViewCodec, filterOf } from './bets-view.ts';
import { PAGE_SIZE } from './my-bets-data.ts';
import styles from './open-bets.module.css';
import { useBets } from './use-bets.ts';

/** The player's open bets as `/mybets` begins with them, newest first. */
export const useOpenBets = () =>
  useBets(filterOf(betsViewCodec(dayOf(new Date())).read(new URLSearchParams())), PAGE_SIZE).state;

/**
 * The newest open bets by match, with what can be cashed out; none for whoever has none. What stands below (`children`)
 * comes once it is known how much stands above it, so that nothing moves. `none` stands where there are none.
 */
export function OpenBets({ children, none }: { readonly children?: ReactNode; readonly none?: ReactNode }) {
  const { api } = useShell();
  const isAuth = useSession((session) => session.isAuth);
  const { data, error } = useQuery({ ...exposureQuery(api), enabled: isAuth });
  if (!isAuth) return children;
  if (!data) return error ? children : null;
  const without = (
    <>
      {none}
      {children}
    </>
  );
  return data.matches.length > 0 ? <Card without={without}>{children}</Card> : without;
}

/** How many bets stand there at most: My bets has them all. */
const SHOWN = 4;

function Card({ children, without }: { readonly children: ReactNode; readonly without: ReactNode }) {
  const t = useBoardMessages();
  const { api } = useShell();
  const { data: open, error } = useOpenBets();
  const cashedOut = useMemo(() => cashedOutMarkets(open?.bets ?? []), [open]);
  const exposure = useQuery(exposureQuery(api)).data?.exposureAmount;
  useBalanceRefresh(keys.bets);
  if (!open) return error ? children : null;
  if (open.bets.length === 0) return without;
  return (
    <>
      <MarketCard
        title={t('openBets')}
        note={open.count}
        end={
          exposure !== undefined && (
            <>
              {t('exposure')} <b translate="no">{formatMoney(exposure)}</b>
            </>
          )
        }
      >
        {betsByMatch(open.bets.slice(0, SHOWN)).map(({ refMatchId, matchName, bets }) => (
          <div key={refMatchId} className={styles.match}>
            <h3 className={styles.name}>
              <Link to={paths.exchange(refMatchId)}>{matchName}</Link>
            </h3>
            {bets.some(canCashOut) && (
              <CashOutRoom
                refMatchId={refMatchId}
                saysMarket={partBy(bets.filter(canCashOut), ({ marketId }) => marketId).size > 1}
                bets={bets}
                className={styles.cashOut}
              />
            )}
            <ul>
              {bets.map((bet) => (
                <BetRow key={bet.id} bet={bet} cashedOut={cashedOut.get(bet.marketId)} />
              ))}
            </ul>
          </div>
        ))}
        {open.count > SHOWN && (
          <ButtonLink variant="quiet" to={paths.myBets()} className={styles.all}>
            {t('allOpenBets', { count: open.count })}
          </ButtonLink>
        )}
      </MarketCard>
      {children}
    </>
  );
}
