import { Spinner } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'

const Progress = styled.p`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  color: var(--muted);
`

/** Says what is under way. */
export function Working({ children }: { children: ReactNode }) {
  return (
    <Progress role="status">
      <Spinner /> {children}
    </Progress>
  )
}
