import type { Bet } from '@pavilion/api-client/wire';
import { addPaise, formatMoney, formatSignedMoney, negatePaise, type Paise, subtractPaise } from '@pavilion/money';
import type { NewNotice } from '../../players/index.ts';
import { VOID } from '../feed/play.ts';
import type { BetMarket, BookedBet } from './book.ts';

type Named = Pick<BetMarket, 'kind' | 'name' | 'runners'>;

/** The runner's name; for a fancy what was said of its line, `Yes` or `No`. */
export function selectionName(
  { kind, runners }: Named,
  { runnerId, side }: Pick<BookedBet, 'runnerId' | 'side'>,
): string {
  if (kind === 'fancy') return side === 'back' ? 'Yes' : 'No';
  // A market's row may be broken: a bet on it is still called something.
  const known: readonly (typeof runners)[number][] = Array.isArray(runners) ? runners : [];
  return known.find((runner) => runner?.id === runnerId)?.name ?? runnerId;
}

/** Returns how many outcomes a market has, as an answer shows it. A fancy has none to count; runners that can't be read are not counted. */
export const outcomesOf = ({ kind, runners }: Pick<Named, 'kind' | 'runners'>): Pick<Bet, 'outcomes'> =>
  kind !== 'fancy' && Array.isArray(runners) ? { outcomes: runners.length } : {};

const KINDS = { match_odds: 'match odds', bookmaker: 'bookmaker', fancy: 'fancy' } as const;

/** What a settlement moves, in paise, as its entry in the statement says it. */
interface Figures {
  /** What the player gains, before commission. */
  readonly moved: Paise;
  /** The commission that is taken, below zero what is given back, and its rate in hundredths of a percent. */
  readonly paid: Paise;
  readonly rate: number;
  /** What of it the player had not got, and owes now. */
  readonly owed: Paise;
  readonly isCorrection: boolean;
}

/** The market and its match: `Match Odds, India v Australia`. */
export const aboutText = ({ name, matchName }: Pick<BetMarket, 'name' | 'matchName'>): string =>
  `${name}, ${matchName}`;

/** What a settled market is called in the statement: its one bet by name, several by their number, with what it came to. */
export function statementText(
  market: Named & Pick<BetMarket, 'matchName'>,
  bets: readonly Pick<BookedBet, 'runnerId' | 'side' | 'line'>[],
  how: 'Won' | 'Lost' | 'Void' | 'Settled' | 'Lapsed',
  figures: Figures,
): { title: string; detail: string; state: string } {
  const [bet] = bets;
  const kind = KINDS[market.kind];
  const corrected = how === 'Void' ? 'Result corrected to void' : 'Result corrected';
  const lead = figures.isCorrection ? corrected : `${bets.length === 1 ? 'Bet' : 'Bets'} ${how.toLowerCase()}`;
  const text = (what: string, where = market.matchName) => ({
    title: `${lead}: ${what}`,
    detail: [where, ...figuresText(figures)].join(' · '),
    state: how,
  });
  if (!bet || bets.length !== 1) return text(`${market.kind === 'fancy' ? market.name : kind}, ${bets.length} bets`);
  const name = selectionName(market, bet).replace(/^The Draw$/, 'the draw');
  if (market.kind === 'fancy') return text(`${market.name}, ${name} ${bet.line}`);
  return bet.side === 'lay' ? text(`${name}, laid`, `${market.matchName}, ${kind}`) : text(`${name}, ${kind}`);
}

/** What a player is told of a settlement: what it moved in their cash, and what they owe of it. Null where no bet of theirs was played. */
export function settledNotice(
  market: Pick<BetMarket, 'id' | 'name' | 'matchName' | 'outcome'>,
  bets: number,
  { moved, paid, owed, isCorrection }: Omit<Figures, 'rate'>,
): Omit<NewNotice, 'at'> | null {
  if (bets === 0) return null;
  const isVoid = market.outcome === VOID;
  const again = isCorrection ? 'was settled again by another result' : 'was settled';
  const what = isVoid ? 'was voided. Nothing is won or lost on it' : again;
  const cash = addPaise(subtractPaise(moved, paid), owed);
  const about = { kind: 'bet', id: market.id } as const;
  const message = `${aboutText(market)} ${what}${cash === 0 ? '' : `: your cash ${formatSignedMoney(cash)}`}.`;
  if (owed > 0) {
    return {
      title: `You owe ${formatMoney(owed)}`,
      message: `${message} Your next winnings and deposits repay this amount; you can withdraw after that.`,
      status: 'warning',
      about,
    };
  }
  if (isVoid || isCorrection) {
    const title = isVoid ? numbered(bets, 'void') : 'Result corrected';
    return { title, message, status: cash < 0 ? 'warning' : 'info', about };
  }
  if (moved > 0) return { title: numbered(bets, 'won'), message, status: 'success', about };
  return { title: moved < 0 ? numbered(bets, 'lost') : 'Bets settled', message, status: 'info', about };
}

const numbered = (bets: number, how: 'won' | 'lost' | 'void') => `${bets === 1 ? 'Bet' : 'Bets'} ${how}`;

/** The net result and its commission, where there is one, and what is owed, where something is: otherwise the amount says it all. */
function figuresText({ moved, paid, rate, owed }: Figures): string[] {
  if (paid === 0 && owed === 0) return [];
  const commission =
    paid > 0
      ? [`commission ${formatMoney(paid)} at ${rate / 100}%`]
      : paid < 0
        ? [`commission ${formatMoney(negatePaise(paid))} returned`]
        : [];
  return [
    [`net ${formatSignedMoney(moved)}`, ...commission, ...(owed > 0 ? [`${formatMoney(owed)} of it owed`] : [])].join(
      ', ',
    ),
  ];
}
