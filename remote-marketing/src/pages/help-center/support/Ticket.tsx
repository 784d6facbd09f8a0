import type { Fact } from '@cadence/shared/site'
import styled from '@emotion/styled'
import { MailTo } from '../../../parts/SiteFact.tsx'

const Address = styled.div`
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  a { margin: 0; padding-block: 0.625rem; color: var(--text); font-weight: 600; text-underline-offset: 0.25em; overflow-wrap: anywhere; }
`

/** Where a ticket goes: a mail to the contact, or what is missing as long as the publisher has not named one. */
export function Ticket({ contact }: { contact: Fact }) {
  return (
    <Address>
      <MailTo address={contact} subject="Demande d'aide" />
    </Address>
  )
}
