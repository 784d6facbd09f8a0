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
export {
  Link,
  type LinkProps,
  NavLink,
  type NavLinkProps,
  preloadPath,
  setPreloader,
} from './router/Link.tsx'
export { provideReader, type Reading, readInWindow } from './router/page-window.ts'
export { type Path, paths, type SettingsSection, safePath, settingsPath } from './router/paths.ts'
export { hasUnsaved, holdUnsaved } from './router/unsaved-changes.ts'
