import { useMemo } from 'react';
import { operatorName } from '../bets/operator-name.ts';
import { cellKey, type MatchInfo, type RunnerInfo, type Side } from '../live/book.ts';
import { usePrices } from '../live/use-prices.ts';
import { useMessages } from '../messages/index.ts';
import { PriceButton } from '../slip/price-button.tsx';

/** The best price of one runner on one side, live out of the price store around: a button that puts it on the slip. */
export function LivePriceCell({
  match,
  runner,
  side,
}: {
  readonly match: Pick<MatchInfo, 'refMatchId' | 'sportId' | 'name'> & {
    readonly runners: readonly Pick<RunnerInfo, 'id' | 'name'>[];
  };
  readonly runner: Pick<RunnerInfo, 'id' | 'name'>;
  readonly side: Side;
}) {
  const store = usePrices();
  const t = useMessages();
  const { refMatchId, sportId, name, runners } = match;
  const spoken = { runner: operatorName(runner.name, t) };
  const price = useMemo(() => {
    const key = cellKey(refMatchId, runner.id, side);
    return { read: () => store.price(key), watch: (onChange: () => void) => store.watchCell(key, onChange) };
  }, [store, refMatchId, runner.id, side]);
  return (
    <PriceButton
      of={{
        refMatchId,
        sportId,
        matchName: name,
        kind: 'match_odds',
        marketId: null,
        marketName: null,
        runnerId: runner.id,
        runnerName: runner.name,
        runners: runners.map((each) => ({ id: each.id, name: each.name })),
        side,
      }}
      label={t(side === 'back' ? 'backOf' : 'layOf', spoken)}
      emptyLabel={t(side === 'back' ? 'noBackOf' : 'noLayOf', spoken)}
      price={price}
    />
  );
}
