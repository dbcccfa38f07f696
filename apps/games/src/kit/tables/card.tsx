import { type Card, isRed, RANKS, type Rank, type Suit, suitOf } from '@pavilion/game-rules';
import type { ReactNode } from 'react';
import { createMessages } from '../language/messages.ts';
import { classNames } from '../parts/class-names.ts';
import styles from './card.module.css';
import { Court } from './court.tsx';
import { GLYPHS } from './glyphs.ts';

const en = {
  ranks: ['Ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Jack', 'Queen', 'King'],
  suits: { s: 'spades', h: 'hearts', d: 'diamonds', c: 'clubs' },
  card: (rank: string, suit: string) => `${rank} of ${suit}`,
  faceDown: 'Face down',
};
const hi: typeof en = {
  ranks: ['इक्का', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'ग़ुलाम', 'बेगम', 'बादशाह'],
  suits: { s: 'हुकुम', h: 'पान', d: 'ईंट', c: 'चिड़ी' },
  card: (rank, suit) => `${suit} का ${rank}`,
  faceDown: 'उल्टा पत्ता',
};
const useMessages = createMessages(en, hi);

/** How cards are called. */
export function useCardNames() {
  const t = useMessages();
  const rank = (card: Card): string => t.ranks[RANKS.indexOf(card[0] as Rank)] ?? '';
  return {
    rank,
    suit: (card: Card) => t.suits[suitOf(card)],
    card: (card: Card) => t.card(rank(card), t.suits[suitOf(card)]),
  };
}

/** The suits' outlines, around their middle, about sixty units high. */
export const SUIT_PATHS: Readonly<Record<Suit, string>> = {
  s: 'M0-30C10-16 30-7 30 10C30 22 14 25 4 16C5 22 8 27 13 30H-13C-8 27-5 22-4 16C-14 25-30 22-30 10C-30-7-10-16 0-30Z',
  h: 'M0 30C-12 18-31 6-31-11C-31-29-8-32 0-14C8-32 31-29 31-11C31 6 12 18 0 30Z',
  d: 'M0-33C7-19 15-9 25 0C15 9 7 19 0 33C-7 19-15 9-25 0C-15-9-7-19 0-33Z',
  c: 'M0-31A14 14 0 0 1 12-10A14 14 0 1 1 5 12C6 20 9 26 14 30H-14C-9 26-6 20-5 12A14 14 0 1 1-12-10A14 14 0 0 1 0-31Z',
};
const inkOf = (card: Card): string => (isRed(card) ? '#D0202F' : '#16202F');

/** A rank in outlines: its left end, its base line, how high it is, and how wide at most. */
function Index({
  card,
  x,
  y,
  height,
  most,
}: Readonly<Record<'x' | 'y' | 'height' | 'most', number>> & { readonly card: Card }) {
  const letters = card[0] === 'T' ? ['1', '0'] : [card[0] ?? ''];
  const kerning = letters.length > 1 ? 5 : 0;
  const wide = letters.reduce((sum, letter) => sum + (GLYPHS[letter]?.[1] ?? 0), 0);
  const scale = Math.min(height / 100, most / wide);
  let at = 0;
  return (
    <g fill={inkOf(card)} transform={`translate(${x} ${y}) scale(${scale} ${height / 100})`}>
      {letters.map((letter) => {
        const [path, width] = GLYPHS[letter] ?? ['', 0];
        const from = at;
        at += width - kerning;
        return <path key={letter} transform={`translate(${from})`} d={path} />;
      })}
    </g>
  );
}

const Pip = ({ card, at, scale }: { readonly card: Card; readonly at: string; readonly scale: number }) => (
  <path d={SUIT_PATHS[suitOf(card)]} fill={inkOf(card)} transform={`translate(${at}) scale(${scale})`} />
);

function Face({ card }: { readonly card: Card }) {
  const isCourt = 'JQK'.includes(card[0] ?? '');
  return (
    <>
      <rect
        x=".75"
        y=".75"
        width="78.500"
        height="110.500"
        rx="8"
        fill="#FBFAF5"
        stroke="#C9CDD6"
        strokeWidth="1.500"
      />
      {isCourt && <Court card={card} ink={inkOf(card)} />}
      {card[0] === 'A' && <Pip card={card} at="49 76" scale={0.98} />}
      {card[0] === 'A' && suitOf(card) !== 'd' && (
        <path d="M35 74.500L49 65.500L63 74.500" fill="none" stroke="#FFB020" strokeWidth="4" strokeLinecap="round" />
      )}
      {!isCourt && card[0] !== 'A' && <Pip card={card} at="51 79" scale={0.86} />}
      <Index card={card} x={card[0] === 'T' ? 5 : 7} y={38} height={42} most={36} />
      <Pip card={card} at={isCourt ? '18 55' : '19 55'} scale={isCourt ? 0.4 : 0.36} />
    </>
  );
}

const Back = () => (
  <>
    <rect x=".75" y=".75" width="78.500" height="110.500" rx="8" fill="#FBFAF5" stroke="#C9CDD6" strokeWidth="1.500" />
    <rect x="5" y="5" width="70" height="102" rx="5" fill="#15264A" />
    <path
      d="M5 103L40 93L75 103M5 101L40 89L75 101M5 22L40 5L75 22M5 90L40 107L75 90M5 34L40 17L75 34M5 78L40 95L75 78"
      fill="none"
      stroke="#2C4577"
      strokeWidth="1.500"
    />
    <circle cx="40" cy="56" r="29" fill="none" stroke="#2C4577" strokeWidth="1.500" />
    <rect
      x="8.500"
      y="8.500"
      width="63"
      height="95"
      rx="3"
      fill="none"
      stroke="#FFB020"
      strokeOpacity=".75"
      strokeWidth="1.200"
    />
    <circle cx="40" cy="56" r="21" fill="#0B1220" stroke="#FFB020" strokeWidth="1.800" />
    <path
      d="M27.500 53L40 44.500L52.500 53M32.500 57V67.500M40 54.500V67.500M47.500 57V67.500"
      fill="none"
      stroke="#FFB020"
      strokeWidth="3.600"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>
);

const Picture = ({ children, className }: { readonly children: ReactNode; readonly className: string | undefined }) => (
  <svg viewBox="0 0 80 112" className={className} aria-hidden="true">
    {children}
  </svg>
);

export interface PlayingCardProps {
  /** Null is a card that lies face down. */
  readonly card: Card | null;
  /** Whether it comes in: from the top right, and turns over. */
  readonly isNew?: boolean;
  readonly isWon?: boolean;
  readonly className?: string | undefined;
}

/** A card on the felt, as wide as `--cw`. */
export function PlayingCard({ card, isNew = false, isWon = false, className }: PlayingCardProps) {
  const names = useCardNames();
  const t = useMessages();
  return (
    <span
      className={classNames(styles.card, isNew && styles.in, isWon && styles.won, className)}
      role="img"
      aria-label={card === null ? t.faceDown : names.card(card)}
    >
      <span className={styles.turn}>
        {card !== null && (
          <Picture className={styles.side}>
            <Face card={card} />
          </Picture>
        )}
        {(card === null || isNew) && (
          <Picture className={classNames(styles.side, card !== null && styles.under)}>
            <Back />
          </Picture>
        )}
      </span>
    </span>
  );
}

/** A card of a strip: rank and suit and no more. */
export function MiniCard({ card, className }: { readonly card: Card; readonly className?: string | undefined }) {
  const names = useCardNames();
  return (
    <svg viewBox="0 0 80 88" className={classNames(styles.mini, className)} role="img" aria-label={names.card(card)}>
      <rect x=".75" y=".75" width="78.500" height="86.500" rx="9" fill="#FBFAF5" stroke="#C9CDD6" strokeWidth="1.500" />
      <Index card={card} x={card[0] === 'T' ? 5 : 8} y={44} height={48} most={44} />
      <Pip card={card} at="54 60" scale={0.66} />
    </svg>
  );
}

/** Where a card will lie. */
export const CardPlace = ({ className }: { readonly className?: string | undefined }) => (
  <span className={classNames(styles.place, className)} />
);
