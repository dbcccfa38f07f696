import type { QueryState } from '@pavilion/remote-kit';

/** A query for its boundary, still on its way for as long as what stands beside its data is: neither pushes the other down. */
export const whenRead = <Data>(isRead: boolean, query: QueryState<Data>): QueryState<Data> =>
  isRead ? query : { ...query, data: undefined, error: null, fetchStatus: 'fetching' };
