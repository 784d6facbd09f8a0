import { paths, useLocation, useNavigate, useNavigation, useRouteError } from '@cadence/shared/router'
import { Button, ButtonLink } from '@cadence/shared/ui'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { freshDocumentToRetry } from '../releases/fresh-document.ts'
import { PageLoadError } from '../remotes/errors.ts'
import { describeRemote } from '../remotes/remotes.ts'
import { remoteOf, routeOf } from '../routes.ts'
import { Actions, ErrorPanel } from './ErrorPanel.tsx'
import { reportError } from './report-error.ts'
import { forgetStaticPage, staticPage } from './static-page.ts'

/**
 * Visits the same address again. It navigates and does not revalidate: a revalidation can end before React has rendered
 * its start, and the error boundary then keeps showing the old error. A page that broke would break again, so it comes
 * in a fresh document when another release of it is live by now.
 */
function useRetry(error: unknown): { retry: () => void; isAsking: boolean } {
  const location = useLocation()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const { state } = useNavigation()
  const isHere = useRef(true)
  useLayoutEffect(() => {
    isHere.current = state === 'idle'
    return () => {
      isHere.current = false
    }
  }, [state])
  const retry = useCallback(async () => {
    const route = routeOf(location.pathname)
    if (route && !(error instanceof PageLoadError)) {
      setAsking(true)
      await freshDocumentToRetry(route, () => isHere.current)
      setAsking(false)
      // The member has gone elsewhere meanwhile.
      if (!isHere.current) return
    }
    const options = { replace: true, preventScrollReset: true, state: location.state }
    // The router loads nothing for an address with the same hash. So the hash comes back afterwards.
    await navigate({ ...location, hash: '' }, options)
    const isDone = window.location.pathname === location.pathname && window.location.hash === ''
    if (location.hash && isDone) await navigate(location, { ...options, preventScrollReset: false })
  }, [navigate, location, error])
  return { retry, isAsking }
}

/** Tries again by itself when the network is back, or when a late file has arrived. */
function useSelfHealing(error: unknown, retry: () => void): void {
  useEffect(() => {
    if (!(error instanceof PageLoadError)) return
    let current = true
    // The page never arrives. The member then tries again or goes to another page.
    error.arrival?.then(
      () => current && retry(),
      () => undefined,
    )
    addEventListener('online', retry)
    return () => {
      current = false
      removeEventListener('online', retry)
    }
  }, [error, retry])
}

/** Reports a page that broke. A page that could not be loaded was reported by its load. */
function useReport(error: unknown, pathname: string): void {
  useEffect(() => {
    if (error instanceof PageLoadError) return
    const page = routeOf(pathname)?.page
    reportError({ error, phase: 'render', page, ...describeRemote(remoteOf(page)) })
  }, [error, pathname])
}

/** The page that the server rendered, as the member left it when its scripts did not come. */
function StaticPage({ content }: { content: HTMLElement }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => box.current?.replaceChildren(content), [content])
  useEffect(() => forgetStaticPage, [])
  return <div ref={box} />
}

/** What is wrong with a page, as the end of a sentence. */
function whatFailed(error: unknown, isKept: boolean): string {
  if (isKept) return 'se lit, mais ce qui la rend interactive n’a pas pu être chargé.'
  return error instanceof PageLoadError ? 'n’a pas pu être chargée.' : 'a rencontré un problème.'
}

/** The panel: a new version is available, or the page failed. */
function PanelOfPage({ error, isKept }: { error: unknown; isKept: boolean }) {
  const { pathname } = useLocation()
  const { state } = useNavigation()
  const { retry, isAsking } = useRetry(error)
  useSelfHealing(error, retry)
  const title = routeOf(pathname)?.title
  const section = title ? `La page «\u202f${title}\u202f»` : 'Cette page'
  const heading = isKept ? 'h2' : 'h1'
  if (error instanceof PageLoadError && error.outdated) {
    return (
      <ErrorPanel title="Une nouvelle version est disponible" heading={heading}>
        <p>
          {section} a changé depuis que vous avez ouvert Cadence. Rechargez pour continuer avec la nouvelle
          version.
        </p>
        <Actions>
          <Button variant="primary" onClick={() => window.location.reload()}>
            Recharger
          </Button>
          <ButtonLink to={paths.home}>Retour à l’accueil</ButtonLink>
        </Actions>
      </ErrorPanel>
    )
  }
  return (
    <ErrorPanel title="Cette section est indisponible" heading={heading}>
      <p>
        {section} {whatFailed(error, isKept)}{' '}
        {'Le reste de Cadence fonctionne\u202f: vous pouvez réessayer ou continuer ailleurs.'}
      </p>
      <Actions>
        <Button variant="primary" loading={isAsking || state === 'loading'} onClick={retry}>
          Réessayer
        </Button>
        <ButtonLink to={paths.home}>Retour à l’accueil</ButtonLink>
      </Actions>
    </ErrorPanel>
  )
}

/**
 * Replaces a page that could not be loaded or that broke: where the member is, what failed, what to do. What the server
 * rendered of it stays readable below.
 */
export function PageError() {
  const error = useRouteError()
  const { pathname } = useLocation()
  useReport(error, pathname)
  const kept = staticPage(pathname)
  return (
    <>
      <PanelOfPage error={error} isKept={kept !== undefined} />
      {kept && <StaticPage content={kept} />}
    </>
  )
}
