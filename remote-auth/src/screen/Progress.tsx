import { Spinner } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { useLiveRegion } from './use-live-region.ts'

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 1lh;
  color: var(--muted);
`

/** A spinner with a text, which screen readers announce. */
export function Progress({ children }: { children: ReactNode }) {
  const known = useLiveRegion()
  return (
    <Line role="status">
      <Spinner /> {known && children}
    </Line>
  )
}
