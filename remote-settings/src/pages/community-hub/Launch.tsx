import type { Loaded } from '@cadence/shared/api'
import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { Button } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { communityHubTexts } from '../../texts/community-hub.ts'
import type { Counts } from './counts.ts'
import { EnterCode } from './EnterCode.tsx'

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  background:
    radial-gradient(42rem 24rem at 0 0, color-mix(in srgb, var(--warm) 22%, transparent), transparent 70%),
    var(--surface-1);
  overflow: hidden;
  @media (min-width: 1100px) { grid-template-columns: minmax(0, 6fr) minmax(0, 5fr); }
`

const About = styled.div`
  display: grid;
  justify-items: start;
  align-content: center;
  gap: 1rem;
  padding: clamp(1.5rem, 1rem + 2.5vw, 3rem);
  h2 { font-size: var(--text-2xl); }
  p { max-width: 36em; color: var(--muted); }
`

const Tag = styled.small`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  color: var(--text);
  font-size: var(--text-sm);
  font-weight: 600;
  svg { color: var(--warm); }
`

/** The launch event, with the way to enter a code and the steps to take part (specification, section 2, Community Hub). */
export function Launch({ counts }: { counts: Loaded<Counts> }) {
  const t = useTexts(communityHubTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <Box aria-labelledby="launch-title">
      <About>
        <Tag>
          <Sparkles size={18} strokeWidth={1.75} aria-hidden="true" />
          {t.launchTag}
        </Tag>
        <h2 id="launch-title">{t.launchTitle}</h2>
        <p>{t.launchText}</p>
        <Button variant="primary" onClick={() => setOpen(true)}>
          <span lang={useLanguageTag('en')}>{t.enterCode}</span>
        </Button>
      </About>
      <Steps />
      {isOpen && (
        <EnterCode
          hasEntered={counts.data?.referrals.hasEntered ?? false}
          onClose={() => setOpen(false)}
          onEntered={counts.reload}
        />
      )}
    </Box>
  )
}

const StepsBox = styled.div`
  display: grid;
  align-content: center;
  gap: 1rem;
  padding: clamp(1.5rem, 1rem + 2.5vw, 3rem);
  border-top: 1px solid var(--hairline);
  h3 { font-size: var(--text-lg); }
  @media (min-width: 1100px) { border-top: 0; border-left: 1px solid var(--hairline); }
`

const StepList = styled.ol`
  display: grid;
  gap: 0.875rem;
  counter-reset: step;
  li { display: grid; grid-template-columns: 2rem minmax(0, 1fr); gap: 0.75rem; counter-increment: step; line-height: 1.5; }
  li::before { content: counter(step); color: var(--warm); font: 650 var(--text-xl) / 1.1 var(--font-display); font-variant-numeric: tabular-nums; }
`

/** How to take part, in four steps. */
function Steps() {
  const t = useTexts(communityHubTexts)
  return (
    <StepsBox>
      <h3>{t.stepsTitle}</h3>
      <StepList>
        {[t.step1, t.step2, t.step3, t.step4].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </StepList>
    </StepsBox>
  )
}
