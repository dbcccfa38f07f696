// What a page shares of react-router. A shared package is not tree-shaken, so it is shared by name: 14 KB instead of 52.
export {
  BrowserRouter,
  generatePath,
  Link,
  matchPath,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  useLocation,
  useNavigate,
  useParams,
  useRoutes,
  useSearchParams,
} from 'unshared/react-router';
