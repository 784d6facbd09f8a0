import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { useLocation } from '@cadence/shared/router'
import { useLayoutEffect } from 'react'
import { provideAppTitles, showTitle, titleOf } from '../../shell/document-title.ts'
import { titlesTexts } from '../../texts/app-area.ts'

provideAppTitles(({ address, title }) => {
  const titles: Readonly<Record<string, string>> = titlesTexts.get()
  return titles[address] ?? title
})

/**
 * Keeps the document's title and language those of the member's choice while the app area is on screen, also when the
 * choice changes. Announcements and toasts are outside the layout and need the language of the document.
 */
export function AppDocument() {
  const { pathname, search } = useLocation()
  // These texts make the title, so the title changes with them.
  useTexts(titlesTexts)
  const title = titleOf(pathname, search)
  const lang = useLanguageTag('fr')
  useLayoutEffect(() => {
    showTitle(title)
  }, [title])
  useLayoutEffect(() => {
    document.documentElement.lang = lang
    return () => {
      document.documentElement.lang = 'fr'
    }
  }, [lang])
  return null
}
