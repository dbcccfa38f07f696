import { Sportsbook } from './sportsbook/sportsbook.tsx';

/** `/sportsbook2`: the lobby of sports (routes.md). */
export function SportsbookPage() {
  return <Sportsbook />;
}
