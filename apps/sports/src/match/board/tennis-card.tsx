import type { TennisBoard } from '@pavilion/api-client';
import { useScoreMessages } from '../../messages/score.ts';
import { ServingDot } from '../serving-dot.tsx';
import { type BoardProps, namesOf } from './board-props.ts';
import shared from './score-board.module.css';
import styles from './tennis-card.module.css';

const SIDES = [0, 1] as const;

/** A tennis match: games by set, the points of the game that is on, who serves, and what the next point may win. */
export function TennisCard({ board, match }: BoardProps<TennisBoard>) {
  const t = useScoreMessages();
  const names = namesOf(match);
  const { sets, points, server, pressure, breaks, isTieBreak } = board;
  const isOver = match.state === 'closed';
  return (
    <>
      <p className={shared.notes}>
        {isTieBreak && <b className={shared.strong}>{t('tieBreak')}</b>}
        {pressure && (
          <b className={shared.strong}>
            {pressure.count > 1 && `${pressure.count} × `}
            {t(`pressure_${pressure.kind}`, { name: names[pressure.side] })}
          </b>
        )}
        {breaks?.some(({ of }) => of > 0) && (
          <span className={styles.breaks}>
            {t('breaks')}: {SIDES.map((side) => `${names[side]} ${t('wonOf', breaks[side])}`).join(' · ')}
          </span>
        )}
      </p>
      <table className={styles.sets}>
        <caption className="sr">{t('games')}</caption>
        <thead className="sr">
          <tr>
            <td />
            {sets.map((_, index) => (
              <th key={index} scope="col">
                {t('set', { number: index + 1 })}
              </th>
            ))}
            {!isOver && <th scope="col">{t('points')}</th>}
          </tr>
        </thead>
        <tbody>
          {SIDES.map((side) => (
            <tr key={side} data-serving={(!isOver && server === side) || undefined}>
              <th scope="row">
                {names[side]}
                {!isOver && server === side && (
                  <>
                    <ServingDot />
                    <span className="sr">, {t('serving')}</span>
                  </>
                )}
              </th>
              {sets.map((games, index) => (
                <td key={index} data-won={wins(games, side, index < sets.length - 1 || isOver) || undefined}>
                  {games[side]}
                </td>
              ))}
              {!isOver && <td className={styles.points}>{points[side]}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Whether a set that is over was this side's. */
const wins = (games: readonly [number, number], side: 0 | 1, isOver: boolean): boolean =>
  isOver && games[side] > games[side === 0 ? 1 : 0];
