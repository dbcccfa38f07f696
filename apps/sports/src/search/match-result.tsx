import type { Match } from '@pavilion/api-client';
import { paths, type SlotProps, useLocale } from '@pavilion/contract';
import { formatTime, Icon, Live, Result } from '@pavilion/shared-ui';
import type { MouseEvent } from 'react';
import { momentLabel } from '../bets/moment-label.ts';
import { operatorName } from '../bets/operator-name.ts';
import { lists, sportOf } from '../exchange/lists.ts';
import { LivePriceCell } from '../exchange/live-price-cell.tsx';
import { dayLabel } from '../exchange/match-time.ts';
import { Halt } from '../exchange/price-pair.tsx';
import { scoreText } from '../exchange/score-text.ts';
import { useWallClock } from '../exchange/wall-clock.ts';
import { useExchangeLink } from '../front/use-exchange-link.ts';
import { useMatchInfo } from '../live/use-prices.ts';
import { useMessages } from '../messages/index.ts';
import styles from './search-slot.module.css';

/** A match that was found: how it stands or when it starts, its competition, and beside it the prices to back its sides. */
export function MatchResult({
  match,
  text,
  onFollow,
}: {
  readonly match: Match;
  readonly text: string;
  readonly onFollow: SlotProps['search']['onFollow'];
}) {
  const exchangeLink = useExchangeLink();
  const state = useMatchInfo(match, (info) => info.state);
  const sport = sportOf(match.sportId);
  // Whoever taps a price is led to the slip, or to the login.
  const follow = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('button:not([aria-disabled])')) onFollow(match.name);
  };
  return (
    <Result
      to={exchangeLink(paths.exchange(match.refMatchId))}
      onClick={() => onFollow(match.name)}
      name={match.name}
      wanted={text}
      lead={<Icon name={lists.find(({ name }) => name === sport)?.icon ?? 'inplay'} size={24} />}
      note={<Note match={match} />}
      beside={
        // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what its buttons do, by whatever means
        // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a button comes as a click
        <span className={styles.prices} onClick={follow}>
          {match.runners
            .filter(({ column }) => column !== 'X')
            .map((runner) =>
              state === 'open' ? (
                <LivePriceCell key={runner.id} match={match} runner={runner} side="back" />
              ) : (
                <Halt key={runner.id} state={state} isShort />
              ),
            )}
        </span>
      }
    />
  );
}

/** In play and how far, or the start in the player's zone; then the competition. */
function Note({ match }: { readonly match: Match }) {
  const t = useMessages();
  const locale = useLocale();
  const now = useWallClock();
  const inPlay = useMatchInfo(match, (info) => info.inPlay);
  const progress = useMatchInfo(match, (info) => info.progress);
  const score = useMatchInfo(match, scoreText);
  const { startsAt, competition } = match;
  return (
    <>
      {inPlay ? (
        <>
          <Live label={t('inplay')} /> {operatorName(progress, t)} {score}
        </>
      ) : (
        <time dateTime={startsAt.toISOString()} title={momentLabel(startsAt, t, locale)}>
          {dayLabel(startsAt, now, t, locale)}, {formatTime(startsAt, locale)}
        </time>
      )}
      <span translate="no" className={styles.competition}>
        {competition}
      </span>
    </>
  );
}
