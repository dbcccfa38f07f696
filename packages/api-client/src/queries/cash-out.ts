import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import { type CallInput, getCashOut, takeCashOut } from '../wire/index.ts';
import { invalidates, keyOf, keys } from './keys.ts';

/** What the player's positions on a match would bring if they were cashed out now, whole or by so many percent. */
export const cashOutQuery = (api: Api, refMatchId: string, percent = 100) =>
  queryOptions({
    queryKey: keyOf(keys.cashOut, refMatchId, percent),
    queryFn: async ({ signal }) =>
      (await api.call(getCashOut, { refmatchid: refMatchId, percent }, { signal })).data.cashOuts,
    // Quotes last for seconds: one of before is none.
    gcTime: 0,
  });

/** A cash-out places bets. */
export const takeCashOutMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (input: CallInput<typeof takeCashOut>) => api.call(takeCashOut, input),
    meta: invalidates(keys.bets, keys.exposure, keys.cashOut, keys.withdrawals),
  });
