/** The part of React Router that our apps use; a remote gets the shell's instance of it. */
export {
  createBrowserRouter,
  createMemoryRouter,
  Navigate,
  Outlet,
  type RouteObject,
  RouterProvider,
  redirect,
  redirectDocument,
  resolvePath,
  ScrollRestoration,
  useBlocker,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRevalidator,
  useRouteError,
  useRoutes,
  useSubmit,
} from 'react-router-dom';
export { Link, NavLink } from './link.ts';
export { addressIn, pageAddress, paths } from './paths.ts';
export { useSearchParams } from './use-search-params.ts';
