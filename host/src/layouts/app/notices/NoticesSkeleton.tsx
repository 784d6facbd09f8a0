import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'

const appear = keyframes`from { opacity: 0; }`
const breathe = keyframes`50% { opacity: 0.45; }`

const Box = styled.div`
  display: grid;
  gap: 1.25rem;
  padding: 1.25rem;
  /* An answer within 200 ms shows no skeleton at all. */
  animation: ${appear} var(--fast) var(--ease) 200ms backwards;
`

const Row = styled.div`
  display: grid;
  grid-template-columns: 2.25rem 1fr;
  gap: 0.5rem 0.875rem;
  animation: ${breathe} 1.6s var(--ease) infinite;
  span { height: 0.75rem; border-radius: var(--radius-pill); background: var(--skeleton); }
  span:first-of-type { grid-row: span 2; height: 2.25rem; border-radius: var(--radius-control); }
  span:nth-of-type(2) { width: 60%; }
`

/** Placeholder of the notices while they load. */
export function NoticesSkeleton({ label }: { label: string }) {
  return (
    <Box role="status" aria-label={label}>
      {[1, 2, 3].map((row) => (
        <Row key={row}>
          <span />
          <span />
          <span />
        </Row>
      ))}
    </Box>
  )
}
