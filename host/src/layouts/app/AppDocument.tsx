import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { useLocation } from '@cadence/shared/router'
import { useLayoutEffect } from 'react'
import { titleInLanguage } from '../../shell/title-in-language.ts'
import { titlesTexts } from '../../texts/texts.ts'

/**
 * Keeps the document's title and language those of the member's choice while the app area is on screen, also when the
 * choice changes: what is announced and what toasts say stand outside the layout.
 */
export function AppDocument() {
  const { pathname } = useLocation()
  const titles = useTexts(titlesTexts)
  const lang = useLanguageTag('fr')
  useLayoutEffect(() => {
    document.title = titleInLanguage(pathname, titles)
  }, [pathname, titles])
  useLayoutEffect(() => {
    document.documentElement.lang = lang
    return () => {
      document.documentElement.lang = 'fr'
    }
  }, [lang])
  return null
}
