import { afterPaint } from '@cadence/shared/ui'
import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { useEffect } from 'react'
import { scrollToHash } from './scroll.ts'

const breathe = keyframes`50% { opacity: 0.45; }`

const Box = styled.div`
  display: grid;
  gap: 1rem;
  align-content: start;
  width: min(100% - 2rem, 75rem);
  min-height: 60vh;
  margin: 0 auto;
  padding-top: 9rem;
  main[data-layout='app'] & { width: 100%; padding-top: 0; }
  span {
    border-radius: var(--radius-card);
    background: var(--surface-2);
    animation: ${breathe} 1.6s var(--ease) infinite;
  }
  span:nth-of-type(1) { width: min(24rem, 70%); height: 2.5rem; }
  span:nth-of-type(2) { height: 1.25rem; width: min(36rem, 90%); }
  span:nth-of-type(3) { height: 18rem; margin-top: 1rem; }
`

/** Placeholder of the first page, when it takes noticeably long. */
export function PageSkeleton() {
  // The router looked for the element of the hash when only the skeleton was there.
  useEffect(() => () => void afterPaint(scrollToHash), [])
  return (
    <Box role="status" lang="fr" aria-label="Chargement de la page">
      <span />
      <span />
      <span />
    </Box>
  )
}
