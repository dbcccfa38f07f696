import type { StatementEntry } from '@pavilion/api-client/wire';
import { idOf, withdrawalNumber } from '../base/index.ts';

/** What a line of the ledger is about, as its reference names it. */
export type Reference =
  | { readonly about: 'bets'; readonly bet: string }
  | { readonly about: 'bets'; readonly market: string; readonly version: number }
  | { readonly about: 'debt'; readonly market: string; readonly version: number }
  | { readonly about: 'debt'; readonly debt: number }
  | { readonly about: 'deposit' | 'withdrawal'; readonly id: string }
  /** `bonus` is null in the history of the demo player: theirs is found by its title. */
  | { readonly about: 'bonus'; readonly bonus: number | null; readonly part: number | null }
  | { readonly about: 'referral' }
  | { readonly about: 'round'; readonly transaction: number };

/** The parts of a reference that a pattern finds, none of them empty. */
type Parts = readonly [string, string, string];
const FORMS: readonly (readonly [RegExp, (...parts: Parts) => Reference])[] = [
  [/^(BT-[0-9A-F]+)$/, (bet) => ({ about: 'bets', bet })],
  [/^settle:(.+):\d+:(\d+)$/, (market, version) => ({ about: 'bets', market, version: Number(version) })],
  [/^owed:(.+):\d+:(\d+)$/, (market, version) => ({ about: 'debt', market, version: Number(version) })],
  [/^debt:(\d{1,15}):/, (debt) => ({ about: 'debt', debt: Number(debt) })],
  [/^(DP-\d+)$/, (id) => ({ about: 'deposit', id })],
  [/^(WD-\d+)(?:-[PR])?$/, (id) => ({ about: 'withdrawal', id })],
  [/^BN-([1-9]\d*)-(\d+)$/, (bonus, part) => ({ about: 'bonus', bonus: idOf(bonus), part: Number(part) })],
  [/^BN-0\d+$/, () => ({ about: 'bonus', bonus: null, part: null })],
  [/^RF-/, () => ({ about: 'referral' })],
  [/^GT-(\d{1,15})(?:-H)?$/, (transaction) => ({ about: 'round', transaction: Number(transaction) })],
];

/** What a line is about by its reference; undefined where that names nothing that could be opened. */
export function readReference(reference: string): Reference | undefined {
  for (const [form, read] of FORMS) {
    const found = form.exec(reference);
    if (found) return read(found[1] ?? '', found[2] ?? '', found[3] ?? '');
  }
  return undefined;
}

/** By what name a line's sport is found: the market's or the bet's; undefined of a line that is about no bets. */
export function betName({ reference }: Pick<StatementEntry, 'reference'>): string | undefined {
  const read = readReference(reference);
  return read?.about === 'bets' ? ('bet' in read ? read.bet : read.market) : undefined;
}

/** The withdrawal whose request a line is, if it is one. */
export const requestName = ({ kind, reference }: Pick<StatementEntry, 'kind' | 'reference'>): string[] =>
  kind === 'withdrawal' && withdrawalNumber(reference) !== null ? [reference] : [];
