import { Card } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'

const Box = styled(Card)`
  width: min(100%, 27rem);
  padding: clamp(1.5rem, 5vw, 2.25rem);
  h1 { font-size: var(--text-2xl); }
`

const Lead = styled.p`
  margin-top: 0.5rem;
  color: var(--muted);
`

const Body = styled.div`
  margin-top: 1.75rem;
`

const Foot = styled.div`
  margin-top: 1.5rem;
  padding-top: 1.25rem;
  border-top: 1px solid var(--hairline);
  color: var(--muted);
  font-size: var(--text-sm);
  text-align: center;
  a { color: var(--text); font-weight: 600; text-underline-offset: 0.25em; }
`

/** Props of the card that every sign-in screen stands in. */
export interface FormCardProps {
  title: string
  lead?: ReactNode
  children?: ReactNode
  foot?: ReactNode
}

/** The card that every sign-in screen stands in: heading, one sentence, the form, and the way elsewhere. */
export function FormCard({ title, lead, children, foot }: FormCardProps) {
  return (
    <Box>
      <h1>{title}</h1>
      {lead && <Lead>{lead}</Lead>}
      {children && <Body>{children}</Body>}
      {foot && <Foot>{foot}</Foot>}
    </Box>
  )
}
