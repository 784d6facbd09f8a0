import { workspaceTexts } from '@cadence/shared/i18n'
import { frame, sidebar, topBar } from './base/layout.ts'
import { notices } from './base/notices.ts'
import { pages, titles } from './base/pages.ts'

const base = { sidebar, topBar, frame, notices, pages, titles }

/** The default texts of the shell in the app area, by subject. */
export type HostTexts = typeof base

const define = workspaceTexts<HostTexts>('host', {
  fr: () => import('./fr.ts'),
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
})

export const sidebarTexts = define('sidebar', sidebar)
export const topBarTexts = define('topBar', topBar)
export const frameTexts = define('frame', frame)
export const noticesTexts = define('notices', notices)
export const pagesTexts = define('pages', pages)
export const titlesTexts = define('titles', titles)
