/** What the app area has beside the remotes' pages: its layout, and the host's own pages. A file of its own. */
export { AppLayout } from './layouts/app/AppLayout.tsx'
export { appPages } from './pages/app-pages.ts'
