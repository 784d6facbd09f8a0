import styled from '@emotion/styled'
import type { HTMLAttributes } from 'react'

/* Right below the sentence that it explains. */
const Line = styled.p`
  margin: -0.75rem 0 0.625rem;
  color: var(--faint);
  font-size: var(--text-sm);
  overflow-wrap: anywhere;
  text-wrap: pretty;
`

/** The exact words of a failure that the card has explained, for whoever asks the support. Screen readers announce it. */
export function Reason(props: HTMLAttributes<HTMLParagraphElement>) {
  return <Line role="alert" {...props} />
}
