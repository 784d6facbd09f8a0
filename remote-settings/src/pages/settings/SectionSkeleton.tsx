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
    background: var(--surface-3);
    animation: ${breathe} 1.6s var(--ease) infinite;
  }
`

/** Stands where rows will be, as many as are likely. `label` says what is loaded. */
export function Skeleton({ label, rows }: { label: string; rows: number }) {
  return (
    <Box role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <span key={row} />
      ))}
    </Box>
  )
}
