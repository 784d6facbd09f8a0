/**
 * The router: react-router-dom, as far as the product uses it, and the product's own additions. Nobody else imports the
 * library: host and remotes share this module, so only the names below are in the page, and once.
 */
export {
  createBrowserRouter,
  createMemoryRouter,
  type DataRouter,
  type HydrationState,
  type LoaderFunctionArgs,
  Outlet,
  type RouteObject,
  RouterProvider,
  redirect,
  redirectDocument,
  replace,
  ScrollRestoration,
  useBlocker,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useRouteError,
  useSearchParams,
} from 'react-router-dom'
export { Link, type LinkProps, NavLink, type NavLinkProps } from './router/Link.tsx'
export { type Path, paths, type SettingsSection, settingsPath } from './router/paths.ts'
export { preloadPath, setPreloader } from './router/preload.ts'
export { provideReader, type Reading, readInWindow } from './router/reader.ts'
export { safePath } from './router/safe-path.ts'
export { hasUnsaved, holdUnsaved } from './router/unsaved.ts'
