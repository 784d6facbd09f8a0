import { type Fact, factText } from '@cadence/shared/site'
import styled from '@emotion/styled'
import { fr } from './typography.ts'
import { unbroken } from './unbroken.tsx'

const Missing = styled.mark`
  border-bottom: 1px dashed var(--outline);
  background: none;
  color: var(--muted);
`

/** A fact of the site within a text. It marks a fact that the publisher has not given yet. */
export function SiteFact({ fact }: { fact: Fact }) {
  const text = fr(factText(fact))
  return typeof fact === 'string' ? text : <Missing>{unbroken(text)}</Missing>
}

/** A mail address, as a link when it is known. */
export function MailTo({ address }: { address: Fact }) {
  if (typeof address !== 'string') return <SiteFact fact={address} />
  return <a href={`mailto:${address}`}>{address}</a>
}
