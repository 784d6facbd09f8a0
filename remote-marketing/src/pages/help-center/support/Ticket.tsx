import { type Fact, factText } from '@cadence/shared/site'
import styled from '@emotion/styled'
import { fr } from '../../../parts/typography.ts'

const Address = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  color: var(--text);
  font-weight: 600;
  text-underline-offset: 0.25em;
  overflow-wrap: anywhere;
`

/** Where a ticket goes: a mail to the contact, or what is missing as long as the publisher has not named one. */
export function Ticket({ contact }: { contact: Fact }) {
  if (typeof contact !== 'string') return <p data-missing>{fr(factText(contact))}</p>
  const subject = encodeURIComponent("Demande d'aide")
  return <Address href={`mailto:${contact}?subject=${subject}`}>{contact}</Address>
}
