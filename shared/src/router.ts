/**
 * The router, as far as the product uses it. Nobody imports react-router-dom directly: this facade is what host and
 * remotes share, so only these names are in the bundle.
 */
export {
  createBrowserRouter,
  createMemoryRouter,
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
export { Link, type LinkProps, NavLink } from './router/Link.tsx'
export { type Path, paths, type SettingsSection, settingsPath } from './router/paths.ts'
export { preloadPath, setPreloader } from './router/preload.ts'
export { provideReader, type Reading, readInWindow } from './router/reader.ts'
export { safePath } from './router/safe-path.ts'
export { hasUnsaved, holdUnsaved } from './router/unsaved.ts'
