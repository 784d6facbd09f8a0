import { useLanguageTag } from '@cadence/shared/i18n'
import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'

const appear = keyframes`from { opacity: 0; }`
const breathe = keyframes`50% { opacity: 0.45; }`

const Box = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
  grid-auto-rows: 15rem;
  gap: 0.5rem;
  /* An answer within 200 ms shows no skeleton at all. */
  animation: ${appear} var(--fast) var(--ease) 200ms backwards;
  span { border-radius: var(--radius-card); background: var(--surface-1); animation: ${breathe} 1.6s var(--ease) infinite; }
  @media (prefers-reduced-motion: reduce) { span { animation: none; } }
`

/** Cards in the shape of no content, until what they hold is known. @param label what is being loaded, in French by default. */
export function CardsSkeleton({ label }: { label: string }) {
  return (
    <Box role="status" aria-label={label} lang={useLanguageTag('fr')}>
      <span />
      <span />
      <span />
      <span />
      <span />
      <span />
    </Box>
  )
}
