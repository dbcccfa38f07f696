import { type Paise, subtractPaise } from '@pavilion/money';
import type { CashAndHeld } from '../../store/index.ts';

/** What a player can play with: their cash without what is held for open bets. */
export const freeOf = ({ cash, held }: CashAndHeld): Paise => subtractPaise(cash, held);
