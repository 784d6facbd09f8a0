import { useTexts } from '@cadence/shared/i18n'
import { useLocation } from '@cadence/shared/router'
import { useLayoutEffect } from 'react'
import { titleInLanguage } from '../../shell/title-in-language.ts'
import { titlesTexts } from '../../texts/texts.ts'

/** Keeps the document's title in the chosen language, also when that changes while the page stays. */
export function AppTitle() {
  const { pathname } = useLocation()
  const titles = useTexts(titlesTexts)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other texts, another title
  useLayoutEffect(() => {
    document.title = titleInLanguage(pathname)
  }, [pathname, titles])
  return null
}
