import { useLocation } from '@cadence/shared/router'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { titleInLanguage } from './title-in-language.ts'

/** Runs `work` in a task behind the next frame's paint. @returns a function that takes it back. */
function afterPaint(work: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    task = setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(task)
  }
}

/**
 * What a page change is for someone who does not see it: the title, the focus on the new page's heading, and an
 * announcement. The first page of a visit is left to the browser.
 * @returns the text to announce.
 */
export function usePageChange(): string {
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  const [announcement, setAnnouncement] = useState('')
  useLayoutEffect(() => {
    document.title = titleInLanguage(pathname)
  }, [pathname])
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    // Focus asks for the new page's layout, so it waits until that page has been painted.
    return afterPaint(() => {
      const heading =
        document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
      heading?.setAttribute('tabindex', '-1')
      heading?.focus({ preventScroll: true })
      setAnnouncement(titleInLanguage(pathname))
    })
  }, [pathname])
  return announcement
}
