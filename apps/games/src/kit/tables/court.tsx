import { type Card, isRed } from '@pavilion/game-rules';

const SKIN = '#D99A66';
const DARK = '#22160F';
const GOLD = '#FFB020';
const SHADE = '#B97400';

/** King, queen and jack: three busts in the suit's ink and one marigold. */
export function Court({ card, ink }: { readonly card: Card; readonly ink: string }) {
  return (
    <g transform="translate(1 -1)">
      <circle cx="53" cy="70" r="30" fill={isRed(card) ? '#F9D9DC' : '#D8E0EE'} />
      {card[0] === 'Q' && <Veil ink={ink} />}
      <path d="M30 108V98C30 86 38 80 46 78H60C68 80 76 86 76 98V108Z" fill={ink} />
      <path d="M44 78L53 96L62 78Z" fill="#fff" />
      <path d="M48 78L53 88L58 78Z" fill={GOLD} />
      <path d="M36 108V97M70 108V97" stroke={GOLD} strokeWidth="2.500" />
      <path d="M47 70H59V80Q53 85 47 80Z" fill="#B97C4C" />
      <ellipse cx="53" cy="63" rx="11.500" ry="13" fill={SKIN} />
      <circle cx="49" cy="62" r="1.400" fill={DARK} />
      <circle cx="57" cy="62" r="1.400" fill={DARK} />
      {card[0] === 'K' && <King ink={ink} />}
      {card[0] === 'Q' && <Queen />}
      {card[0] === 'J' && <Jack ink={ink} />}
    </g>
  );
}

/** Crown and beard. */
const King = ({ ink }: { readonly ink: string }) => (
  <>
    <path d="M41 62C41 84 48 85 53 85S65 84 65 62L62 67Q53 64 44 67Z" fill={DARK} />
    <path d="M49 71Q53 73.500 57 71" stroke={SKIN} strokeWidth="2" fill="none" strokeLinecap="round" />
    <path d="M39 54L36 38L45 45L53 33L61 45L70 38L67 54Z" fill={GOLD} />
    <path d="M39 54H67V49.500H38.300Z" fill={SHADE} />
    <circle cx="53" cy="33" r="3" fill={ink} />
    <circle cx="36" cy="38" r="2.400" fill={ink} />
    <circle cx="70" cy="38" r="2.400" fill={ink} />
  </>
);

const Veil = ({ ink }: { readonly ink: string }) => (
  <>
    <path d="M53 42C36 42 34 60 34 76L30 100H76L72 76C72 60 70 42 53 42Z" fill={ink} />
    <path d="M53 47C41 47 40 60 41 76H65C66 60 65 47 53 47Z" fill={DARK} />
  </>
);

/** Tiara and earrings. */
const Queen = () => (
  <>
    <path d="M41.500 60C42 50 48 49 53 49S64 50 64.500 60C60 53 56 53 53 53S46 53 41.500 60Z" fill={DARK} />
    <path d="M40 51Q53 42 66 51L63 46L60 37L55.500 43L53 32L50.500 43L46 37L43 46Z" fill={GOLD} />
    <circle cx="53" cy="56" r="1.700" fill="#D0202F" />
    <path d="M50 70.500Q53 73 56 70.500" stroke="#9B1C28" strokeWidth="2.400" fill="none" strokeLinecap="round" />
    <circle cx="41.500" cy="69" r="2" fill={GOLD} />
    <circle cx="64.500" cy="69" r="2" fill={GOLD} />
  </>
);

/** A safa with a plume. */
const Jack = ({ ink }: { readonly ink: string }) => (
  <>
    <path d="M45 69Q53 65 61 69Q57 72 53 70Q49 72 45 69Z" fill={DARK} />
    <path d="M38 56C36 44 44 39 54 39S71 45 68 56Q53 46 38 56Z" fill={ink} />
    <path d="M38 56Q53 45 68 56L67 50Q53 40 39 50Z" fill={GOLD} />
    <path d="M41 48Q52 38 66 45" stroke="#fff" strokeOpacity=".5" strokeWidth="1.500" fill="none" />
    <path d="M55 40C57 30 64 25 71 27C70 35 64 40 57 42Z" fill={GOLD} />
    <path d="M57 41Q61 33 68 29" stroke={SHADE} strokeWidth="1.500" fill="none" />
    <circle cx="55" cy="43" r="3.200" fill="#fff" />
  </>
);
