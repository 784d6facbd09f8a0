import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'

const appear = keyframes`from { opacity: 0; }`
const breathe = keyframes`50% { opacity: 0.45; }`

const Box = styled.div`
  display: grid;
  gap: 0.75rem;
  /* An answer within 200 ms shows no skeleton at all. */
  animation: ${appear} var(--fast) var(--ease) 200ms backwards;
  span { height: 0.875rem; border-radius: var(--radius-pill); background: var(--skeleton); animation: ${breathe} 1.6s var(--ease) infinite; }
  span:first-of-type { width: 45%; height: 1.75rem; }
`

/** Lines in place of a count that is being loaded. */
export function CountSkeleton({ label }: { label: string }) {
  return (
    <Box role="status" aria-label={label}>
      <span />
      <span />
    </Box>
  )
}
