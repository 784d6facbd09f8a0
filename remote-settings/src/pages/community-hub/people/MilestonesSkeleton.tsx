import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { MilestoneList } from './MilestoneList.tsx'

const appear = keyframes`from { opacity: 0; }`
const breathe = keyframes`50% { opacity: 0.45; }`

const Rows = styled(MilestoneList)`
  /* An answer within 200 ms shows no skeleton at all. */
  animation: ${appear} var(--fast) var(--ease) 200ms backwards;
`

const Row = styled.li`
  display: grid;
  grid-template-columns: 3.25rem minmax(0, 1fr);
  align-content: center;
  align-items: center;
  gap: 0.375rem 0.875rem;
  height: 5.75rem;
  @media (max-width: 1179px) { &:nth-of-type(n + 3) { display: none; } }
  &:last-of-type { display: none; }
  @media (min-width: 1430px) { &:last-of-type { display: grid; } }
  padding: 0.875rem 1rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  span { grid-column: 2; width: 45%; height: 0.75rem; border-radius: var(--radius-pill); background: var(--surface-3); animation: ${breathe} 1.6s var(--ease) infinite; }
  span:first-of-type { grid-area: 1 / 1 / span 3; width: 3.25rem; height: 3.25rem; border-radius: 50%; }
  span:nth-of-type(3) { width: 85%; }
`

/** In place of the line below the milestones, which says whether the member’s own are among them. */
const Foot = styled.div`
  width: min(20rem, 70%);
  height: 0.75rem;
  margin-top: 1.75rem;
  border-radius: var(--radius-pill);
  background: var(--surface-2);
  animation: ${appear} var(--fast) var(--ease) 200ms backwards;
`

const rows = ['first', 'second', 'third', 'fourth']

/** Rows in place of the milestones while they are loaded. */
export function MilestonesSkeleton({ label }: { label: string }) {
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
