import { useParams } from 'react-router';
import { ExchangeList } from './exchange/exchange-list.tsx';
import { listOf } from './exchange/lists.ts';
import { MatchPage } from './match/match-page.tsx';
import { OpenBets } from './my-bets/open-bets.tsx';

/** `/exchange/{gameId}`: the list that the id names (`Cricket`, `Soccer`, `Tennis`, `inplay`), else the match (spec §2). */
export function ExchangePage() {
  const { gameId = '' } = useParams();
  const list = listOf(gameId);
  return list ? <ExchangeList key={list} list={list} Beside={OpenBets} /> : <MatchPage matchId={gameId} />;
}
