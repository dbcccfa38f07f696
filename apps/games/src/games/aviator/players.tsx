import { formatMoney } from '@pavilion/money';
import { useLive } from '../../kit/seat.ts';
import { type AviatorTable, phaseOf, times } from './flight.ts';
import { useAviatorMessages } from './messages.ts';

/** The bets on this flight: mine first, then the greatest of all, each as it stands. */
export function Players({ table }: { readonly table: AviatorTable }) {
  const t = useAviatorMessages();
  const state = useLive(table);
  const { crowd, tickets } = state;
  const isOver = phaseOf(state) === 'crashed';
  const mine = tickets.map(({ ref, stake, leftAt, pays }) => ({ key: ref, player: t.you, stake, leftAt, pays }));
  const others = (crowd?.flyers ?? []).map((flyer, nth) => ({ ...flyer, key: String(nth), pays: flyer.pays ?? 0 }));
  return (
    <>
      <h2>
        {t.allBets} <span>{crowd?.bets ?? 0}</span>
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.player}</th>
            <th scope="col">{t.stake}</th>
            <th scope="col">{t.cashOut}</th>
          </tr>
        </thead>
        <tbody>
          {[...mine, ...others].map(({ key, player, stake, leftAt, pays }, nth) => (
            <tr key={key} data-own={nth < mine.length} data-won={leftAt !== null}>
              <td>{player}</td>
              <td>{formatMoney(stake)}</td>
              <td>
                {leftAt === null ? (
                  (isOver && t.noCashOut) || (nth < mine.length && t.inPlay)
                ) : (
                  <>
                    <small>{times(leftAt)}</small> {formatMoney(pays as typeof stake)}
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
