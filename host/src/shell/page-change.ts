import { useLocation } from '@cadence/shared/router'
import { afterPaint } from '@cadence/shared/ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ERROR_PANEL, errorPanelHasGone } from '../errors/ErrorPanel.tsx'
import { takePageChange } from '../releases/fresh-document.ts'
import { titledAt } from '../routes.ts'
import { showTitle, titleOnScreen } from './document-title.ts'
import { noteVisitOnScreen } from './visit-on-screen.ts'

/** The announcement: the error panel if there is one, then the page. */
function announcementOf(heading: HTMLElement | null, title: string): string {
  const failed = heading?.closest(ERROR_PANEL) ? `${heading.textContent} · ` : ''
  return failed + title
}

/** Whether the member, or the new page itself, has already put the focus somewhere into it. */
function isUsed(main: HTMLElement | null): boolean {
  const { activeElement } = document
  return activeElement !== main && Boolean(main?.contains(activeElement))
}

/**
 * Makes a page change perceptible without seeing it: sets the title, focuses the heading of the new page and announces it.
 * The first page of a document is left to the browser, unless the document is the outcome of a page change. So is a
 * change of query or hash only, unless the query names another view. A page that replaces its error panel counts as new.
 * @returns the text to announce.
 */
export function usePageChange(): string {
  const { pathname, search, key } = useLocation()
  const page = titledAt(pathname, search)?.address ?? pathname
  const [isOutcome] = useState(takePageChange)
  const previous = useRef(isOutcome ? { page: '', key: '' } : { page, key })
  const [announcement, setAnnouncement] = useState('')
  useLayoutEffect(() => {
    showTitle(titleOnScreen(pathname, search))
  }, [pathname, search])
  useLayoutEffect(() => noteVisitOnScreen(key), [key])
  useEffect(() => {
    const before = previous.current
    // Each visit, of the same page too, has a key of its own.
    if (before.key === key) return
    previous.current = { page, key }
    const another = before.page !== page
    const healed = errorPanelHasGone()
    if (!another && !healed) return
    // Focusing forces the layout of the new page, so it waits until that page has been painted.
    return afterPaint(() => {
      const main = document.querySelector<HTMLElement>('main')
      const heading = main?.querySelector<HTMLElement>('h1') ?? null
      setAnnouncement(announcementOf(heading, titleOnScreen(pathname, search)))
      if (isUsed(main)) return
      const target = heading ?? main
      target?.setAttribute('tabindex', '-1')
      target?.focus({ preventScroll: true })
    })
  }, [page, pathname, search, key])
  return announcement
}
