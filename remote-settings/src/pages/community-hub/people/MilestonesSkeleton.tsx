import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { useState } from 'react'
import { MilestoneList } from './MilestoneList.tsx'
import { likelyMilestones } from './milestone-count.ts'

const appear = keyframes`from { opacity: 0; }`
const breathe = keyframes`50% { opacity: 0.45; }`

const Rows = styled(MilestoneList)`
  /* An answer within 200 ms shows no skeleton at all. */
  animation: ${appear} var(--fast) var(--ease) 200ms backwards;
`

const Row = styled.li`
  display: grid;
  grid-template-columns: 3.25rem minmax(0, 1fr);
  align-content: start;
  align-items: center;
  gap: 0.375rem 0.875rem;
  padding: 0.875rem 1rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  span { grid-column: 2; width: 45%; height: 0.75rem; border-radius: var(--radius-pill); background: var(--skeleton); animation: ${breathe} 1.6s var(--ease) infinite; }
  span:first-of-type { grid-area: 1 / 1 / span 3; width: 3.25rem; height: 3.25rem; border-radius: 50%; }
  span:nth-of-type(3) { width: 85%; }
`

/** In place of the line below the milestones, which says whether the member’s own are among them, and of its button. */
const Foot = styled.div`
  display: grid;
  align-items: center;
  height: 5.875rem;
  margin-top: 1rem;
  animation: ${appear} var(--fast) var(--ease) 200ms backwards;
  &::before { content: ''; width: min(20rem, 70%); height: 0.75rem; border-radius: var(--radius-pill); background: var(--skeleton); }
  @media (min-width: 640px) { height: 2.25rem; }
`

/** Rows in place of the milestones while they are loaded. */
export function MilestonesSkeleton({ label }: { label: string }) {
  const [rows] = useState(() => Array.from({ length: Math.max(1, likelyMilestones()) }, (_, row) => row))
  return (
    <div role="status" aria-label={label}>
      <Rows aria-hidden="true">
        {rows.map((row) => (
          <Row key={row}>
            <span />
            <span />
            <span />
            <span />
          </Row>
        ))}
      </Rows>
      <Foot />
    </div>
  )
}
