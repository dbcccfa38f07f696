import type { MarketDelta, MarketImage } from '@pavilion/api-client/wire';

/** One part of a market that changes by itself: a ladder's side, its state. */
interface MarketPart {
  /** Names it within its market. */
  readonly key: string;
  /** What it is, as text: the same text is the same value. */
  readonly print: string;
  /** Says in a delta what it is now. */
  readonly put: (delta: MarketDelta) => void;
}

/** The parts that a market is made of. */
export function partsOf(image: MarketImage): readonly MarketPart[] {
  const { inPlay, market } = image;
  const { state, result } = market;
  return [
    partOf('state', state, (delta) => {
      delta.state = state;
    }),
    partOf('inPlay', inPlay, (delta) => {
      delta.inPlay = inPlay;
    }),
    partOf('result', result, (delta) => {
      delta.result = result;
    }),
    ...pricesOf(image),
  ];
}

function pricesOf(image: MarketImage): readonly MarketPart[] {
  if (image.kind === 'fancy') {
    const { no, yes } = image.market;
    return [
      partOf('no', no, (delta) => {
        delta.no = no;
      }),
      partOf('yes', yes, (delta) => {
        delta.yes = yes;
      }),
    ];
  }
  if (image.kind === 'bookmaker') {
    return image.market.runners.flatMap((runner, place) =>
      (['back', 'lay'] as const).map((side) =>
        partOf(`${runner.id}\n${side}`, runner[side], (delta) => {
          delta.rates = [...(delta.rates ?? []), { runner: place, side, rate: runner[side] }];
        }),
      ),
    );
  }
  const { matched, runners } = image.market;
  return [
    partOf('matched', matched, (delta) => {
      delta.matched = matched;
    }),
    ...runners.flatMap((runner, place) =>
      (['back', 'lay'] as const).map((side) =>
        partOf(`${runner.id}\n${side}`, runner[side], (delta) => {
          delta.odds = [...(delta.odds ?? []), { runner: place, side, prices: runner[side] }];
        }),
      ),
    ),
  ];
}

const partOf = (key: string, value: unknown, put: MarketPart['put']): MarketPart => ({
  key,
  print: JSON.stringify(value),
  put,
});
