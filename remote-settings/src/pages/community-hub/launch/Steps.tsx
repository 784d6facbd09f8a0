import { useTexts } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import { communityHubTexts } from '../../../texts/community-hub.ts'

const Box = styled.div`
  display: grid;
  align-content: center;
  gap: 1rem;
  padding: clamp(1.5rem, 1rem + 2vw, 2.5rem);
  border-top: 1px solid var(--hairline);
  h3 { font-size: var(--text-lg); }
  @media (min-width: 1100px) { border-top: 0; border-left: 1px solid var(--hairline); }
`

const List = styled.ol`
  display: grid;
  gap: 0.875rem;
  counter-reset: step;
  li { display: grid; grid-template-columns: 2rem minmax(0, 1fr); gap: 0.75rem; counter-increment: step; line-height: 1.5; }
  li::before { content: counter(step); color: var(--warm); font: 650 var(--text-xl) / 1.1 var(--font-display); font-variant-numeric: tabular-nums; }
`

/** How to take part, in four steps. */
export function Steps() {
  const t = useTexts(communityHubTexts)
  return (
    <Box>
      <h3>{t.stepsTitle}</h3>
      <List>
        {[t.step1, t.step2, t.step3, t.step4].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </List>
    </Box>
  )
}
