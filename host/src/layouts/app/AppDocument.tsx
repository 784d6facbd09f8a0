import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { useLocation } from '@cadence/shared/router'
import { useTheme } from '@cadence/shared/theme'
import { useEffect, useLayoutEffect } from 'react'
import { APP_MANIFEST_PATH, LIGHT_MANIFEST } from '../../launch/app-manifest-address.ts'
import { whenIdle } from '../../shell/deferred-work.ts'
import { provideAppTitles, showTitle, titleOf } from '../../shell/document-title.ts'
import { titlesTexts } from '../../texts/app-area.ts'

provideAppTitles(({ address, title }) => {
  const titles: Readonly<Record<string, string>> = titlesTexts.get()
  return titles[address] ?? title
})

/** Names the manifest whose colours are those of the mode: an app installed now gets bars of that colour while it starts. */
function useManifestColours(): void {
  const { scheme } = useTheme()
  useEffect(() => {
    const address = APP_MANIFEST_PATH + (scheme === 'light' ? LIGHT_MANIFEST : '')
    return whenIdle(() => {
      const link = document.querySelector('link[rel=manifest]')
      if (link && link.getAttribute('href') !== address) link.setAttribute('href', address)
    })
  }, [scheme])
}

/**
 * Keeps the document's title and language those of the member's choice while the app area is on screen, also when the
 * choice changes. Announcements and toasts are outside the layout and need the language of the document.
 */
export function AppDocument() {
  const { pathname, search } = useLocation()
  useManifestColours()
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
