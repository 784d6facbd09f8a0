import { Spinner } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { useKnown } from './use-known.ts'

const Progress = styled.p`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 1lh;
  color: var(--muted);
`

/** Says what is under way. */
export function Working({ children }: { children: ReactNode }) {
  const known = useKnown()
  return (
    <Progress role="status">
      <Spinner /> {known && children}
    </Progress>
  )
}
