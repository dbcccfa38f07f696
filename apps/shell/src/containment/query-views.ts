import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type QueryCache,
  QueryClient,
  type QueryFilters,
  type QueryKey,
} from '@tanstack/react-query';

/**
 * Makes each remote's view of the page's query client. By a key all parts read and invalidate the same entries. What names no key
 * (`clear()`, `cancelQueries()`) reaches the entries that no other part uses, and default options count for the view alone.
 */
export function createQueryViews(page: QueryClient): (remote: string) => QueryClient {
  const isOnlyUsedBy = noteUsers(page);
  const views = new Map<string, QueryClient>();
  return (remote) => {
    const view = views.get(remote) ?? new QueryView(page, isOnlyUsedBy);
    views.set(remote, view);
    return view;
  };
}

type IsOnlyUsedBy = (query: object, user: QueryClient) => boolean;

class QueryView extends QueryClient {
  readonly #page: QueryClient;

  constructor(page: QueryClient, isOnlyUsedBy: IsOnlyUsedBy) {
    const { queries = {}, mutations = {} } = page.getDefaultOptions();
    super({
      queryCache: ownQueries(page.getQueryCache(), (query) => isOnlyUsedBy(query, this)),
      // What is being sent is never dropped.
      mutationCache: replaced(page.getMutationCache(), { clear() {} }),
      defaultOptions: { queries: { ...queries }, mutations: { ...mutations } },
    });
    this.#page = page;
  }

  // The page's client follows the focus and the network for all entries.
  override mount(): void {}
  override unmount(): void {}

  /** The page's client gathers the invalidations of a key. */
  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    return namesKey(filters)
      ? this.#page.invalidateQueries(filters, options)
      : super.invalidateQueries(filters, options);
  }
}

const namesKey = (filters: { readonly queryKey?: unknown } | undefined) =>
  Array.isArray(filters?.queryKey) && filters.queryKey.length > 0;

/** The page's cache, in which only the view's own entries are found without a key. */
function ownQueries(cache: QueryCache, isOwn: (query: object) => boolean): QueryCache {
  const own = () => cache.getAll().filter(isOwn);
  return replaced(cache, {
    getAll: own,
    findAll(filters: QueryFilters = {}) {
      const found = cache.findAll(filters);
      return namesKey(filters) ? found : found.filter(isOwn);
    },
    clear() {
      for (const query of own()) cache.remove(query);
    },
  });
}

/** The target with some methods of its own. The others run on the target, whose private fields they need. */
function replaced<Target extends object>(target: Target, methods: Partial<Target>): Target {
  return new Proxy(target, {
    get(_, name) {
      const value: unknown = Reflect.get(Object.hasOwn(methods, name) ? methods : target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** Notes which clients use each entry from now on; those that exist are the page's. */
function noteUsers(page: QueryClient): IsOnlyUsedBy {
  const cache = page.getQueryCache();
  const usersOf = new WeakMap<object, Set<QueryClient>>();
  const note = (query: object, user: QueryClient) => {
    const users = usersOf.get(query) ?? new Set();
    usersOf.set(query, users.add(user));
  };
  for (const query of cache.getAll()) note(query, page);
  const { build } = cache;
  const noted = (...[client, ...rest]: Parameters<typeof build>) => {
    const query = build.call(cache, client, ...rest);
    note(query, client);
    return query;
  };
  cache.build = noted as typeof build;
  return (query, user) => {
    const users = usersOf.get(query);
    return users?.size === 1 && users.has(user);
  };
}
