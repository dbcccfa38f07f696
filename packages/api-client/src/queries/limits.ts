import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import {
  type CallInput,
  getLimits,
  getPlayNow,
  getPlayReport,
  readRealityCheck,
  selfExclude,
  setLimit,
  setRealityCheck,
  setSessionLimit,
  takeBreak,
} from '../wire/index.ts';
import { invalidates, keyOf, keys } from './keys.ts';

/** What the player keeps themselves to, and how they stand. */
export const limitsQuery = (api: Api) =>
  queryOptions({
    queryKey: keyOf(keys.limits),
    queryFn: async ({ signal }) => (await api.call(getLimits, {}, { signal })).data,
  });

/** The player's play since their last long pause. */
export const playNowQuery = (api: Api) =>
  queryOptions({
    queryKey: keyOf(keys.playNow),
    queryFn: async ({ signal }) => (await api.call(getPlayNow, {}, { signal })).data,
  });

/** What the player played, twelve weeks or months of it. */
export const playReportQuery = (api: Api, by: CallInput<typeof getPlayReport>['by']) =>
  queryOptions({
    queryKey: keyOf(keys.playReport, by),
    queryFn: async ({ signal }) => (await api.call(getPlayReport, { by }, { signal })).data,
  });

export const setLimitMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (input: CallInput<typeof setLimit>) => api.call(setLimit, input),
    meta: invalidates(keys.limits),
  });

export const setSessionLimitMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (input: CallInput<typeof setSessionLimit>) => api.call(setSessionLimit, input),
    meta: invalidates(keys.limits),
  });

export const setRealityCheckMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (input: CallInput<typeof setRealityCheck>) => api.call(setRealityCheck, input),
    meta: invalidates(keys.limits, keys.playNow),
  });

export const takeBreakMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (input: CallInput<typeof takeBreak>) => api.call(takeBreak, input),
    meta: invalidates(keys.limits, keys.playNow, keys.bets),
  });

export const selfExcludeMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (input: CallInput<typeof selfExclude>) => api.call(selfExclude, input),
    meta: invalidates(keys.limits, keys.playNow, keys.bets),
  });

export const readRealityCheckMutation = (api: Api) =>
  mutationOptions({
    mutationFn: () => api.call(readRealityCheck, {}),
    meta: invalidates(keys.playNow),
  });
