import type { Match } from '@pavilion/api-client/wire';
import { marketIdOf } from './market-id.ts';
import { type WorldMatch, wasAbandoned } from './world.ts';

/** A match as the wire has it. */
export function render(match: WorldMatch): Match {
  const { competition, setup, market, play } = match;
  const [home, draw, away] = market.rows;
  const shown = play ? competition.rules.show(play, setup) : null;
  const isAbandoned = wasAbandoned(match);
  const blank = (name: string) => ({ name, score: '', detail: '', serving: false });
  return {
    refMatchId: match.id,
    marketId: marketIdOf(match.id, 'match_odds'),
    sportId: competition.sportId,
    competition: competition.name,
    name: `${setup.names[0]} v ${setup.names[1]}`,
    startsAt: new Date(match.startsAt),
    inPlay: play !== null && match.endedAt === null,
    progress: isAbandoned ? 'Abandoned' : (shown?.progress ?? ''),
    sides: shown
      ? shown.sides.map((side) => ({ ...side, serving: side.serving && !isAbandoned }))
      : setup.names.map(blank),
    state: match.state,
    runners: [
      { id: `${match.id}-1`, name: setup.names[0], column: '1', ...home },
      ...(competition.hasDraw ? [{ id: `${match.id}-X`, name: 'The Draw', column: 'X' as const, ...draw }] : []),
      { id: `${match.id}-2`, name: setup.names[1], column: '2', ...away },
    ],
    matched: match.matched,
    hasTv: competition.hasTv,
    hasBookmaker: competition.hasBookmaker,
    fancyCount: match.fancyCount,
  };
}
