import {
  hashKey,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

/** How long invalidations of a key are gathered after one of them, ms. */
const GATHERED = 250;

/**
 * A query client that reads what changes often seldom: a plain `invalidateQueries({ queryKey })` is carried out at once, and those of the
 * same key that come within a short while of it are one at its end. So is what a remote of another build invalidates. After each change
 * there is a read that began after it, of a query too whose first read was on its way.
 */
export class GatheringQueryClient extends QueryClient {
  /** By key, the while that is not over yet, and the one invalidation at its end. */
  readonly #gathering = new Map<string, { readonly over: Promise<void>; next: Promise<void> | null }>();

  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const { queryKey, ...others } = filters ?? {};
    if (queryKey === undefined || options !== undefined || Object.keys(others).length > 0) {
      return super.invalidateQueries(filters, options);
    }
    const key = hashKey(queryKey);
    const gathering = this.#gathering.get(key);
    if (gathering) {
      gathering.next ??= gathering.over.then(() => this.invalidateQueries({ queryKey }));
      return gathering.next;
    }
    const over = new Promise<void>((resolve) => setTimeout(resolve, GATHERED)).then(() => {
      this.#gathering.delete(key);
    });
    this.#gathering.set(key, { over, next: null });
    this.#readAfterTheFirst(queryKey);
    return super.invalidateQueries({ queryKey });
  }

  /** react-query does not begin a first read anew, and what it brings may be from before the change. One that fails is tried no more. */
  #readAfterTheFirst(queryKey: QueryKey): void {
    for (const query of this.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })) {
      if (query.state.data !== undefined) continue;
      query.promise?.then(
        () => this.invalidateQueries({ queryKey: query.queryKey }),
        () => {},
      );
    }
  }
}
