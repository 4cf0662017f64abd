/** The part of React Router that our apps use; a remote gets the shell's instance of it. */
export {
  createBrowserRouter,
  createMemoryRouter,
  generatePath,
  type LoaderFunctionArgs,
  matchPath,
  Navigate,
  Outlet,
  type RouteObject,
  RouterProvider,
  redirect,
  redirectDocument,
  replace,
  resolvePath,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useBlocker,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  useOutletContext,
  useParams,
  useRevalidator,
  useRouteError,
  useRoutes,
  useSubmit,
} from 'react-router-dom';
export { Link, type LinkProps, NavLink } from './link.ts';
export { addressIn, pageAddress, paths } from './paths.ts';
export { useSearchParams } from './use-search-params.ts';
