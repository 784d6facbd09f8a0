import type { Loaded } from '@cadence/shared/api'
import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { Button, Vignette } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { communityHubTexts } from '../../texts/community-hub.ts'
import type { Counts } from './counts.ts'
import { EnterCode } from './EnterCode.tsx'

const Box = styled.section`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  overflow: hidden;
`

/* The words, and the drawn people in their light: below them on a phone, beside them elsewhere, at the lower edge in both. */
const About = styled.div`
  --pad: clamp(1.25rem, 0.8rem + 2.5vw, 2.75rem);
  --w: min(16rem, 84cqi);
  --light-at: 50% 100%;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  align-items: end;
  gap: 0.75rem;
  padding: var(--pad);
  background: radial-gradient(calc(1.2 * var(--w)) calc(0.9 * var(--w)) at var(--light-at), color-mix(in srgb, var(--glow) 46%, transparent), color-mix(in srgb, var(--glow) 14%, transparent) 50%, transparent);
  h2 { font-size: var(--text-2xl); }
  p { max-width: 36em; color: var(--muted); }
  button { margin-top: 0.75rem; }
  @media (min-width: 640px) {
    --w: clamp(15rem, 40cqi, 29rem);
    --light-at: calc(100% - var(--pad) - var(--w) / 2) 100%;
    /* The words are in the middle of the height that the people take. */
    grid-template: 1fr repeat(4, auto) 1fr / minmax(0, 1fr) auto;
    small { grid-area: 2 / 1; }
    h2 { grid-area: 3 / 1; }
    p { grid-area: 4 / 1; }
    button { grid-area: 5 / 1; }
    column-gap: clamp(1.5rem, 4vw, 4rem);
  }
`

const People = styled(Vignette)`
  justify-self: center;
  order: 1;
  width: var(--w);
  margin-bottom: calc(-0.056 * var(--w) - var(--pad));
  @media (min-width: 640px) { grid-area: 1 / 2 / -1; }
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
        <People of="reaches" />
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
  gap: 0.875rem;
  padding: clamp(1.25rem, 1rem + 1vw, 1.75rem) clamp(1.25rem, 0.8rem + 2.5vw, 2.75rem);
  border-top: 1px solid var(--hairline);
  h3 { font-size: var(--text-md); }
`

const StepList = styled.ol`
  display: grid;
  gap: 0.75rem clamp(1.25rem, 3vw, 2.5rem);
  counter-reset: step;
  @media (min-width: 640px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @media (min-width: 1100px) { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0.75rem; counter-increment: step; font-size: var(--text-sm); line-height: 1.5; text-wrap: balance; }
  li::before { content: counter(step); min-width: 0.9em; color: var(--warm); font: 650 var(--text-xl) / 1 var(--font-display); font-variant-numeric: tabular-nums; }
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
