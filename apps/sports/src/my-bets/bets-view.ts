import type { BetsFilter } from '@pavilion/api-client';
import { addDays, type Day, isDay, type UrlCodec } from '@pavilion/remote-kit';

export const showings = ['open', 'settled', 'all'] as const;
type Showing = (typeof showings)[number];
/** The kinds of market that spec §7 lets ask for by themselves. */
export const filterTypes = ['match_odds', 'fancy'] as const;
const lengths = { today: 1, '7d': 7, '30d': 30, '90d': 90 } as const;
export type PeriodName = keyof typeof lengths;
export const periodNames = Object.keys(lengths) as readonly PeriodName[];
/** A match of five days and an outright of a month: what is open is seldom older. */
const AT_REST: PeriodName = '30d';

/** The days whose bets are shown, both included. `name` is null for days of the player's own choice. */
export interface BetPeriod {
  readonly name: PeriodName | null;
  readonly from: Day;
  readonly to: Day;
}

/** The longest id of a market that the wire takes. */
const LONGEST_MARKET = 60;

/** Which bets are shown. It stands in the address by the names of the call (spec §7), nowhere else. */
export interface BetsView {
  readonly showing: Showing;
  readonly period: BetPeriod;
  readonly type: (typeof filterTypes)[number] | null;
  /** The one market whose bets are shown, whatever the rest says: the statement and notifications link to it. */
  readonly market: string | null;
}

/** The days of a named period that ends today. */
export function periodOf(name: PeriodName, today: Day): BetPeriod {
  return { name, from: addDays(today, 1 - lengths[name]), to: today };
}

/** Days of the player's own choice, in order and none of them after today. */
export function ownPeriod(one: Day, other: Day, today: Day): BetPeriod {
  const [from = today, to = today] = [one, other].map((day) => (day > today ? today : day)).toSorted();
  return { name: null, from, to };
}

/** Open bets of the last 30 days, of every market, are left out of the address. */
export function betsViewCodec(today: Day): UrlCodec<BetsView> {
  return {
    read(params) {
      const [from, to] = [params.get('startdate'), params.get('enddate')];
      const name = periodNames.find((each) => each === params.get('period')) ?? AT_REST;
      return {
        showing: showings.find((each) => each === params.get('betstatus')) ?? 'open',
        period: isDay(from) && isDay(to) ? ownPeriod(from, to, today) : periodOf(name, today),
        type: filterTypes.find((each) => each === params.get('markettype')) ?? null,
        market: params.get('marketid')?.slice(0, LONGEST_MARKET) || null,
      };
    },
    write(params, { showing, period, type, market }) {
      const next = new URLSearchParams(params);
      const put = (key: string, value: string | null) => (value === null ? next.delete(key) : next.set(key, value));
      const isOwn = period.name === null;
      put('betstatus', showing === 'open' ? null : showing);
      put('period', isOwn || period.name === AT_REST ? null : period.name);
      put('startdate', isOwn ? period.from : null);
      put('enddate', isOwn ? period.to : null);
      put('markettype', type);
      put('marketid', market);
      return next;
    },
  };
}

/** What the view asks of the operator (spec §7, the second form), or the bets of its one market. */
export function filterOf({ showing, period, type, market }: BetsView): BetsFilter {
  if (market !== null) return { marketid: market };
  return {
    startdate: period.from,
    enddate: period.to,
    ...(type ? { markettype: type } : {}),
    ...(showing === 'all' ? {} : { betstatus: showing }),
  };
}
