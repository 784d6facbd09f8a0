import { workspaceTexts } from '@cadence/shared/i18n'

/** Defines the default texts of a subject of this remote. A language's file states only what differs from them. */
export const define = workspaceTexts('template-name', {
  fr: () => import('./fr.ts'),
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
})
