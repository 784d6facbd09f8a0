import { useLoad } from '@cadence/shared/api'
import type { PageRef } from '@cadence/shared/contract'
import { isHostPage } from '@cadence/shared/contract'
import { useTexts } from '@cadence/shared/i18n'
import { useLocation } from '@cadence/shared/router'
import { afterPaint, Button, ErrorNotice } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { type RefObject, useEffect } from 'react'
import { loadPage } from '../remotes/load-page.ts'
import { routeOf } from '../routes.ts'
import { PageSkeleton } from '../shell/PageSkeleton.tsx'
import { frameTexts } from '../texts/app-area.ts'

/** The page of a path, if only visitors can open it as a page and members read it in the window; null for others. */
export function readablePage(path: string): { page: PageRef; title: string } | null {
  const route = routeOf(path)
  if (route?.layout !== 'public' || route.access !== 'visitors' || isHostPage(route.page)) return null
  return { page: route.page, title: route.title }
}

/* The pages leave room for the header of the public site, which is not here. */
const Article = styled.article`
  --header-height: 0px;
  --banner-height: 0px;
  min-height: 100%;
  & > :not(* + *) { padding-top: clamp(2rem, 1.5rem + 2vw, 3.5rem); }
`

const Failure = styled.div`
  display: grid;
  justify-items: start;
  gap: 1rem;
  padding: 1rem;
`

interface ReadPageProps {
  box: RefObject<HTMLElement | null>
  /** Called when a link leads to a page that the window cannot show. */
  onLeave: (path: string) => void
}

/** The page that the window's own address names. */
export function ReadPage({ box, onLeave }: ReadPageProps) {
  const { pathname, search, hash, key } = useLocation()
  const readable = readablePage(pathname)
  useEffect(() => {
    if (!readable) onLeave(pathname + search + hash)
  }, [readable, onLeave, pathname, search, hash])
  return readable && <Loaded key={readable.page} page={readable.page} hash={hash} visit={key} box={box} />
}

/** The router's own name for the visit that the window begins with. */
const FIRST_VISIT = 'default'

/**
 * Shows the element of the address's hash, or the beginning of the page. After a link, which has gone with its page, the focus goes there
 * too, so that it is not lost and the place is announced. When the window opens, the focus stays where the window put it.
 */
function arrive(box: HTMLElement, hash: string, visit: string): void {
  const place = hash.length > 1 ? box.querySelector<HTMLElement>(`[id="${CSS.escape(hash.slice(1))}"]`) : null
  if (place) place.scrollIntoView({ block: 'start' })
  else box.scrollTo(0, 0)
  const isHeld = box.closest('dialog')?.contains(document.activeElement)
  if (visit === FIRST_VISIT && isHeld) return
  const target = place ?? box.querySelector('h1') ?? box
  target.setAttribute('tabindex', '-1')
  target.focus({ preventScroll: true })
}

type Readable = NonNullable<ReturnType<typeof readablePage>>

function Loaded({
  page: ref,
  hash,
  visit,
  box,
}: Pick<Readable, 'page'> & { hash: string; visit: string } & Pick<ReadPageProps, 'box'>) {
  const t = useTexts(frameTexts)
  // As a value that React does not call.
  const { data, state, reload } = useLoad(async () => ({ Page: await loadPage(ref) }))
  const isSettled = state !== 'loading'
  useEffect(() => {
    if (!isSettled) return
    return afterPaint(() => {
      if (box.current) arrive(box.current, hash, visit)
    })
  }, [isSettled, hash, visit, box])
  if (state === 'loading') return <PageSkeleton />
  if (data) {
    return (
      <Article lang="fr">
        <data.Page />
      </Article>
    )
  }
  return (
    <Failure>
      <ErrorNotice>{t.notLoaded}</ErrorNotice>
      <Button onClick={reload}>{t.tryAgain}</Button>
    </Failure>
  )
}

/** Replaces a page that broke. */
export function BrokenPage() {
  const t = useTexts(frameTexts)
  return (
    <Failure>
      <ErrorNotice>{t.notLoaded}</ErrorNotice>
    </Failure>
  )
}
