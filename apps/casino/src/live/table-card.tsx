import { ClosedMark, useClosedText } from '@pavilion/remote-kit';
import { classNames, Icon, Tag } from '@pavilion/shared-ui';
import { steadyNow } from '@pavilion/shared-ui/clock';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useOpenRoundText } from '../catalogue/open-rounds.tsx';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { formatStake } from '../game/game-details.tsx';
import { gamePath } from '../game/game-path.ts';
import { useMessages } from '../messages/index.ts';
import { LastResults } from './last-results.tsx';
import { ResultShares } from './result-shares.tsx';
import styles from './table-card.module.css';
import { freeSeats, type GameTable } from './table-filter.ts';
import { TableSeats } from './table-seats.tsx';
import type { TableNow } from './use-live-tables.ts';

/** The names of languages in their own. */
const NAMES: Readonly<Record<string, string>> = { en: 'English', hi: 'हिन्दी' };
export const languageName = (code: string): string => NAMES[code] ?? code.toUpperCase();

/** A live table: its stage, players, stakes, seats and last results. It links to its game. */
export function TableCard({ game, table }: GameTable) {
  const t = useMessages();
  const [isMissing, setMissing] = useState(false);
  const closed = useClosedText(game);
  const round = useOpenRoundText(game);
  const { players, results, seats, languages } = table;
  const isRoad = results.length > 0 && results.every(({ text }) => text.length === 1 && /\p{L}/u.test(text));
  return (
    <li className={styles.table}>
      <div className={styles.art}>
        {!isMissing && (
          <img
            src={game.thumbUrl}
            alt=""
            width={640}
            height={360}
            loading="lazy"
            decoding="async"
            onError={() => setMissing(true)}
          />
        )}
        <div className={styles.top}>
          <span className={styles.live}>{t('live')}</span>
          <span className={styles.languages}>
            {languages.map((code, place) => (
              <span key={code}>
                {place > 0 && ', '}
                <span lang={code}>{languageName(code)}</span>
              </span>
            ))}
          </span>
        </div>
        {closed === null ? <Stage table={table} /> : <ClosedMark text={closed} />}
      </div>
      <div className={styles.heart}>
        <FavouriteButton game={game} />
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <h4 className={styles.name}>
            <Link
              className={styles.link}
              to={gamePath(game)}
              aria-label={[game.name, closed, round].filter((part) => part !== null).join('. ')}
            >
              {game.name}
            </Link>
          </h4>
          <span className={styles.players}>
            <Icon name="people" size={16} />
            <span className="sr">{t('players')} </span>
            {players.toLocaleString('en-IN')}
          </span>
        </div>
        {round !== null && <Tag tone="accent">{round}</Tag>}
        <p className={styles.limits}>
          {t('stakeRange', { low: formatStake(table.least), high: formatStake(table.most) })}
          {seats && <span className={styles.free}>{t('seatsFree', { count: freeSeats(table) })}</span>}
        </p>
        {seats && <TableSeats seats={seats} />}
        <LastResults results={results} isRoad={isRoad} />
        {!isRoad && !seats && <ResultShares results={results} />}
      </div>
    </li>
  );
}

/** The stage of a table, and how long it still takes bets. */
function Stage({ table: { stage, bets } }: { readonly table: TableNow }) {
  const t = useMessages();
  const seconds = useSecondsTo(bets?.closeAt ?? null);
  // Its bets have closed; the message that says so is in flight.
  const isOpen = stage === 'betting' && seconds !== 0;
  return (
    <>
      <span className={classNames(styles.stage, isOpen && styles.stageOpen)}>
        <b>{t(isOpen ? 'stage_betting' : stage === 'waiting' ? 'stage_waiting' : 'stage_dealing')}</b>
        {isOpen && seconds !== null && <span className={styles.seconds}>{t('secondsLeft', { seconds })}</span>}
      </span>
      {isOpen && bets && <TimeLeft key={bets.closeAt} {...bets} />}
    </>
  );
}

/** A bar that runs out as the bets close. The seconds say the same. */
function TimeLeft({ closeAt, openFor }: NonNullable<TableNow['bets']>) {
  // Once: the animation then goes on by itself.
  const [gone] = useState(() => openFor - (closeAt - steadyNow()));
  return <i className={styles.timeLeft} style={{ animationDuration: `${openFor}ms`, animationDelay: `${-gone}ms` }} />;
}

/** Whole seconds to a moment of the steady time; null without one. */
function useSecondsTo(moment: number | null): number | null {
  const left = () => (moment === null ? null : Math.max(0, Math.ceil((moment - steadyNow()) / 1000)));
  const [, tick] = useState(0);
  useEffect(() => {
    if (moment === null) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return left();
}
