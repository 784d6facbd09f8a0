/**
 * The router: the names of react-router-dom that the product uses, and its own additions. Only this module imports the
 * library. Host and remotes share it, so the page has one copy with these names only.
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
export { Link, NavLink, setPreloader } from './router/Link.tsx'
export { openPageWindow, type PublicPageLink, providePageWindow } from './router/page-window.ts'
export { type Path, paths, type SettingsSection, safePath, settingsPath } from './router/paths.ts'
export { onTitlePrefix, setTitlePrefix, titlePrefix } from './router/title-prefix.ts'
export { hasUnsaved, holdUnsaved } from './router/unsaved-changes.ts'
