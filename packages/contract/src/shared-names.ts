/**
 * What a page has once: the shell brings it, and a remote builds without it. A package, or a sub-path of one, stands beside the
 * names that are shared of it; `*` is all of them. A name that is not here is not in the page, so a remote that imports one
 * fails its own build. (Webpack can't shake a shared package, so what is large is shared by name.) A name that is added is
 * a new minor version of the contract, one that is taken away a new major one.
 */
export const sharedNames: Readonly<Record<string, '*' | readonly string[]>> = {
  react: '*',
  'react/jsx-runtime': '*',
  'react-dom': '*',
  'react-router': [
    'BrowserRouter',
    'generatePath',
    'Link',
    'matchPath',
    'matchRoutes',
    'Navigate',
    'NavLink',
    'Outlet',
    'UNSAFE_NavigationContext',
    'useLocation',
    'useNavigate',
    'useParams',
    'useRoutes',
    'useSearchParams',
  ],
  '@tanstack/react-query': [
    'focusManager',
    'hashKey',
    'infiniteQueryOptions',
    'keepPreviousData',
    'MutationCache',
    'mutationOptions',
    'onlineManager',
    'QueryCache',
    'QueryClient',
    'QueryClientProvider',
    'QueryObserver',
    'queryOptions',
    'skipToken',
    'useInfiniteQuery',
    'useIsFetching',
    'useMutation',
    'useQueries',
    'useQuery',
    'useQueryClient',
  ],
  zustand: '*',
  '@lingui/core': '*',
  '@pavilion/contract': '*',
  'zod/mini': [
    '_default',
    'array',
    'boolean',
    'codec',
    'coerce',
    'custom',
    'date',
    'decode',
    'discriminatedUnion',
    'encode',
    'enum',
    'exactOptional',
    'extend',
    'file',
    'int',
    'iso',
    'literal',
    'looseObject',
    'maximum',
    'maxLength',
    'maxSize',
    'mime',
    'minimum',
    'minLength',
    'minSize',
    'nullable',
    'number',
    'object',
    'optional',
    'parse',
    'positive',
    'record',
    'refine',
    'regex',
    'safeDecode',
    'safeEncode',
    'safeParse',
    'strictObject',
    'string',
    'trim',
    'tuple',
    'union',
    'unknown',
    'url',
  ],
};

/**
 * Shared names that no remote may import any more: its build fails and names them. Releases that import them go on running, and can
 * only read through them: what they set has no effect. (`useOnline` of the kit says whether there is a network.)
 */
export const retiredNames: Readonly<Record<string, readonly string[]>> = {
  '@tanstack/react-query': ['focusManager', 'onlineManager'],
};

/**
 * The compatible range of each shared package: a remote requires this range, and not the version that happens to be installed.
 * A shell provides any version within it. While a package goes from one major version to the next, a range may name both:
 * `^8.5.0 || ^9.0.0`. To raise or to widen a range changes the contract, so it takes a new minor version at least.
 */
export const sharedRanges: Readonly<Record<string, string>> = {
  react: '^19.3.0',
  'react-dom': '^19.3.0',
  'react-router': '^8.5.0',
  '@tanstack/react-query': '^5.108.0',
  zustand: '^5.1.0',
  '@lingui/core': '^6.11.0',
  zod: '^4.6.0',
};

/** Sub-paths of shared packages that each remote brings along: they hold no state that a page has once. */
export const unsharedSubPaths: readonly string[] = [
  '@pavilion/contract/remote',
  '@pavilion/contract/vocabulary',
  '@pavilion/contract/version',
  'zustand/middleware',
];
