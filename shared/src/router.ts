/** The router: pages with loaders, over the browser's history. The shell makes it; what a remote needs of it is here too. */
export type { Blocker, ShouldBlock } from './router/blocker.ts'
export { createBrowserRouter, createMemoryRouter } from './router/create.ts'
export type { NavigateOptions, Router, Show } from './router/create-router.ts'
export {
  Outlet,
  useBlocker,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useRouteError,
  useSearchParams,
} from './router/hooks.ts'
export { Link, type LinkProps, NavLink, type NavLinkProps } from './router/Link.tsx'
export type { Location, To } from './router/location.ts'
export { type Path, paths, type SettingsSection, settingsPath } from './router/paths.ts'
export { preloadPath, setPreloader } from './router/preload.ts'
export { RouterProvider } from './router/RouterProvider.tsx'
export { provideReader, type Reading, readInWindow } from './router/reader.ts'
export { Redirect, redirect, redirectDocument, replace } from './router/redirect.ts'
export type { RouteObject, Visit } from './router/route.ts'
export { ScrollRestoration } from './router/ScrollRestoration.tsx'
export { safePath } from './router/safe-path.ts'
export type { HydrationData, RouterState } from './router/state.ts'
export { hasUnsaved, holdUnsaved } from './router/unsaved.ts'
