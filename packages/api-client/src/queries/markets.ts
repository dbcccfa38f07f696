import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import {
  type CallInput,
  getBookmakerOdds,
  getFancyOdds,
  getMatchOdds,
  getMatchSettings,
  getPriceHistory,
  getStreamInfo,
} from '../wire/index.ts';
import { keyOf, keys } from './keys.ts';

/** One match with its match odds in depth. */
export const matchOddsQuery = (api: Api, refMatchId: string) =>
  queryOptions({
    queryKey: keyOf(keys.matchOdds, refMatchId),
    queryFn: async ({ signal }) => (await api.call(getMatchOdds, { refmatchid: refMatchId }, { signal })).data,
  });

export const bookmakerOddsQuery = (api: Api, refMatchId: string) =>
  queryOptions({
    queryKey: keyOf(keys.bookmakerOdds, refMatchId),
    queryFn: async ({ signal }) => (await api.call(getBookmakerOdds, { refmatchid: refMatchId }, { signal })).data,
  });

/** Every market of a match that has a line. */
export const fancyOddsQuery = (api: Api, refMatchId: string) =>
  queryOptions({
    queryKey: keyOf(keys.fancyOdds, refMatchId),
    queryFn: async ({ signal }) => (await api.call(getFancyOdds, { refmatchid: refMatchId }, { signal })).data,
  });

/** What the odds of a match were. */
export const priceHistoryQuery = (api: Api, refMatchId: string) =>
  queryOptions({
    queryKey: keyOf(keys.priceHistory, refMatchId),
    queryFn: async ({ signal }) =>
      (await api.call(getPriceHistory, { refmatchid: refMatchId }, { signal })).data.runners,
  });

/** What a bet on each kind of market of a match has to keep to. */
export const matchSettingsQuery = (api: Api, refMatchId: string) =>
  queryOptions({
    queryKey: keyOf(keys.matchSettings, refMatchId),
    queryFn: async ({ signal }) =>
      (await api.call(getMatchSettings, { refmatchid: refMatchId }, { signal })).data.settings,
  });

/** The live pictures of a sport (spec §7: `Type=CRICKET`). */
export const streamInfoQuery = (api: Api, sport: CallInput<typeof getStreamInfo>['Type'] = 'CRICKET') =>
  queryOptions({
    queryKey: keyOf(keys.streams, sport),
    queryFn: async ({ signal }) => (await api.call(getStreamInfo, { Type: sport }, { signal })).data.streams,
  });
