import type { SignedIn } from './players.ts';

/** A PAN that is this player's alone: `AACIF1234F`. */
export const panOf = ({ id }: SignedIn): string =>
  `${String(id)
    .padStart(5, '0')
    .slice(-5)
    .replace(/\d/g, (digit) => 'ABCDEFGHIJ'.charAt(Number(digit)))}1234F`;

/** A passport that is this player's alone: `Z0010258`. */
export const passportOf = ({ id }: SignedIn): string => `Z${String(id).padStart(7, '0').slice(-7)}`;
