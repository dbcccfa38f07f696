// What a page shares of react-router. A shared package is not tree-shaken, so it is shared by name: 14 KB instead of 52.
export {
  createBrowserRouter,
  generatePath,
  Link,
  matchPath,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  RouterProvider,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
} from 'whole/react-router';
