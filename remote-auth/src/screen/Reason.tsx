import styled from '@emotion/styled'
import type { HTMLAttributes } from 'react'

const Line = styled.p`
  color: var(--faint);
  font-size: var(--text-sm);
  overflow-wrap: anywhere;
  text-wrap: balance;
`

/** The exact words of a failure that the card has explained, for whoever asks the support. Screen readers announce it. */
export function Reason(props: HTMLAttributes<HTMLParagraphElement>) {
  return <Line role="alert" {...props} />
}
