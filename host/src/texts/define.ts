import { workspaceTexts } from '@cadence/shared/i18n'

/** Defines the default texts of a subject of the shell in the app area. A language's file states only what differs from them. */
export const define = workspaceTexts('host', {
  fr: () => import('./fr.ts'),
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
})
