import { Link } from '@cadence/shared/router'
import { Button } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { useState } from 'react'
import { useIsInteractive } from '../../../parts/form/use-is-interactive.ts'
import { fr } from '../../../parts/typography.ts'
import { useCenterLink } from '../center-link.ts'
import { CONTACT_ID } from '../contact.ts'

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 0.75rem;
  align-items: center;
  min-height: 2.75rem;
  color: var(--muted);
  a { display: inline-block; padding-block: 0.625rem; color: var(--text); font-weight: 500; text-underline-offset: 0.25em; }
  button:disabled { opacity: 1; cursor: progress; }
`

/**
 * Whether the article helped. Nobody collects the answer, so nothing pretends to: after a no the reader is led to somebody who can
 * answer.
 */
export function Helpful() {
  const [answer, setAnswer] = useState<'yes' | 'no' | null>(null)
  // A press before the code has come would be lost.
  const isInteractive = useIsInteractive()
  const contact = useCenterLink(CONTACT_ID)
  return (
    <Box role="status">
      {answer === null && (
        <>
          <span>{fr('Cela vous a-t-il aidé ?')}</span>
          <Button size="sm" disabled={!isInteractive} onClick={() => setAnswer('yes')}>
            Oui
          </Button>
          <Button size="sm" disabled={!isInteractive} onClick={() => setAnswer('no')}>
            Non
          </Button>
        </>
      )}
      {answer === 'yes' && <span>{fr('Tant mieux. Bon travail !')}</span>}
      {answer === 'no' && (
        <>
          <span>Alors parlons-en.</span>
          <Link to={contact}>Demander à quelqu’un</Link>
        </>
      )}
    </Box>
  )
}
