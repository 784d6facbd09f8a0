import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'

const appear = keyframes`from { opacity: 0; }`
const breathe = keyframes`50% { opacity: 0.45; }`

const Box = styled.div`
  display: grid;
  gap: 1rem;
  /* An answer within 200 ms shows no skeleton at all. */
  animation: ${appear} var(--fast) var(--ease) 200ms backwards;
  span {
    height: 3rem;
    border-radius: var(--radius-control);
    background: var(--skeleton);
    animation: ${breathe} 1.6s var(--ease) infinite;
  }
`

/** Rows in place of a list that is being loaded. @param label names the list for a screen reader. */
export function SectionSkeleton({ label, rows }: { label: string; rows: number }) {
  return (
    <Box role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change places
        <span key={row} />
      ))}
    </Box>
  )
}
