import { paths, useNavigate } from '@cadence/shared/router'
import { Button, PageHeader } from '@cadence/shared/ui'
import styled from '@emotion/styled'

const Box = styled.section`
  display: grid;
  place-content: center;
  justify-items: center;
  min-height: 100vh;
  padding: 2rem 1rem;
  text-align: center;
`

/** Shown to a member whose role may not open the page (specification, section 2). */
export function Unauthorized() {
  const navigate = useNavigate()
  const back = () => {
    // A browser without the Navigation API knows only the entries that the router numbered since the last full load.
    const index: unknown = history.state?.idx
    const hasPageBehind = globalThis.navigation?.canGoBack ?? (typeof index === 'number' && index > 0)
    if (hasPageBehind) navigate(-1)
    else navigate(paths.home, { replace: true })
  }
  return (
    <Box lang="en">
      <PageHeader title="Unauthorized Access" intro="You don't have permission to access this resource." />
      <Button variant="primary" onClick={back}>
        Go Back
      </Button>
    </Box>
  )
}
