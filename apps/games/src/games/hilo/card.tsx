import { type Card, isRed, rankOf, type Suit, suitOf } from '@pavilion/game-rules';

/** The suits' outlines, around their middle. */
const SUIT: Readonly<Record<Suit, string>> = {
  s: 'M0-46C10-28 42-12 42 12 42 32 18 38 6 22 8 34 12 40 20 46H-20C-12 40-8 34-6 22-18 38-42 32-42 12-42-12-10-28 0-46Z',
  h: 'M0 44C-14 26-44 8-44-16-44-42-10-46 0-22 10-46 44-42 44-16 44 8 14 26 0 44Z',
  d: 'M0-48C10-28 22-14 38 0 22 14 10 28 0 48-10 28-22 14-38 0-22-14-10-28 0-48Z',
  c: 'M0-46A21 21 0 0 1 18-14 21 21 0 1 1 7 22C8 34 12 40 20 46H-20C-12 40-8 34-7 22A21 21 0 1 1-18-14 21 21 0 0 1 0-46Z',
};

const across = (...heights: readonly number[]) => heights.flatMap((y) => [[-34, y] as const, [34, y] as const]);
/** Where the pips of a card stand, by its rank from two to ten. */
const PIPS: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  2: [
    [0, -74],
    [0, 74],
  ],
  3: [
    [0, -74],
    [0, 0],
    [0, 74],
  ],
  4: across(-74, 74),
  5: [...across(-74, 74), [0, 0]],
  6: across(-74, 0, 74),
  7: [...across(-74, 0, 74), [0, -37]],
  8: [...across(-74, 0, 74), [0, -37], [0, 37]],
  9: [...across(-74, -25, 25, 74), [0, 0]],
  10: [...across(-74, -25, 25, 74), [0, -50], [0, 50]],
};

/** A rank as it stands on a card. */
export const rankText = (card: Card): string => (card[0] === 'T' ? '10' : (card[0] ?? ''));
export const inkOf = (card: Card): string => (isRed(card) ? '#C62A45' : '#16233D');

/** A card with its face up. */
export function CardFace({
  card,
  name,
  className,
}: {
  readonly card: Card;
  readonly name: string;
  readonly className?: string | undefined;
}) {
  const suit = SUIT[suitOf(card)];
  const ink = inkOf(card);
  return (
    <svg className={className} viewBox="-92 -128 184 256" role="img" aria-label={name}>
      <defs>
        <linearGradient id="card-face" x2=".4" y2="1">
          <stop stopColor="#FFFFFF" />
          <stop offset=".6" stopColor="#FBF6EA" />
          <stop offset="1" stopColor="#E9DCC3" />
        </linearGradient>
      </defs>
      <rect x="-92" y="-128" width="184" height="256" rx="16" fill="url(#card-face)" />
      <rect x="-91" y="-127" width="182" height="254" rx="15" fill="none" stroke="#fff" strokeWidth="2" />
      <rect
        x="-53"
        y="-104"
        width="106"
        height="208"
        rx="8"
        fill="none"
        stroke={ink}
        strokeOpacity=".16"
        strokeWidth="1.500"
      />
      <g fill={ink} fontSize="34" fontWeight="800" letterSpacing="-1.400">
        <Corner text={rankText(card)} suit={suit} />
        <g transform="rotate(180)">
          <Corner text={rankText(card)} suit={suit} />
        </g>
        {PIPS[rankOf(card)]?.map(([x, y]) => (
          <path key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(.3 ${y > 0 ? '-.3' : '.3'})`} d={suit} />
        )) ?? <path d={suit} transform="scale(1.100)" />}
      </g>
    </svg>
  );
}

const Corner = ({ text, suit }: { readonly text: string; readonly suit: string }) => (
  <>
    <text x="-73" y="-88" textAnchor="middle">
      {text}
    </text>
    <path transform="translate(-73 -66) scale(.22)" d={suit} />
  </>
);

/** A suit's sign, in the colour of the text around it. */
export const SuitSign = ({ card }: { readonly card: Card }) => (
  <svg width="13" height="13" viewBox="-48 -50 96 100" aria-hidden="true">
    <path d={SUIT[suitOf(card)]} fill="currentColor" />
  </svg>
);

/** The back of every card. */
export const CardBack = ({ className }: { readonly className?: string | undefined }) => (
  <svg className={className} viewBox="-92 -128 184 256" aria-hidden="true">
    <defs>
      <pattern id="card-back" width="16" height="16" patternUnits="userSpaceOnUse">
        <path d="M0 16 8 8l8 8M0 8l8-8 8 8" fill="none" stroke="#FFB020" strokeOpacity=".4" strokeWidth="1.500" />
      </pattern>
    </defs>
    <rect x="-92" y="-128" width="184" height="256" rx="16" fill="#F4E9D2" />
    <rect x="-84" y="-120" width="168" height="240" rx="11" fill="#14233F" />
    <rect x="-78" y="-114" width="156" height="228" rx="8" fill="none" stroke="#FFB020" strokeWidth="2" />
    <rect x="-72" y="-108" width="144" height="216" rx="5" fill="url(#card-back)" />
    <circle r="38" fill="#14233F" stroke="#FFB020" strokeWidth="2" />
    <path
      d="M-22-4 0-20 22-4M-14 3v17M0-1v21M14 3v17"
      fill="none"
      stroke="#FFB020"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
