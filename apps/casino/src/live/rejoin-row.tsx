import { type OpenedGame, ownGamesQuery } from '@pavilion/api-client';
import { useLocale, useShell } from '@pavilion/contract';
import { useClosedText } from '@pavilion/remote-kit';
import { ButtonLink, Scroller, SectionHead } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useOpenRoundText } from '../catalogue/open-rounds.tsx';
import { formatStake } from '../game/game-details.tsx';
import { gameKey, gamePath } from '../game/game-path.ts';
import { useMessages } from '../messages/index.ts';
import { openedText } from './opened-text.ts';
import styles from './rejoin-row.module.css';
import type { GameTable } from './table-filter.ts';

/** How many tables a wide page shows in one row. */
const SHOWN = 3;

interface TableToRejoin extends GameTable {
  /** When the player opened it last, and what came of it. */
  readonly opened: OpenedGame | undefined;
}

/** The tables to go back to: those with an open round of the player's first, then those that they opened last. */
function useTablesToRejoin(tables: readonly GameTable[]): readonly TableToRejoin[] {
  const { data } = useQuery(ownGamesQuery(useShell().api));
  const byKey = new Map(tables.map((table) => [gameKey(table.game), table]));
  const opened = new Map(data?.opened?.map((game) => [gameKey(game), game]));
  const keys = new Set([...(data?.open ?? []), ...(data?.recents ?? [])].map(gameKey));
  return [...keys]
    .flatMap((key) => {
      const table = byKey.get(key);
      return table ? [{ ...table, opened: opened.get(key) }] : [];
    })
    .slice(0, SHOWN);
}

/** The tables that the player has an open round at, or was at last. Shows nothing where there are none. */
export function RejoinRow({ tables }: { readonly tables: readonly GameTable[] }) {
  const t = useMessages();
  const id = useId();
  const shown = useTablesToRejoin(tables);
  if (shown.length === 0) return null;
  return (
    <section className={styles.rejoin} aria-labelledby={id}>
      <SectionHead id={id} title={t('continuePlaying')} level={3} />
      <Scroller className={styles.tables}>
        {shown.map((table, nth) => (
          <RejoinTable key={gameKey(table.game)} {...table} isFirst={nth === 0} />
        ))}
      </Scroller>
    </section>
  );
}

function RejoinTable({ game, table, opened, isFirst }: TableToRejoin & { readonly isFirst: boolean }) {
  const t = useMessages();
  const locale = useLocale();
  const closed = useClosedText(game);
  const round = useOpenRoundText(game);
  const note = opened
    ? openedText(opened, new Date(), t, locale)
    : t('stakeRange', { low: formatStake(table.least), high: formatStake(table.most) });
  return (
    <li className={styles.table}>
      <img className={styles.art} src={game.thumbUrl} alt="" width={84} height={68} loading="lazy" decoding="async" />
      <span className={styles.text}>
        <b className={styles.name}>{game.name}</b>
        <small className={styles.note}>{closed ?? round ?? note}</small>
      </span>
      <ButtonLink
        variant={isFirst ? 'primary' : 'quiet'}
        to={gamePath(game)}
        aria-label={t('rejoinTable', { game: game.name })}
      >
        {t('rejoin')}
      </ButtonLink>
    </li>
  );
}
