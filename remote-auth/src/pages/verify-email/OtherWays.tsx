import { Link, paths } from '@cadence/shared/router'
import { ButtonLink } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { LifeBuoy } from 'lucide-react'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 1.5rem;
  /* The text of the button ends where the card does; as high as a finger, in the room of a line. */
  [data-variant] { margin: -0.75rem; }
`

/** The way on for an address that is verified already, and help. */
export function OtherWays() {
  return (
    <Row>
      <Link to={paths.login}>Déjà vérifié ?</Link>
      <ButtonLink
        to={paths.helpCenter}
        variant="ghost"
        size="sm"
        icon={<LifeBuoy size={18} strokeWidth={1.75} aria-hidden="true" />}
      >
        Support
      </ButtonLink>
    </Row>
  )
}
