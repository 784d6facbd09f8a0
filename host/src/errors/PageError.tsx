import { paths, useLocation, useNavigate, useNavigation, useRouteError } from '@cadence/shared/router'
import { Button, ButtonLink } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { useEffect } from 'react'
import { PageLoadError } from '../remotes/errors.ts'
import { routeOf } from '../routes.tsx'
import { reportError } from './report.ts'

const Box = styled.section`
  display: grid;
  gap: 1rem;
  justify-items: start;
  width: min(100% - 2rem, 36rem);
  margin: clamp(2rem, 12vh, 8rem) auto;
  main[data-layout='public'] & { margin-top: 10rem; }
  h1 { font-size: var(--text-2xl); }
  p { color: var(--muted); }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`

/** Stands in for a page that could not be loaded or that broke: where the member is, what failed, what to do. */
export function PageError() {
  const error = useRouteError()
  const location = useLocation()
  const { pathname } = location
  const navigate = useNavigate()
  const { state } = useNavigation()
  // A visit of the same address, not a revalidation: the router's error boundary misses a revalidation that is over
  // before React has rendered its beginning, as when the page has arrived in the meantime.
  const retry = () =>
    void navigate(location, { replace: true, preventScrollReset: true, state: location.state })
  const title = routeOf(pathname)?.title
  const failedToLoad = error instanceof PageLoadError
  useEffect(() => {
    const whose = error instanceof PageLoadError ? error : null
    reportError({
      error,
      page: whose?.page ?? routeOf(pathname)?.page,
      version: whose?.version,
      owner: whose?.owner,
    })
  }, [error, pathname])
  return (
    <Box role="alert">
      <h1>Cette section est indisponible</h1>
      <p>
        {title ? `La page « ${title} »` : 'Cette page'}{' '}
        {failedToLoad
          ? 'n’a pas pu être chargée. Le reste de Cadence fonctionne : vous pouvez réessayer ou continuer ailleurs.'
          : 'a rencontré un problème. Le reste de Cadence fonctionne : vous pouvez réessayer ou continuer ailleurs.'}
      </p>
      <Actions>
        <Button variant="primary" loading={state === 'loading'} onClick={retry}>
          Réessayer
        </Button>
        <ButtonLink to={paths.home}>Retour à l’accueil</ButtonLink>
      </Actions>
    </Box>
  )
}
