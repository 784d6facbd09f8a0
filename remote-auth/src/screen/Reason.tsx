import styled from '@emotion/styled'
import { CircleAlert } from 'lucide-react'
import type { HTMLAttributes } from 'react'

/* Right below the sentence that it explains. The icon is on the first line, as in a box with an error. */
const Line = styled.p`
  display: flex;
  gap: 0.5rem;
  margin: -0.75rem 0 0.625rem;
  color: var(--muted);
  font-size: var(--text-sm);
  line-height: 1.45;
  overflow-wrap: anywhere;
  text-wrap: pretty;
  svg { flex: none; margin-top: 0.125rem; color: var(--coral); }
`

/** The exact words of a failure that the card has explained, for whoever asks the support. Screen readers announce it. */
export function Reason({ children, ...props }: HTMLAttributes<HTMLParagraphElement>) {
  return (
    <Line role="alert" {...props}>
      <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" />
      <span>{children}</span>
    </Line>
  )
}
