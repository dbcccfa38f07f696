// What a page shares of react-query, by name (see react-router.ts).
export {
  hashKey,
  infiniteQueryOptions,
  keepPreviousData,
  MutationCache,
  mutationOptions,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useIsFetching,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from 'whole/@tanstack/react-query';
