import { formatOdds } from '@pavilion/shared-ui';
import { useEffect, useState } from 'react';
import { operatorName } from '../bets/operator-name.ts';
import { cellKey, type MatchInfo, type Side } from '../live/book.ts';
import type { PriceStore } from '../live/price-store.ts';
import { usePrices } from '../live/use-prices.ts';
import { type Translate, useMessages } from '../messages/index.ts';

/** The shortest time between two announcements, ms. */
const PAUSE = 10_000;

/**
 * Tells a screen reader the prices of one match, the one that is selected: politely, at most every 10 s, and only when
 * they have changed since the last time.
 */
export function OddsAnnouncer({ match }: { readonly match: MatchInfo | null }) {
  const store = usePrices();
  const t = useMessages();
  const [text, setText] = useState('');
  useEffect(() => {
    if (!match) return;
    let announced = spokenPrices(store, match, t);
    const timer = setInterval(() => {
      const now = spokenPrices(store, match, t);
      if (now !== announced) setText(now);
      announced = now;
    }, PAUSE);
    return () => {
      clearInterval(timer);
      setText('');
    };
  }, [store, match, t]);
  return (
    <p className="sr" aria-live="polite">
      {text}
    </p>
  );
}

function spokenPrices(store: PriceStore, { refMatchId, runners, ...info }: MatchInfo, t: Translate): string {
  const state = store.match(refMatchId)?.state ?? info.state;
  if (state !== 'open')
    return `${info.name}: ${t(state === 'ball-running' ? 'ballRunning' : state === 'closed' ? 'ended' : 'suspended')}`;
  const odds = (runnerId: string, side: Side) => {
    const price = store.price(cellKey(refMatchId, runnerId, side));
    return price ? formatOdds(price.odds) : t('spokenNone');
  };
  return runners
    .map(({ id, name }) =>
      t('spokenRunner', { runner: operatorName(name, t), back: odds(id, 'back'), lay: odds(id, 'lay') }),
    )
    .join('. ');
}
