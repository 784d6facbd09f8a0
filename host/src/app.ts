/**
 * What the app area has beside the remotes' pages: its layout, pages and texts, and what the host shares only with the
 * auth and app areas. That is a file of its own (`members`, see `rsbuild.config.ts`), which a page that takes some of it
 * has loaded, too.
 */
import '@cadence/shared/forms'
import '@cadence/shared/preferences'
import '@cadence/shared/schemas'

export { AppLayout } from './layouts/app/AppLayout.tsx'
export { appPages } from './pages/app-pages.ts'
